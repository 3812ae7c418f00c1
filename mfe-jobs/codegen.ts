import { clientCodegen } from '@tbt/presets/codegen';

export default clientCodegen({ documents: 'src/**/*.graphql' });
