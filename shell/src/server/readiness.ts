import { NotReadyError } from '@tbt/service-kit';
import { readEntryFiles } from './page/page-routes';
import type { SiteServerOptions } from './options';

const TIMEOUT_MS = 3000;

/** Ready when the shell is built and the gateway is ready. */
export async function checkReadiness({ siteDir, gatewayUrl }: SiteServerOptions): Promise<void> {
  await readEntryFiles(siteDir).catch((error: unknown) => {
    throw new NotReadyError(['site'], error);
  });
  const answer = await fetch(new URL('/readyz', gatewayUrl), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new NotReadyError(['gateway'], error);
  });
  if (answer.ok) return;
  const { missing = ['gateway'] } = (await answer.json().catch(() => ({}))) as {
    missing?: string[];
  };
  throw new NotReadyError(missing);
}
