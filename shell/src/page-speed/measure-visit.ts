import { measuredPageOf } from './measured-page';

/** One visit in five. */
const SHARE = 0.2;

type Signals = { globalPrivacyControl?: boolean; doNotTrack?: string | null };

/** By Global Privacy Control or Do Not Track. */
function isOptedOut(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Signals;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Measures how fast the page is for a sample of visits, once it has been loaded. */
export function measureVisit(): void {
  if (isOptedOut() || Math.random() >= SHARE) return;
  const page = measuredPageOf(location.pathname);
  const measure = () =>
    void import('./send-page-speed')
      .then(({ sendPageSpeed }) => sendPageSpeed(page))
      .catch(() => undefined);
  if (document.readyState === 'complete') measure();
  else window.addEventListener('load', measure, { once: true });
}
