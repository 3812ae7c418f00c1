import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Tabs } from './tabs';

const items = [
  { value: 'profile', label: 'Profile', content: 'Name and licence' },
  { value: 'photo', label: 'Photo', content: 'At most 5 MB' },
  { value: 'schedule', label: 'Schedule', content: 'Slots', disabled: true },
];

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

it('starts with the first tab and walks with the arrows', async () => {
  render(<Tabs label="My profile" items={items} />);
  expect(screen.getByRole('tablist', { name: 'My profile' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Profile' })).toHaveTextContent('Name and licence');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Photo', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus();
});

it('answers a press that comes without a pointer, such as one that is repeated', async () => {
  render(<Tabs label="My profile" items={items} />);
  const photo = screen.getByRole('tab', { name: 'Photo' });
  await act(async () => photo.click());
  expect(photo).toHaveAttribute('aria-selected', 'true');
});

it('is reached by Tab as the server renders it', async () => {
  document.body.innerHTML = renderToString(<Tabs label="My profile" items={items} />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus();
  document.body.replaceChildren();
});

it('leaves the choice to its owner when a value is given', async () => {
  const onValueChange = jest.fn();
  render(<Tabs label="My profile" items={items} value="profile" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Photo' }));
  expect(onValueChange).toHaveBeenCalledWith('photo');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
});

it('walks up and down when it is vertical', async () => {
  render(<Tabs label="My profile" items={items} orientation="vertical" />);
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('tab', { name: 'Photo' })).toHaveFocus();
  await userEvent.keyboard('{End}{Home}');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveFocus();
});

it('moves in reverse in right-to-left pages', async () => {
  document.documentElement.dir = 'rtl';
  render(<Tabs label="My profile" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Photo' })).toHaveFocus();
});

it('marks the end at which a narrow screen hides tabs, and brings the chosen one into view', async () => {
  const spies = [
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600),
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400),
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100),
  ];
  render(<Tabs label="My profile" items={items} defaultValue="photo" />);
  const list = screen.getByRole('tablist');
  expect(list.scrollLeft).toBe(300);
  fireEvent.scroll(list);
  expect(list).toHaveAttribute('data-hidden-start');
  expect(list).not.toHaveAttribute('data-hidden-end');
  list.scrollLeft = 0;
  await userEvent.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(list.scrollLeft).toBe(300);
  list.scrollLeft = 0;
  fireEvent.scroll(list);
  expect(list).toHaveAttribute('data-hidden-end');
  spies.forEach((spy) => spy.mockRestore());
});
