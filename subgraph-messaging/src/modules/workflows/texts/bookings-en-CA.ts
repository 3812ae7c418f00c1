import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type BookingWorkflow = Extract<
  WorkflowKey,
  `booking.${string}` | `booking-change.${string}` | `waiver.${string}` | `reliability.${string}`
>;

const SHIFTS = 'See my shifts';
const RELEASED_ON =
  'Otherwise, your booking with {person} will be released on {releaseDate} at {releaseTime}, local time of the shift.';

export const bookingTextsEnCA: Record<BookingWorkflow, NotificationTemplate> = {
  'booking.agreed': {
    title: 'You are booked with {person}',
    lines: ['You and the clinic have agreed, and the shift is booked.'],
    action: 'See the booking',
  },
  'booking.made': {
    title: '{person} is booked for your shift',
    lines: ['The shift is no longer listed. You can write to each other at any time.'],
    action: 'See the booking',
  },
  'booking.confirmed': {
    title: '{person} confirmed the shift',
    lines: ['You can count on each other for {date} at {time}.'],
    action: SHIFTS,
  },
  'booking.cancelled': {
    title: '{person} cancelled a booking',
    lines: [
      '{person} can restore the booking until {until}, local time of the shift.',
      'Until then, the shift is not booked; afterwards the cancellation is final.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-by-clinic': {
    title: '{person} cancelled a booking',
    lines: [
      'The clinic can restore the booking until {until}, local time of the shift. Keep the day free until then; afterwards the cancellation is final.',
      'If the booking is not restored, the clinic owes you {compensation} for the late cancellation.',
    ],
    action: SHIFTS,
  },
  'booking.restored': {
    title: '{person} restored your booking',
    lines: [
      'The booking for {date} at {time} was cancelled for a moment. It stands again as before.',
    ],
    action: SHIFTS,
  },
  'booking.cancellation-final': {
    title: 'You cancelled the booking for {date}',
    lines: [
      'The cancellation is final: the booking no longer stands.',
      'Your reliability score loses {points} points. You have 7 days to appeal; our team will review it.',
      'You owe the professional {compensation}. Payment is arranged directly.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-for-good': {
    title: '{person} cancelled the booking for {date}',
    lines: [
      'Reason given: {cancelReason}.',
      'The cancellation is final: the booking no longer stands.',
      'The clinic owes you {compensation}. Payment is arranged directly.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-and-reopened': {
    title: '{person} cancelled the booking for {date}',
    lines: [
      'Reason given: {cancelReason}.',
      'The cancellation is final. Your shift on {date} at {time} is listed again. We’re asking earlier applicants and favourites, if you have any.',
    ],
    action: SHIFTS,
  },
  'booking.shift-reopened': {
    title: 'Your shift on {date} is open again',
    lines: [
      'The shift is listed again, and we’re asking earlier applicants and favourites, if you have any. You can also invite people who fit.',
    ],
    action: SHIFTS,
  },
  'booking.released': {
    title: 'A booking with {person} was released',
    lines: ['The shift on {date} at {time} is no longer booked. Neither side owes anything.'],
    action: SHIFTS,
  },
  'booking.unlicensed': {
    title: 'The booking with {person} could not be kept',
    lines: [
      'Their licence had changed just before the shift on {date} at {time} was booked, and must be reviewed before they can work. The booking is released, and neither side owes anything.',
      'Unless it is about to start, the shift is listed again.',
    ],
    action: SHIFTS,
  },
  'booking.own-licence-changed': {
    title: 'Your booking with {person} could not be kept',
    lines: [
      'Your licence, or the name on it, had changed just before the shift on {date} at {time} was booked. The booking is released, and neither side owes anything.',
      'You can be booked again once a licence for the province of the shift is approved.',
    ],
    action: SHIFTS,
  },
  'booking.confirm-asked': {
    title: 'Please confirm your shift with {person}',
    lines: [
      'Confirm by {confirmDate} at {confirmTime}.',
      'One tap lets the clinic know you’re coming.',
    ],
    action: 'Confirm my shift',
  },
  'booking.confirm-missed': {
    title: '{person} has not confirmed yet',
    lines: ['The shift is on {date} at {time}. A short message may help.'],
    action: SHIFTS,
  },
  'booking.licence-at-risk': {
    title: 'Your licence won’t be valid for your shift on {date}',
    lines: ['Renew it and enter the new date.', RELEASED_ON],
    action: SHIFTS,
  },
  'booking.licence-removed': {
    title: 'Your shift on {date} needs a licence that you no longer have on record',
    lines: ['Add a licence for the province of the shift, with its file.', RELEASED_ON],
    action: SHIFTS,
  },
  'booking.licence-refused': {
    title: 'Your licence for the shift on {date} is not approved',
    lines: ['Read the reviewer’s reason in your profile and send what is missing.', RELEASED_ON],
    action: SHIFTS,
  },
  'booking.licence-unreviewed': {
    title: 'Your licence for the shift on {date} has to be reviewed',
    lines: ['Check in your profile that its file is there.', RELEASED_ON],
    action: SHIFTS,
  },
  'booking.at-risk': {
    title: 'Your booking with {person} is at risk',
    lines: [
      'They have no valid licence for the shift on {date} at the moment.',
      'Unless that changes, the booking will be released on {releaseDate} at {releaseTime}, local time of the shift, and we’ll look for another professional.',
    ],
    action: SHIFTS,
  },
  'booking.risk-over': {
    title: 'The booking with {person} is safe again',
    lines: ['The licence is now valid for the shift on {date}.'],
    action: SHIFTS,
  },
  'booking-change.proposed': {
    title: '{person} proposes a change to your booking',
    lines: [
      'Your booking is on {date} at {time}.',
      'Proposed: {newDate}, {newTime} to {newEnd}, {rate} an hour. Nothing changes unless you agree.',
    ],
    action: 'Answer the proposal',
  },
  'booking-change.accepted': {
    title: '{person} accepted your change',
    lines: ['Your booking is now on {newDate}, {newTime} to {newEnd}, at {rate} an hour.'],
    action: SHIFTS,
  },
  'booking-change.declined': {
    title: '{person} declined your change',
    lines: ['The booking on {date} at {time} stays as agreed.'],
    action: SHIFTS,
  },
  'booking-change.withdrawn': {
    title: '{person} withdrew a proposed change',
    lines: ['The booking on {date} at {time} stays as agreed.'],
    action: SHIFTS,
  },
  'booking-change.expired': {
    title: 'A proposed change has expired',
    lines: ['It was about your booking with {person} on {date}.'],
    action: SHIFTS,
  },
  'waiver.asked': {
    title: '{person} requests a waiver for a cancellation',
    lines: [
      'For the shift on {date}, the clinic requests a waiver of {compensation} because of the weather. An administrator will decide.',
    ],
    action: SHIFTS,
  },
  'waiver.waiting': {
    title: 'A weather waiver needs your decision',
    lines: ['{person} requests a waiver of the compensation for the shift on {date}.'],
    action: 'See the requests',
  },
  'waiver.granted': {
    title: 'The compensation for {date} was waived',
    lines: ['Because of the weather, {compensation} is no longer owed.'],
    action: SHIFTS,
  },
  'waiver.refused': {
    title: 'The waiver for {date} was declined',
    lines: ['An administrator reviewed the request: {compensation} is still owed.'],
    action: SHIFTS,
  },
  'reliability.waiting': {
    title: 'An appeal needs your decision',
    lines: ['{person} appealed a deduction.'],
    action: 'See the appeals',
  },
  'reliability.upheld': {
    title: 'Your deduction stays',
    lines: ['Our team reviewed your appeal and wrote: {reason}'],
    action: SHIFTS,
  },
  'reliability.removed': {
    title: 'Your deduction was reversed',
    lines: ['You get {points} points back.', 'The administrator wrote: {reason}'],
    action: SHIFTS,
  },
};
