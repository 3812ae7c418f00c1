import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { CounterDialog } from './counter-dialog';

const show = (onClose: () => void = () => undefined) =>
  renderPage(
    <CounterDialog
      applicationId="7"
      hourlyRate="50.00"
      roundCount={1}
      minutes={480}
      otherName="Ada"
      send={async () => []}
      onClose={onClose}
    />,
    { graph: {}, viewer: fakeViewer('clinic') },
  );
const word = () => screen.findByLabelText(/Add a note/);

describe('naming another rate', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps the draft when the page unmounts, for example on an expired session', async () => {
    show();
    await userEvent.type(await word(), 'Parking is free');
    cleanup();
    show();
    expect(await word()).toHaveValue('Parking is free');
  });

  it('says what the rate comes to for the shift', async () => {
    show();
    await userEvent.type(await screen.findByLabelText(/Hourly rate/), '50.50');
    expect(screen.getByText(/^That is \$378\.75 in total, with an unpaid break/)).toBeVisible();
  });

  it('forgets it when it is left on purpose', async () => {
    const onClose = jest.fn();
    show(onClose);
    await userEvent.type(await word(), 'Parking is free');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(onClose).toHaveBeenCalled();
    cleanup();
    show();
    expect(await word()).toHaveValue('');
  });
});
