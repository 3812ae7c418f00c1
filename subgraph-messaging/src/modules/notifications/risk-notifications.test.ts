import type { CredentialGapCode } from '@tbt/contracts';
import { renderNotification } from '../workflows';
import { notificationOrders } from './notification-rules';

const booked = {
  ...{ bookingId: 1, jobId: 5, clinicId: 2, professionalId: 3, at: '2027-03-01T14:00:00.000Z' },
  ...{ date: '2027-03-05', startTime: '08:00' },
};
const PEOPLE = new Map([
  [2, 'Maple Dental'],
  [3, 'Ana Reyes'],
]);
const told = (gap: CredentialGapCode, releasesAt: { date: string; time: string } | null) =>
  notificationOrders('booking.reminder', { ...booked, kind: 'at_risk', risk: { gap, releasesAt } });
const UNTIL = { date: '2027-03-02', time: '09:00' };

it.each([
  ['licence_expired', 'Your licence won’t be valid for your shift on Friday, March 5, 2027'],
  [
    'licence_missing',
    'Your shift on Friday, March 5, 2027 needs a licence that you no longer have on record',
  ],
  ['licence_rejected', 'Your licence for the shift on Friday, March 5, 2027 is not approved'],
  ['licence_pending', 'Your licence for the shift on Friday, March 5, 2027 has to be reviewed'],
] as const)('a booking at risk with %s says so, and the day of its release', (gap, title) => {
  const [temp] = told(gap, UNTIL);
  const text = renderNotification(temp!.workflow, temp!.params, 'en-CA', PEOPLE);
  expect(text.title).toBe(title);
  expect(text.lines.at(-1)).toMatch(
    /^Otherwise, your booking with Maple Dental will be released on Tuesday, March 2, 2027 at 9:00\sAM, local time of the shift\.$/u,
  );
});

it('tells the clinic the same day, and no day that has passed', () => {
  const linesOf = (releasesAt: typeof UNTIL | null) => {
    const [, clinic] = told('licence_missing', releasesAt);
    return renderNotification(clinic!.workflow, clinic!.params, 'en-CA', PEOPLE).lines.join(' ');
  };
  expect(linesOf(UNTIL)).toContain('released on Tuesday, March 2, 2027');
  expect(linesOf(null)).toBe(
    'They have no valid licence for the shift on Friday, March 5, 2027 at the moment.',
  );
});
