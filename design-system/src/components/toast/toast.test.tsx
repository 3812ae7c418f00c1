import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, dismissToastsOfLeftPage, toast } from './page-toasts';
import { createToastStore, toastRemoveDelay } from './toast-store';
import { Toaster } from './toaster';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => dismissToast());
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('the store', () => {
  it('keeps one toast, the newest', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.show({ title: 'Second' });
    expect(store.records().map(({ title }) => title)).toEqual(['Second']);
  });

  it('drops the record of a dismissed toast after 1,000,000 ms', () => {
    const store = createToastStore();
    const id = store.show({ title: 'First' });
    store.dismiss(id);
    expect(toastRemoveDelay).toBe(1_000_000);
    jest.advanceTimersByTime(999_999);
    expect(store.records()).toMatchObject([{ id, open: false }]);
    jest.advanceTimersByTime(1);
    expect(store.records()).toEqual([]);
  });

  it('lets go of the timer of a record that was replaced', () => {
    const store = createToastStore();
    store.dismiss(store.show({ title: 'First' }));
    store.show({ title: 'Second' });
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('on the page', () => {
  const show = (...args: Parameters<typeof toast>) => act(() => void toast(...args));

  beforeEach(() => {
    render(<Toaster label="Notices" closeLabel="Close" />);
  });

  it('announces a default toast politely and dismisses it after a while', () => {
    show({ title: 'Schedule added', description: 'Monday morning' });
    expect(screen.getByRole('status')).toHaveTextContent('Schedule added');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('goes to the top when it is asked to, and the next one back', () => {
    const region = screen.getByRole('region', { name: 'Notices' });
    show({ title: 'Live', isAtTop: true });
    expect(region).toHaveAttribute('data-top');
    show({ title: 'Schedule added' });
    expect(region).not.toHaveAttribute('data-top');
  });

  describe('on a phone', () => {
    const { innerWidth } = window;
    const OwnObserver = globalThis.ResizeObserver;
    const rectOf = (top: number, bottom: number) => new DOMRect(0, top, 320, bottom - top);
    const region = () => screen.getByRole('region', { name: 'Notices' });
    let pageGrows: () => void;

    beforeEach(() => {
      window.innerWidth = 390;
      jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: HTMLElement,
      ) {
        return this.tagName === 'SECTION' ? rectOf(600, 680) : rectOf(640, 684);
      });
      globalThis.ResizeObserver = class extends OwnObserver {
        constructor(callback: ResizeObserverCallback) {
          super(callback);
          pageGrows = () => callback([], this);
        }
      };
    });

    afterEach(() => {
      window.innerWidth = innerWidth;
      globalThis.ResizeObserver = OwnObserver;
      jest.restoreAllMocks();
    });

    it('rises above a button', () => {
      render(<button type="button">Accept offer</button>);
      show({ title: 'Saved' });
      expect(region().style.getPropertyValue('--toast-rise')).toBe('48px');
    });

    it('rises above a heading that an open dialog has hidden', () => {
      const { rerender } = render(
        <>
          <main inert>
            <h2>Your match</h2>
          </main>
          <div role="dialog">Apply</div>
        </>,
      );
      show({ title: 'Application sent' });
      expect(region().style.getPropertyValue('--toast-rise')).toBe('0px');
      rerender(
        <main>
          <h2>Your match</h2>
        </main>,
      );
      pageGrows();
      expect(region().style.getPropertyValue('--toast-rise')).toBe('48px');
    });

    it('rises above a field that appears later', () => {
      show({ title: 'Live' });
      expect(region().style.getPropertyValue('--toast-rise')).toBe('0px');
      render(<textarea />);
      pageGrows();
      expect(region().style.getPropertyValue('--toast-rise')).toBe('48px');
    });
  });

  it('announces errors immediately', () => {
    show({ title: 'Login failed', variant: 'destructive' });
    expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
  });

  it('shows a newer toast in place of the older', () => {
    show({ title: 'Schedule added' });
    show({ title: 'Schedule removed' });
    expect(screen.queryByText('Schedule added')).not.toBeInTheDocument();
    expect(screen.getByText('Schedule removed')).toBeVisible();
  });

  it.each(['info', 'warning'] as const)('announces a toast of kind %s politely', (variant) => {
    show({ title: 'You are offline', variant });
    expect(screen.getByRole('status')).toHaveTextContent('You are offline');
    expect(screen.getByText('You are offline').closest('[data-variant]')).toHaveAttribute(
      'data-variant',
      variant,
    );
  });

  it('offers an action, is shown longer, and closes after it', () => {
    const onAction = jest.fn();
    show({ title: 'Schedule removed', action: { label: 'Undo', onAction } });
    act(() => jest.advanceTimersByTime(14_000));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Schedule removed')).not.toBeInTheDocument();
  });

  it('closes good news of a page that is left, but no error and nothing that came with the navigation', () => {
    const leave = () => act(() => dismissToastsOfLeftPage());
    show({ title: 'Application sent' });
    leave();
    expect(screen.getByText('Application sent')).toBeVisible();
    act(() => jest.advanceTimersByTime(3500));
    leave();
    expect(screen.queryByText('Application sent')).not.toBeInTheDocument();
    show({ title: 'Not sent', variant: 'destructive' });
    act(() => jest.advanceTimersByTime(3500));
    leave();
    expect(screen.getByText('Not sent')).toBeVisible();
  });

  it('pauses while hovered', () => {
    show({ title: 'Schedule added' });
    fireEvent.mouseEnter(screen.getByText('Schedule added'));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Schedule added')).toBeVisible();
  });

  it('closes by its cross and by Escape', () => {
    show({ title: 'Schedule added' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Schedule added')).not.toBeInTheDocument();
    show({ title: 'Schedule removed' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
    expect(screen.queryByText('Schedule removed')).not.toBeInTheDocument();
  });
});
