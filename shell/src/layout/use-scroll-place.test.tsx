import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useNavigate } from '@tbt/web-kit';
import { renderPage } from '@tbt/web-kit/testing';
import { useScrollPlace } from './use-scroll-place';

const resized: (() => void)[] = [];
/** Pixels by which the page is longer than the window. */
let room = 0;

beforeEach(() => {
  room = 5_000;
  resized.length = 0;
  Object.assign(window, { scrollY: 0 });
  window.scrollTo = ((_x: number, y: number) => {
    Object.assign(window, { scrollY: Math.min(y, room) });
  }) as typeof window.scrollTo;
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized.push(() => callback([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized.length = 0;
    }
  };
});

function Site() {
  const content = useRef<HTMLElement>(null);
  useScrollPlace(content);
  const navigate = useNavigate();
  return (
    <main ref={content} tabIndex={-1}>
      <button onClick={() => void navigate('/professionals/2')} data-testid="on" />
      <button onClick={() => void navigate('/list?role=assistant')} data-testid="filter" />
      <button onClick={() => void navigate(-1)} data-testid="back" />
    </main>
  );
}

const scroll = (place: number) => {
  Object.assign(window, { scrollY: place });
  fireEvent.scroll(window);
};
const press = (name: string) => userEvent.click(screen.getByTestId(name));
const open = () => renderPage(<Site />, { at: '/list', path: '*' });

it('starts a new page at its top, with the focus on its content', async () => {
  await open();
  scroll(1_200);
  await press('on');
  expect(window.scrollY).toBe(0);
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves the focus to the heading once the page has one', async () => {
  await open();
  await press('on');
  const main = screen.getByRole('main');
  const heading = document.createElement('h1');
  await act(async () => void main.append(heading));
  await waitFor(() => expect(heading).toHaveFocus());
});

it('leaves the focus to a user who acts before the heading is there', async () => {
  await open();
  await press('on');
  fireEvent.keyDown(window, { key: 'Tab' });
  const heading = document.createElement('h1');
  await act(async () => void screen.getByRole('main').append(heading));
  expect(heading).not.toHaveFocus();
});

it('restores the scroll position, also when the page grows later', async () => {
  await open();
  scroll(1_200);
  await press('on');
  room = 300;
  await press('back');
  expect(window.scrollY).toBe(300);
  room = 5_000;
  act(() => resized[0]?.());
  expect(window.scrollY).toBe(1_200);
  expect(resized).toEqual([]);
});

it('stops restoring when the user scrolls', async () => {
  await open();
  scroll(1_200);
  await press('on');
  room = 300;
  await press('back');
  fireEvent.wheel(window);
  expect(resized).toEqual([]);
});

it('keeps the position when only the query changes, and restores it later', async () => {
  await open();
  scroll(700);
  await press('filter');
  expect(window.scrollY).toBe(700);
  await press('on');
  await press('back');
  expect(window.scrollY).toBe(700);
});
