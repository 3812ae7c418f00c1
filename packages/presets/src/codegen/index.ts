export { GENERATED_MANIFEST, readManifest } from './document-manifest';
export { clientCodegen } from './client-codegen';
export type { ClientCodegenOptions } from './client-codegen';
export { subgraphCodegen } from './subgraph-codegen';
export type { SubgraphCodegenOptions } from './subgraph-codegen';
