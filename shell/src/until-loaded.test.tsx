import { untilLoaded } from './until-loaded';

const failing = (times: number) => {
  let calls = 0;
  return () => {
    calls += 1;
    return calls > times ? Promise.resolve(calls) : Promise.reject(new Error(`call ${calls}`));
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('loads again, each time later', async () => {
  const loading = untilLoaded(failing(2));
  await jest.advanceTimersByTimeAsync(4_000);
  await expect(loading).resolves.toBe(3);
});

test('loads again at once when there is a connection', async () => {
  const loading = untilLoaded(failing(1));
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe(2);
});

test('gives up after its last attempt', async () => {
  const loading = untilLoaded(failing(9));
  const ends = expect(loading).rejects.toThrow('call 5');
  await jest.advanceTimersByTimeAsync(60_000);
  await ends;
});
