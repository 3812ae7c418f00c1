import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@tbt/web-kit/testing';
import { createSiteWorker } from './site-worker';
import { UpdatePrompt } from './update-prompt';

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update = jest.fn(() => Promise.resolve());
  install(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

const question = () =>
  screen.queryByRole('region', { name: 'New version available! Reload to update?' });

function provide(container: object): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
}

async function openPage({ isControlled = true, waiting = null as FakeWorker | null } = {}) {
  const registration = Object.assign(new FakeRegistration(), { waiting });
  const controller = isControlled ? new FakeWorker() : null;
  const register = jest.fn(() => Promise.resolve(registration));
  const container = Object.assign(new EventTarget(), { controller, register });
  provide(container);
  const worker = createSiteWorker();
  const reload = jest.fn();
  await worker.register();
  await renderPage(<UpdatePrompt worker={{ ...worker, update: () => worker.update(reload) }} />);
  return { registration, container, reload };
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it('asks nothing for the first worker of a browser', async () => {
  const { registration } = await openPage({ isControlled: false });
  act(() => registration.install().become('installed'));
  expect(question()).not.toBeInTheDocument();
});

it('asks when a new version is installed while an old one controls the page', async () => {
  const { registration } = await openPage();
  const next = registration.install();
  expect(question()).not.toBeInTheDocument();
  act(() => next.become('installed'));
  expect(question()).toBeVisible();
  expect(next.postMessage).not.toHaveBeenCalled();
});

it('reloads on confirm, once the new version has taken over', async () => {
  const { registration, container, reload } = await openPage();
  const next = registration.install();
  act(() => next.become('installed'));
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(next.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('reloads at once when another tab has let it take over', async () => {
  const { registration, reload } = await openPage();
  const next = registration.install();
  act(() => next.become('installed'));
  next.become('activated');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(next.postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks again at the next load for a version that still waits', async () => {
  const waiting = new FakeWorker();
  waiting.state = 'installed';
  const { reload } = await openPage({ waiting });
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(question()).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

it('looks for a new version when shown again, at most once an hour', async () => {
  const { registration } = await openPage();
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(registration.update).not.toHaveBeenCalled();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000);
  show();
  show();
  expect(registration.update).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it.each([
  ['has none', undefined],
  ['forbids them', { controller: null, register: () => Promise.resolve(undefined) }],
])('a browser that %s shows the site without a worker', async (_, container) => {
  if (container) provide(container);
  await createSiteWorker().register();
});

it('a worker that cannot be registered is told in the console alone', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  provide({ controller: null, register: () => Promise.reject(new TypeError('not found')) });
  await createSiteWorker().register();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
