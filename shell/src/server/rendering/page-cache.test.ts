import { createPageCache } from './page-cache';

const MARKUP = { html: 'page', data: '{}', styleSheets: [], styleHashes: [] };

it('leaves a page to the browser when its rendering throws, and renders it for the next visitor', async () => {
  const onError = jest.fn();
  const once = createPageCache(onError);
  const error = new Error('no such file');
  const failing = jest.fn(() => Promise.reject(error));
  expect(await Promise.all([once('a', failing), once('a', failing)])).toEqual([null, null]);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls).toEqual([[error]]);
  expect(await once('a', async () => MARKUP)).toBe(MARKUP);
});

it('renders a page again when it is no longer fresh', async () => {
  let now = 0;
  const once = createPageCache(
    () => undefined,
    5_000,
    () => now,
  );
  const render = jest.fn(async () => MARKUP);
  await once('a', render);
  now = 4_999;
  await once('a', render);
  expect(render).toHaveBeenCalledTimes(1);
  now = 5_000;
  await once('a', render);
  expect(render).toHaveBeenCalledTimes(2);
});
