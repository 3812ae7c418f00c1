import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  ReliabilityLadderRowsFragmentDoc,
  ReliabilityPanelFragmentDoc,
} from '../../generated/graphql';
import { ladder } from '../../testing/ladder-scenes';
import { ReliabilityPanel } from './reliability-panel';

const show = (keptShifts: number | null) =>
  renderPage(
    <ReliabilityPanel
      reliability={
        keptShifts === null
          ? null
          : makeFragmentData(
              {
                ...{ __typename: 'Reliability' as const, score: 100, keptShifts },
                ...{ cancelledShifts: 0, entries: [] },
              },
              ReliabilityPanelFragmentDoc,
            )
      }
      ladder={makeFragmentData(ladder, ReliabilityLadderRowsFragmentDoc)}
    />,
    { at: '/shifts', viewer: fakeViewer('hygienist') },
  );

it.each([null, 0])('has no score without a completed shift: %s', async (kept) => {
  await show(kept);
  expect(await screen.findByText('No score yet')).toBeVisible();
  expect(
    screen.getByText(
      'Clinics see a score after your first completed shift. It starts at 100; each deduction comes off that. Until then, rankings count 90 for you: a cautious value, the same for everyone without a history.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Shift kept (never above 100) +5' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('has a score from the first completed shift on', async () => {
  await show(1);
  expect(await screen.findByRole('progressbar', { name: /reliability score/ })).toBeVisible();
  expect(screen.getByText(/^Clinics see this score\./)).toBeVisible();
});
