import { mayNameJob } from './jobs.policy';

const CLINIC = 1;
const INVITED = 2;
const STRANGER = 3;
const APPLICANT = 4;
const job = {
  ...{ id: 7, clinicId: CLINIC, isPublic: false, invitedIds: [INVITED], isBlocked: false },
  ...{ partyIds: [APPLICANT], bookingId: 0, bookingRevision: 0, isBooked: false },
};

it.each([
  ['its clinic', CLINIC, {}, true],
  ['an invited professional', INVITED, {}, true],
  ['an invited professional across a block', INVITED, { isBlocked: true }, true],
  ['a stranger', STRANGER, {}, false],
  ['a stranger once it was public', STRANGER, { isPublic: true }, true],
  ['a stranger once it is booked', STRANGER, { isPublic: true, isBooked: true }, false],
  ['an applicant once it is booked', APPLICANT, { isPublic: true, isBooked: true }, true],
  ['a stranger across a block', STRANGER, { isPublic: true, isBlocked: true }, false],
])('%s: whether a message may name the shift', (_, senderId, change, isAllowed) => {
  expect(mayNameJob(senderId, { ...job, ...change })).toBe(isAllowed);
});
