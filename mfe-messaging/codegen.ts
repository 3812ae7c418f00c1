import { clientCodegen } from '@tbt/build-kit';

export default clientCodegen({ documents: 'src/**/*.graphql' });
