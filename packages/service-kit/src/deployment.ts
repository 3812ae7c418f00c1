import type { Clock } from './clock';
import { EnvError } from './env';
import { createLocalFileStorage, createS3FileStorage, type FileStorage } from './files';
import { createSealer, type Sealer } from './sealing';
import type { ViewerKeys } from './viewer';

export type Deployment = {
  /** The site's public address without a trailing slash. */
  publicUrl: string;
  sealer: Sealer;
  files: FileStorage;
};

type DeploymentEnv = {
  PUBLIC_URL: string;
  FILES_DIR: string;
  FILES_S3_ENDPOINT?: string | undefined;
  FILES_S3_BUCKET?: string | undefined;
  FILES_S3_REGION?: string | undefined;
  FILES_S3_ACCESS_KEY_ID?: string | undefined;
  FILES_S3_SECRET_ACCESS_KEY?: string | undefined;
};

function filesOf(env: DeploymentEnv): FileStorage {
  const endpoint = env.FILES_S3_ENDPOINT;
  if (!endpoint) return createLocalFileStorage(env.FILES_DIR);
  const [bucket, accessKeyId, secretAccessKey] = [
    env.FILES_S3_BUCKET,
    env.FILES_S3_ACCESS_KEY_ID,
    env.FILES_S3_SECRET_ACCESS_KEY,
  ];
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new EnvError('FILES_S3_ENDPOINT needs FILES_S3_BUCKET and both FILES_S3 keys');
  }
  const region = env.FILES_S3_REGION ?? 'auto';
  return createS3FileStorage({ endpoint, bucket, region, accessKeyId, secretAccessKey });
}

/** @throws EnvError when a bucket's settings are incomplete. */
export const createDeployment = (
  env: DeploymentEnv,
  keys: ViewerKeys,
  clock: Clock,
): Deployment => ({
  publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
  sealer: createSealer(keys, clock),
  files: filesOf(env),
});
