export { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
export { defineRemote, isRemoteModule, type RemoteModule, type RemoteRoute } from './remote-module';
