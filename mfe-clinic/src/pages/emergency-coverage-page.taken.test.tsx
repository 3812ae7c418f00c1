import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { appliedJob, bookedJob, emergencyOffers, offer } from '../testing/emergency-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

const temp = fakeViewer('hygienist');
const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const open = (
  graph: GraphAnswers,
  locale: 'en-CA' | 'fr-CA' = 'en-CA',
  at = '/emergency-coverage',
) => renderPage(<EmergencyCoveragePage />, { at, viewer: temp, graph, locale });

const far = { startsAt: '2027-03-05T13:00:00.000Z', endsAt: '2027-03-05T21:00:00.000Z' };
const taken = offer({
  ...{ ...far, status: 'filled', job: bookedJob('50') },
  myResponse: {
    ...{ __typename: 'EmergencyResponse', id: '1', status: 'assigned' },
    estimatedArrival: far.startsAt,
  },
});

it('goes on at the outcome once the shift is taken', async () => {
  let shown = offer(far);
  await open({
    ...emergencyOffers(),
    EmergencyOffers: (variables) =>
      (emergencyOffers([shown]).EmergencyOffers as (given: object) => object)(variables),
    AnswerEmergency: () => {
      shown = taken;
      const response = { id: '1', status: 'assigned' };
      return { data: { answerEmergency: { response, booking: { id: '50' }, errors: [] } } };
    },
  });
  expect(await screen.findByText('Friday, March 5, 8:00 AM - 4:00 PM (8 hours)')).toBeVisible();
  expect(screen.getByText('Be there by 8:00 AM.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'I can be there' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Take this shift' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, book me' }));
  const outcome = await screen.findByText('You’re booked: be there Friday, March 5 at 8:00 AM');
  expect(document.activeElement).toContainElement(outcome);
  expect(document.activeElement).not.toBe(document.body);
});

it.each([
  [false, 'Taking the shift here books you at once.'],
  [true, 'Answer here too: the clinic’s choice is made among the answers.'],
])('says that one applied already: %j is chosen for the clinic', async (isAssignedForMe, text) => {
  const waiting = offer({ ...far, isAssignedForMe, job: appliedJob() });
  await open(emergencyOffers([waiting, offer({ ...far, id: '6' })]));
  expect(await screen.findAllByText('You already applied to this shift')).toHaveLength(1);
  expect(screen.getByText(new RegExp(text))).toBeVisible();
});

it('names the hours once in French, and what happens when the best answer is booked', async () => {
  await open(emergencyOffers([offer({ ...far, isAssignedForMe: true })]), 'fr-CA');
  expect(await screen.findByText('Vendredi 5 mars, de 8 h à 16 h (8 heures)')).toBeVisible();
  expect(screen.getByText(/^Les réponses sont recueillies pendant 2 minutes/)).toBeVisible();
});

it.each([
  ['Clinics that need you now', offer({ startsAt: inHours(2), endsAt: inHours(10) })],
  ['Clinics that need you soon', offer({ startsAt: inHours(35), endsAt: inHours(43) })],
  ['Your emergency shifts', taken],
])('is headed %j by time', async (name, shown) => {
  await open(emergencyOffers([shown]));
  expect(await screen.findByRole('heading', { name })).toBeVisible();
});

it.each([
  [offer({ status: 'cancelled' }), 'The clinic has cancelled this request.'],
  [offer({ status: 'filled' }), 'Another professional has taken this shift.'],
  [offer({ status: 'expired' }), 'This request is over.'],
  [offer({ id: '6', status: 'cancelled' }), 'This request is over.'],
])('says what became of the request that a notification led to: %#', async (shown, text) => {
  await open(emergencyOffers([shown]), 'en-CA', '/emergency-coverage?request=5');
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeVisible();
});

it('says which request is over, above the others', async () => {
  const over = offer({ ...far, status: 'cancelled' });
  await open(emergencyOffers([over, offer({ id: '6' })]), 'en-CA', '/emergency-coverage?request=5');
  const notice = (await screen.findByText(/has cancelled this request/)).closest('[role="status"]');
  expect(notice).toHaveTextContent('Maple Dental · Friday, March 5, 8:00 AM - 4:00 PM (8 hours)');
});

it.each([offer(), taken])('leaves it out for an open request and an own shift', async (shown) => {
  await open(emergencyOffers([shown]), 'en-CA', '/emergency-coverage?request=5');
  expect(await screen.findByText(/^Friday, March 5, /)).toBeVisible();
  expect(screen.queryByText(/Nothing is left to answer/)).toBeNull();
});

it.each([
  ['en-CA', 'Toronto, about 2 km', '3 days'],
  ['fr-CA', 'Toronto, environ 2 km', '3 jours'],
] as const)(
  'names a short way and a start some days ahead plainly in %s',
  async (locale, ...texts) => {
    const startsAt = inHours(74.7);
    await open(emergencyOffers([offer({ startsAt, distanceKm: 2.4, travelMinutes: 2 })]), locale);
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  },
);
