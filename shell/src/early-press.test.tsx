import { render, screen } from '@testing-library/react';
import { EarlyPress } from './early-press';

const [onMenu, onMore, onSend] = [jest.fn(), jest.fn(), jest.fn()];
const Site = ({ hasPage = true }) => (
  <>
    <button type="button" onClick={onMenu}>
      <span>Menu</span>
    </button>
    <a href="/jobs">Jobs</a>
    <main>
      <button type="button" onClick={onMore}>
        More
      </button>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <button>Send</button>
      </form>
      <form method="get" onSubmit={onSend}>
        <button>Search</button>
      </form>
      {hasPage && <EarlyPress part="page" />}
    </main>
    <EarlyPress part="frame" />
  </>
);

const end = jest.fn();
function pressEarly(text: string) {
  let isUsed = false;
  window.earlyPress = {
    end,
    get target() {
      return isUsed ? null : screen.queryByText(text);
    },
    set target(_) {
      isUsed = true;
    },
  };
}

afterEach(() => {
  delete window.earlyPress;
  jest.clearAllMocks();
});

it.each([
  ['a part of a button', 'Menu', [1, 0, 0]],
  ['a button of the page', 'More', [0, 1, 0]],
  ['a form that scripts send', 'Send', [0, 0, 1]],
  ['a form that the browser sends', 'Search', [0, 0, 0]],
  ['a link', 'Jobs', [0, 0, 0]],
])('repeats the press of %s as it should', (_, text, times) => {
  pressEarly(text);
  render(<Site />);
  expect([onMenu, onMore, onSend].map(({ mock }) => mock.calls.length)).toEqual(times);
  expect(end).toHaveBeenCalledTimes(1);
});

it('waits with a button of the page until the page is there, and repeats it once', () => {
  pressEarly('More');
  const { rerender } = render(<Site hasPage={false} />);
  expect(onMore).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  rerender(<Site />);
  rerender(<Site hasPage={false} />);
  rerender(<Site />);
  expect(onMore).toHaveBeenCalledTimes(1);
});

it('presses nothing by itself', () => {
  render(<Site />);
  expect(onMenu).not.toHaveBeenCalled();
  expect(onMore).not.toHaveBeenCalled();
});
