import { clientCodegen } from '@tbt/build-kit';

export default clientCodegen({
  schema: 'schema.graphql',
  documents: 'src/**/*.operations.graphql',
  fragmentMasking: false,
  asksForTypes: false,
});
