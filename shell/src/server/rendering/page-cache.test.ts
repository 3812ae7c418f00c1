import { createPageCache, type KeptPage, type PageVisit } from './page-cache';

const MARKUP = {
  at: 0,
  html: 'page',
  data: '{}',
  classNames: [],
  styleSheets: [],
  styleHashes: [],
};
const PAGE: KeptPage = { markup: MARKUP, answers: [] };
const NEVER = new Promise<null>(() => undefined);
const visit = (render: PageVisit['render'], isCurrent = false): PageVisit => ({
  render,
  deadline: NEVER,
  isCurrent: async () => isCurrent,
});

it('leaves a page to the browser when its rendering throws, and renders it for the next visitor', async () => {
  const onError = jest.fn();
  const keep = createPageCache(onError);
  const error = new Error('no such file');
  const failing = jest.fn(() => Promise.reject(error));
  expect(await Promise.all([keep('a', visit(failing)), keep('a', visit(failing))])).toEqual([
    null,
    null,
  ]);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(onError.mock.calls).toEqual([[error]]);
  expect(
    await keep(
      'a',
      visit(async () => PAGE),
    ),
  ).toBe(MARKUP);
});

it('renders a page again when it is no longer fresh and shows what has changed', async () => {
  let now = 0;
  const keep = createPageCache(
    () => undefined,
    1_000,
    () => now,
  );
  const render = jest.fn(async () => PAGE);
  await keep('a', visit(render));
  now = 999;
  await keep('a', visit(render));
  expect(render).toHaveBeenCalledTimes(1);
  now = 1_000;
  expect(await keep('a', visit(render, true))).toBe(MARKUP);
  expect(render).toHaveBeenCalledTimes(1);
  now = 2_000;
  await keep('a', visit(render));
  expect(render).toHaveBeenCalledTimes(2);
});

it('keeps a page for a minute while the graph cannot say whether it is current', async () => {
  const onError = jest.fn();
  let now = 0;
  const keep = createPageCache(onError, 1_000, () => now);
  const render = jest.fn(async () => PAGE);
  await keep('a', visit(render));
  now = 1_000;
  const isCurrent = () => Promise.reject(new Error('too late'));
  expect(await keep('a', { ...visit(render), isCurrent })).toBe(MARKUP);
  expect(render).toHaveBeenCalledTimes(1);
  now = 60_000;
  await keep('a', { ...visit(render), isCurrent });
  expect(render).toHaveBeenCalledTimes(2);
  expect(onError).not.toHaveBeenCalled();
});

it('gives a visitor who waited long enough the page that was kept, unless it has changed', async () => {
  let now = 0;
  const keep = createPageCache(
    () => undefined,
    1_000,
    () => now,
  );
  const next = { ...PAGE, markup: { ...MARKUP, html: 'next' } };
  await keep(
    'a',
    visit(async () => PAGE),
  );
  now = 1_000;
  const deadline = Promise.resolve(null);
  let say: (isCurrent: boolean) => void = () => undefined;
  const isCurrent = () => new Promise<boolean>((resolve) => (say = resolve));
  const render = async () => next;
  expect(await keep('a', { render, isCurrent, deadline })).toBe(MARKUP);
  say(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(await keep('a', visit(render))).toBe(next.markup);
  now = 2_000;
  const slow = {
    ...visit(() => NEVER),
    deadline: new Promise<null>((done) => setTimeout(done, 5, null)),
  };
  expect(await keep('a', slow)).toBeNull();
});
