import { clientCodegen } from '@tbt/build-kit';

export default clientCodegen({ schema: '../../gateway/schema.graphql' });
