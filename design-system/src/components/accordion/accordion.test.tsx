import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const items = [
  { value: 'pay', title: 'How am I paid?', content: 'Directly.' },
  { value: 'lead', title: 'How early should I post?', content: 'A day ahead.' },
];

it('opens and closes with the keyboard', async () => {
  render(<Accordion items={items} titleAs="h2" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'How am I paid?', expanded: true })).toHaveFocus();
  expect(screen.getByText('Directly.')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Directly.')).not.toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
});

it('closes the others when only one may be open', async () => {
  render(<Accordion items={items} onlyOne defaultOpen={['pay']} />);
  await userEvent.click(screen.getByRole('button', { name: 'How early should I post?' }));
  expect(screen.getByText('A day ahead.')).toBeVisible();
  expect(screen.getByText('Directly.')).not.toBeVisible();
});
