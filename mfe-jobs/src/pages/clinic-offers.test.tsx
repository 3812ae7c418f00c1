import { screen } from '@testing-library/react';
import { messageText } from '@tbt/contracts';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { bookingNode, candidateNode, clinicShiftNode, round } from '../testing/shift-fixtures';
import { clinicShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');
const usual = messageText('en-CA', 'application.defaultMessage');
const enFrancais = messageText('fr-CA', 'application.defaultMessage');

const offers = (...candidates: ReturnType<typeof candidateNode>[]): GraphAnswers =>
  clinicShifts([clinicShiftNode({ applications: connectionOf('Application', candidates) })]);

it('lists open shifts in the order in which the server gives them', async () => {
  const asked: unknown[] = [];
  const shifts = ['Later', 'Sooner'].map((title, index) =>
    clinicShiftNode({ id: String(index + 1), title, date: `2027-03-0${9 - index}` }),
  );
  const graph: GraphAnswers = {
    ...clinicShifts(),
    ClinicShifts(variables) {
      asked.push(variables.sort);
      return { data: { myJobs: connectionOf('Job', shifts) } };
    },
  };
  await renderPage(<ShiftsPage />, { graph, viewer });
  const titles = await screen.findAllByText(/^(Later|Sooner)$/);
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Later', 'Sooner']);
  expect(asked).toEqual(['soonest']);
});

it('leads to the bookings once every shift is booked', async () => {
  await renderPage(<ShiftsPage />, {
    graph: clinicShifts([], { coming: [bookingNode()] }),
    viewer,
  });
  expect(await screen.findByText('No open shifts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All my bookings' })).toHaveAttribute(
    'href',
    '/shifts?tab=bookings',
  );
});

it('reads the usual sentence of an applicant in the language of the clinic', async () => {
  const talking = candidateNode({
    id: '32',
    hourlyRate: '58.00',
    rounds: [round('temp', '58.00', usual)],
  });
  const graph = offers(candidateNode({ message: usual }), talking);
  await renderPage(<ShiftsPage />, { graph, viewer, locale: 'fr-CA' });
  expect(await screen.findAllByText(enFrancais)).toHaveLength(2);
  expect(screen.queryByText(usual)).toBeNull();
});

it('keeps a custom message unchanged', async () => {
  const graph = offers(candidateNode({ message: `${usual} Call me.` }));
  await renderPage(<ShiftsPage />, { graph, viewer, locale: 'fr-CA' });
  expect(await screen.findByText(`${usual} Call me.`)).toBeVisible();
});
