import type { StackSettings } from './env';
import { loadSecrets } from './secrets';

/** Environment of every program that runs a subgraph, besides databases. */
export function deploymentEnv(settings: StackSettings) {
  const { viewerKeys, viewerKeyId, vapid } = loadSecrets(settings);
  return {
    PUBLIC_URL: settings.publicUrl,
    FILES_DIR: settings.filesDir,
    VIEWER_KEYS: JSON.stringify(viewerKeys),
    VIEWER_KEY_ID: viewerKeyId,
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
  };
}
