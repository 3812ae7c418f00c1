import { act, screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { PageChrome } from '../layout/page-chrome';
import { partOf, watchStrayErrors } from './stray-errors';
import '../texts';

const page = (
  <PageChrome>
    <h1>Page</h1>
  </PageChrome>
);

function strayError(message: string, filename: string): ErrorEvent {
  const event = new ErrorEvent('error', {
    error: new Error(message),
    message,
    filename,
    cancelable: true,
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

it('shows one toast, and logs one line with the name of the part', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(page);
  const first = strayError('no handler', 'http://localhost/releases/mfe-jobs/1.0.0-a/page.js');
  expect(first.defaultPrevented).toBe(true);
  strayError('again', 'http://localhost/assets/main.js');
  expect(log.mock.calls.map(([line]) => line as string)).toEqual([
    '[mfe-jobs] failed: no handler',
    '[page] failed: again',
  ]);
  expect((await screen.findAllByText('Something went wrong')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

it('ignores browser errors that are no failure', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage(page);
  const notice = new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' });
  act(() => void window.dispatchEvent(notice));
  expect(log).not.toHaveBeenCalled();
});

it('ignores errors of parts that are loading', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  const stop = watchStrayErrors((part) => part === 'mfe-jobs', onError);
  const file = 'http://localhost/releases/mfe-jobs/1.0.0-a/remote-entry.js';
  const thrown = (error: Error, filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error, filename, cancelable: true }));
  thrown(new Error('at load'), file);
  thrown(new SyntaxError("Unexpected token '<'"), file.replace('jobs', 'clinic'));
  expect([log.mock.calls, onError.mock.calls]).toEqual([[], []]);
  thrown(new Error('at work'), file.replace('jobs', 'clinic'));
  expect(onError).toHaveBeenCalledTimes(1);
  stop();
});

it('knows a part by the address of its code', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n    at f (https://site.test/releases/mfe-clinic/1.0.0-a/1.js:1:1)';
  expect(partOf(error)).toBe('mfe-clinic');
  expect(partOf('text')).toBe('page');
});
