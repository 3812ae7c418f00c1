import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';

it('takes the focus and links to the field', async () => {
  render(
    <>
      <ErrorSummary title="One answer" items={[{ message: 'Enter a title.', fieldId: 'title' }]} />
      <input id="title" aria-label="Title" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a title.' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

it('is not there without errors', () => {
  render(<ErrorSummary title="No answer" items={[]} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('strikes through what has been corrected, and leaves it in place', () => {
  const items = [
    { message: 'Enter a title.', isFixed: true },
    { message: 'Enter a date.', isFixed: false },
  ];
  render(<ErrorSummary title="Two answers" items={items} />);
  expect(screen.getByText('Enter a title.').tagName).toBe('S');
  expect(screen.getByText('Enter a date.').tagName).not.toBe('S');
});
