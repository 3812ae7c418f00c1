import { clientCodegen } from '@tbt/presets/codegen';

export default clientCodegen({ schema: '../../gateway/schema.graphql' });
