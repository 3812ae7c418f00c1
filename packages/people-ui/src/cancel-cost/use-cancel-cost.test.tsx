import { screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { cancelCost } from '../testing';
import { useCancelCost } from './use-cancel-cost';

const HOUR_MS = 3_600_000;

function Cost({ hours }: { hours: number }) {
  return <p>{useCancelCost(new Date(Date.now() + hours * HOUR_MS).toISOString())}</p>;
}

it.each([
  [
    2,
    'If you cancel, even right away, it costs 50 reliability points, unless you undo it within 10 minutes.',
  ],
  [
    48,
    'If you cancel, even right away, it costs 10 reliability points, unless you undo it within 10 minutes. In the last 24 hours, it costs 50.',
  ],
  [
    100,
    'Cancelling more than 72 hours before the start costs nothing, 24 to 72 hours 10 reliability points, less than 24 hours 50 reliability points.',
  ],
])('says what cancelling costs %i hours before the start', async (hours, text) => {
  await renderPage(<Cost hours={hours} />, { graph: cancelCost() });
  expect(await screen.findByText(text)).toBeVisible();
});

it('counts with the points of now', async () => {
  await renderPage(<Cost hours={100} />, { graph: cancelCost({ over72h: 1 }) });
  expect(await screen.findByText(/even right away, it costs 1 reliability point, /)).toBeVisible();
});
