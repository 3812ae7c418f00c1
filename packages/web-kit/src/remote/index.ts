export {
  defineRemote,
  isRemoteModule,
  REMOTE_CONTRACT_VERSION,
  type RemoteModule,
  type RemoteRoute,
} from './remote-module';
