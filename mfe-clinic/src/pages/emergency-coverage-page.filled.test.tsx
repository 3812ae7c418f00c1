import { act, screen, within } from '@testing-library/react';
import { now } from '@tbt/web-kit';
import { FakeSocket, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { appliedItem, boardItem, emergencyBoard, filledItem } from '../testing/emergency-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

const clinic = fakeViewer('clinic');
const open = (graph: GraphAnswers) =>
  renderPage(<EmergencyCoveragePage />, { at: '/emergency-coverage', viewer: clinic, graph });

it('says who comes as soon as a request is filled, and keeps it first', async () => {
  let item = boardItem();
  await open({
    ...emergencyBoard(),
    EmergencyBoard: (variables) =>
      (emergencyBoard([item]).EmergencyBoard as (given: object) => object)(variables),
  });
  await screen.findByText('Looking');
  item = filledItem({ id: '5' });
  await act(async () => {
    FakeSocket.latest().accept();
    FakeSocket.latest().deliver({ type: 'joined', userId: clinic.id });
    FakeSocket.latest().deliver({ type: 'emergency', request: { id: 5 } });
  });
  expect(await screen.findByText('Filled')).toBeVisible();
  const status = screen.getByText('Ana Reyes is coming Friday, March 5 at 7:50 AM', {
    selector: '[role=status] *',
  });
  expect(document.activeElement).toBe(document.body);
  const form = screen.getByRole('form', { name: 'Ask for cover now' });
  expect(status.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leads to the applications to a request’s shift', async () => {
  await open(emergencyBoard([appliedItem()]));
  expect(await screen.findByText('2 applications for this shift need your answer.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who applied' })).toHaveAttribute(
    'href',
    '/shifts?shift=9',
  );
});

it('says nothing of applications to a shift without any', async () => {
  await open(emergencyBoard([filledItem()]));
  await screen.findByText('Filled');
  expect(screen.queryByRole('link', { name: 'See who applied' })).toBeNull();
});

it('says how rounds follow, and that one is due once its time has passed', async () => {
  await open(emergencyBoard([boardItem({ nextWaveAt: '2020-03-05T11:05:00.000Z' })]));
  expect(await screen.findByText('More professionals are asked any moment now.')).toBeVisible();
  expect(
    screen.getByText(
      /^First we ask professionals on call and your favourites; 3 to 10 minutes later/,
    ),
  ).toBeVisible();
});

it('shows a filled request of a coming shift above the form, and those of past shifts below', async () => {
  const past = filledItem({ id: '4', endsAt: new Date(now().getTime() - 3_600_000).toISOString() });
  await open(emergencyBoard([filledItem(), past]));
  const form = await screen.findByRole('form', { name: 'Ask for cover now' });
  const current = screen.getByRole('region', { name: 'Your requests' });
  const earlier = screen.getByRole('region', { name: 'Earlier requests' });
  for (const region of [current, earlier]) expect(within(region).getByText('Filled')).toBeVisible();
  expect(current.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(form.compareDocumentPosition(earlier)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
