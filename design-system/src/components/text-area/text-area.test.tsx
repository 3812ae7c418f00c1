import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './text-area';

it('takes several lines', async () => {
  render(<TextArea aria-label="Notes" />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'One{Enter}Two');
  expect(screen.getByRole('textbox')).toHaveValue('One\nTwo');
});
