import type { DisputeAction, DomainEvents, ShiftParty, ShiftSide } from '@tbt/contracts';

/** Action, by whom, whether it is final, and who hears of it. */
export const DISPUTE_MOVES: [DisputeAction, ShiftParty, boolean, (ShiftSide | 'admins')[]][] = [
  ['open', 'temp', false, ['clinic', 'admins']],
  ['open', 'clinic', false, ['temp', 'admins']],
  ['answer', 'clinic', false, ['temp']],
  ['rule', 'admin', false, ['temp', 'clinic']],
  ['appeal', 'clinic', false, ['temp', 'admins']],
  ['rule', 'admin', true, ['temp', 'clinic']],
  ['close', 'clock', true, ['temp', 'clinic']],
];

/** The clinic is 2, the professional 3. */
export const disputeEvent = (
  action: DisputeAction,
  by: ShiftParty,
  isFinal: boolean,
): DomainEvents['dispute.changed'] => ({
  ...{ bookingId: 1, jobId: 5, clinicId: 2, professionalId: 3, disputeId: 1 },
  ...{ date: '2027-03-05', startTime: '08:00', at: '2027-03-05T14:00:00.000Z' },
  ...{ action, by, reason: 'hours', openedBy: 'temp', outcome: null, isFinal },
  until: { date: '2027-03-08', time: '09:00' },
});

export const DISPUTE_EXAMPLES = {
  'dispute.changed': DISPUTE_MOVES.map(([action, by, isFinal]) =>
    disputeEvent(action, by, isFinal),
  ),
  'evidence.attached': [],
  'evidence.released': [],
  'administrator.acted': [],
};
