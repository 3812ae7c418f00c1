import { render, screen } from '@testing-library/react';
import { EarlyPress } from './early-press';

const onClick = jest.fn();
const page = (
  <>
    <button type="button" onClick={onClick}>
      <span>Menu</span>
    </button>
    <a href="/jobs">Jobs</a>
    <EarlyPress />
  </>
);
afterEach(() => {
  delete window.takeEarlyPress;
  onClick.mockClear();
});

it.each([
  ['a part of a button', 'Menu', 1],
  ['a link', 'Jobs', 0],
])('repeats the press of %s as it should', (_, text, times) => {
  window.takeEarlyPress = () => screen.getByText(text);
  render(page);
  expect(onClick).toHaveBeenCalledTimes(times);
});

it('presses nothing by itself', () => {
  render(page);
  expect(onClick).not.toHaveBeenCalled();
});
