import { clientCodegen } from '@tbt/presets/codegen';

export default clientCodegen({
  schema: 'schema.graphql',
  documents: 'src/**/*.operations.graphql',
  fragmentMasking: false,
  asksForTypes: false,
});
