import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = [
  { value: 'profile', label: 'Profile', content: 'Name and licence' },
  { value: 'photo', label: 'Photo', content: 'At most 5 MB' },
  { value: 'schedule', label: 'Schedule', content: 'Slots', disabled: true },
];

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

it('leaves the choice to its owner when a value is given', async () => {
  const onValueChange = jest.fn();
  render(<Tabs label="My profile" items={items} value="profile" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Photo' }));
  expect(onValueChange).toHaveBeenCalledWith('photo');
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
});
