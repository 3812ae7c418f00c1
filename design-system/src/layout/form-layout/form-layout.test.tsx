import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormActions } from './form-actions';
import { FormLayout } from './form-layout';
import { FormSection } from './form-section';

it('sends on Enter without the messages of the browser', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <FormLayout aria-label="Post a shift" onSubmit={onSubmit}>
      <FormSection title="Job basics">
        <input aria-label="Title" required />
      </FormSection>
      <FormActions>
        <button type="submit">Post</button>
      </FormActions>
    </FormLayout>,
  );
  expect(screen.getByRole('form', { name: 'Post a shift' })).toHaveAttribute('novalidate');
  expect(screen.getByRole('region', { name: 'Job basics' })).toContainElement(
    screen.getByRole('textbox'),
  );
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('keeps the buttons in view and announces the form’s state', () => {
  const bar = (note: string) => (
    <FormActions sticky note={note}>
      <button type="submit">Post</button>
    </FormActions>
  );
  const { rerender } = render(bar('Two answers are missing'));
  expect(screen.getByRole('status').parentElement).toHaveAttribute('data-sticky');
  rerender(bar('Saved at 6:42'));
  expect(screen.getByRole('status')).toHaveTextContent('Saved at 6:42');
});
