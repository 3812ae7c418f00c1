import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';
import { TooltipProvider } from './tooltip-provider';

const both = (
  <>
    <Tooltip content="First words">
      <button>First</button>
    </Tooltip>
    <Tooltip content="Second words">
      <button>Second</button>
    </Tooltip>
  </>
);

it('opens on focus and describes its control', async () => {
  render(both);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('First words');
  expect(screen.getByRole('button', { name: 'First' })).toHaveAccessibleDescription('First words');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

describe('under a pointer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const point = (name: string) =>
    fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  const close = () => fireEvent.keyDown(document, { key: 'Escape' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('waits 700 ms, and not again within 300 ms after another', () => {
    render(<TooltipProvider>{both}</TooltipProvider>);
    point('First');
    wait(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('First words');
    close();
    wait(299);
    point('Second');
    wait(0);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Second words');
  });

  it('waits again later than 300 ms after another', () => {
    render(<TooltipProvider>{both}</TooltipProvider>);
    point('First');
    wait(700);
    close();
    wait(301);
    point('Second');
    wait(0);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
