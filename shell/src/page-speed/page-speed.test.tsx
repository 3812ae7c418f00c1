import type { Metric } from 'web-vitals';
import { measuredPageOf } from './measured-page';
import { measureVisit } from './measure-visit';
import type * as Sender from './send-page-speed';
import { sendPageSpeed } from './send-page-speed';

type Keep = (metric: Partial<Metric>) => void;
const keepers: Record<string, Keep> = {};
jest.mock('web-vitals', () => {
  const on = (name: string) => (keep: Keep) => {
    keepers[name] = keep;
  };
  return { onLCP: on('LCP'), onINP: on('INP'), onCLS: on('CLS'), onTTFB: on('TTFB') };
});
jest.mock('./send-page-speed', () => {
  const actual = jest.requireActual<typeof Sender>('./send-page-speed');
  return { sendPageSpeed: jest.fn(actual.sendPageSpeed) };
});

const hide = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const beacon = jest.fn<boolean, [string, Blob]>(() => true);
const textOf = (blob = new Blob()): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  Object.assign(navigator, { sendBeacon: beacon });
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
  Object.assign(navigator, { globalPrivacyControl: undefined });
});

it('tells a page without its ids and words', () => {
  expect(['/fr/jobs/12', '/jobs', '/admin-feedback', '/nowhere'].map(measuredPageOf)).toEqual([
    ...['job', 'jobs', 'other', 'other'],
  ]);
});

it('sends what was measured once, when the page is hidden', async () => {
  sendPageSpeed('home');
  keepers['LCP']?.({ name: 'LCP', value: 1234.5 });
  keepers['CLS']?.({ name: 'CLS', value: 0.0123 });
  hide('visible');
  expect(beacon).not.toHaveBeenCalled();
  hide('hidden');
  hide('hidden');
  expect(beacon).toHaveBeenCalledTimes(1);
  const [address, body] = beacon.mock.calls[0] ?? [];
  expect(address).toBe('/api/web-vitals');
  expect(body?.type).toBe('application/json');
  expect(JSON.parse(await textOf(body))).toEqual({
    page: 'home',
    isPhone: true,
    lcp: 1235,
    cls: 12,
  });
});

it('measures one visit in five, and none of those who opted out', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.2);
  measureVisit();
  await settle();
  expect(sendPageSpeed).not.toHaveBeenCalled();
  random.mockReturnValue(0.19);
  Object.assign(navigator, { globalPrivacyControl: true });
  measureVisit();
  await settle();
  expect(sendPageSpeed).not.toHaveBeenCalled();
  Object.assign(navigator, { globalPrivacyControl: false });
  measureVisit();
  await settle();
  expect(sendPageSpeed).toHaveBeenCalledTimes(1);
});
