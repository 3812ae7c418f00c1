import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  boardItem,
  emergencyBoard,
  emergencyOffers,
  onCallSettings,
} from '../testing/emergency-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

const open = (graph: GraphAnswers, role: 'clinic' | 'hygienist' = 'clinic') =>
  renderPage(<EmergencyCoveragePage />, {
    ...{ at: '/emergency-coverage', viewer: fakeViewer(role), graph },
  });

it('says before it is sent in which rounds professionals are asked', async () => {
  await open(emergencyBoard([]));
  const rounds = /on call and your favourites; 3 to 10 minutes later, the next ones nearby\.$/;
  expect(await screen.findByText(rounds)).toBeVisible();
});

it.each([
  [60_000, /^More professionals are asked at about /],
  [-60_000, 'More professionals are asked any moment now.'],
])('says when the next round comes: in %i ms', async (left, text) => {
  const nextWaveAt = new Date(Date.now() + left).toISOString();
  await open(emergencyBoard([boardItem({ nextWaveAt })]));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says that open requests can reach a professional who goes on call', async () => {
  await open(
    {
      ...emergencyOffers([], { isOnCall: false }),
      SetOnCall: () => ({
        data: { setOnCall: { onCall: onCallSettings({ isOnCall: true }), errors: [] } },
      }),
    },
    'hygienist',
  );
  await userEvent.click(await screen.findByRole('switch', { name: 'Ask me first' }));
  expect(
    await screen.findByText(/^You’re on call\. Requests already under way can also reach you/),
  ).toBeVisible();
});

it.each([
  [[], true],
  [[{ __typename: 'OnCallHours' as const, day: 'Friday', from: '07:00', to: '18:00' }], false],
])('says of on-call hours %j that none are added: %s', async (hours, isSaid) => {
  await open(emergencyOffers([], { isOnCall: true, hours }), 'hygienist');
  expect(await screen.findByText('Days and hours on call')).toBeVisible();
  expect(screen.queryByText(/^No hours added yet: you’re on call at any time\./) !== null).toBe(
    isSaid,
  );
});
