import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { MeasuredPage, WebVital } from '@tbt/contracts';

const ADDRESS = '/api/web-vitals';
const PHONE = '(max-width: 640px)';
const THOUSANDTHS = 1000;

const valueOf = ({ name, value }: Metric): number =>
  Math.round(name === 'CLS' ? value * THOUSANDTHS : value);

/** Sends what was measured of a visit that began on the page once, when it leaves or hides the page; nothing of the person. */
export function sendPageSpeed(page: MeasuredPage): void {
  const isPhone = matchMedia(PHONE).matches;
  const values: Partial<Record<WebVital, number>> = {};
  const keep = (metric: Metric) => {
    values[metric.name.toLowerCase() as WebVital] = valueOf(metric);
  };
  onLCP(keep);
  onINP(keep);
  onCLS(keep);
  onTTFB(keep);
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    if (Object.keys(values).length === 0) return;
    const body = JSON.stringify({ page, isPhone, ...values });
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  };
  // After those of the library, which report when the page is hidden.
  document.addEventListener('visibilitychange', send);
}
