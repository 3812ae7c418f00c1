import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper } from './stepper';

const steps = [
  { value: 'basics', label: 'The shift', state: 'done', stateLabel: 'Done' },
  { value: 'where', label: 'Where and when' },
  { value: 'check', label: 'Check and post' },
] as const;
const frame = { label: 'Post a shift', steps, current: 'where', progressText: 'Step 2 of 3' };

it('shows the current and completed steps', () => {
  render(<Stepper {...frame} />);
  const nav = screen.getByRole('navigation', { name: 'Post a shift' });
  const items = within(nav).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]).toHaveTextContent('The shiftDone');
  expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('goes back with the keyboard, never ahead', async () => {
  const onStepSelect = jest.fn();
  render(<Stepper {...frame} onStepSelect={onStepSelect} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /The shift/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onStepSelect).toHaveBeenCalledWith('basics');
});

it('does not lead to a step that is disabled', () => {
  render(
    <Stepper
      {...frame}
      steps={steps.map((step) => ({ ...step, disabled: true }))}
      onStepSelect={() => undefined}
    />,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
