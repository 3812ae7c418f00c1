import type { Clock } from './clock';
import { createLocalFileStorage, type FileStorage } from './files';
import { createSealer, type Sealer } from './sealing';
import type { ViewerKeys } from './viewer';

/** What a deployment gives to every service besides its database. */
export type Deployment = {
  /** Where people find the site, without a slash at the end; links in e-mails begin with it. */
  publicUrl: string;
  sealer: Sealer;
  files: FileStorage;
};

type DeploymentEnv = { PUBLIC_URL: string; FILES_DIR: string };

export const createDeployment = (
  env: DeploymentEnv,
  keys: ViewerKeys,
  clock: Clock,
): Deployment => ({
  publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
  sealer: createSealer(keys, clock),
  files: createLocalFileStorage(env.FILES_DIR),
});
