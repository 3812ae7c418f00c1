export { overrideRemote } from './development-override';
export { publishManifest } from './publish-manifest';
export { listReleases, publishRemote, rollbackRemote, type PublishOptions } from './publish-remote';
export { readRegistry } from './registry-file';
