export { overrideRemote } from './development-override';
export { listReleases, publishRemote, rollbackRemote, type PublishOptions } from './publish-remote';
export { readRegistry } from './registry-file';
