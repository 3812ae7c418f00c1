import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { CounterDialog } from './counter-dialog';

const show = (onClose: () => void = () => undefined) =>
  renderPage(
    <CounterDialog
      applicationId="7"
      hourlyRate="50.00"
      postedRate="48.00"
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

  it.each(['50.50', '50,5', ' 50.5 '])('says what %j comes to per shift', async (typed) => {
    show();
    await userEvent.type(await screen.findByLabelText(/Hourly rate/), typed);
    expect(screen.getByText(/^That is \$378\.75 per shift, with an unpaid break/)).toBeVisible();
  });

  it.each(['0', '14.99', '500.01'])('names no sum for %s, which is no rate', async (typed) => {
    show();
    await userEvent.type(await screen.findByLabelText(/Hourly rate/), typed);
    expect(screen.queryByText(/^That is /)).toBeNull();
  });

  it('names the current rate with its total, and the posted one', async () => {
    show();
    const terms =
      /^Current offer: \$50\.00 an hour \(\$375\.00 in total\); the posted rate is \$48\.00\./;
    expect(await screen.findByText(terms)).toBeVisible();
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
