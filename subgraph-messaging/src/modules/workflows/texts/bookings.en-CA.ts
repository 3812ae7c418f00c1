import type { WorkflowKey } from '../workflows';
import type { NoticeText } from './en-CA';

/** Notices of what happens to a booking once it is made. */
export type BookingWorkflow = Extract<
  WorkflowKey,
  `booking.${string}` | `booking-change.${string}` | `waiver.${string}` | `reliability.${string}`
>;

const SHIFTS = 'See my shifts';

export const bookingTextsEnCA: Record<BookingWorkflow, NoticeText> = {
  'booking.agreed': {
    title: 'You are booked with {person}',
    lines: [
      'Your application was accepted and the shift is booked.',
      'Date, time and place are with your bookings.',
    ],
    action: 'See my bookings',
  },
  'booking.made': {
    title: '{person} is booked for your shift',
    lines: ['The shift is off the public list. You can write to each other at any time.'],
    action: SHIFTS,
  },
  'booking.confirmed': {
    title: '{person} confirmed the shift',
    lines: ['You can count on each other for {date} at {time}.'],
    action: SHIFTS,
  },
  'booking.cancelled': {
    title: '{person} cancelled a booking',
    lines: [
      'This can be undone until {until}, local time of the shift. After that, it is final.',
      'Until it is undone, the shift is not booked.',
      'If it stands, the clinic owes {compensation} for the late cancellation.',
    ],
    action: SHIFTS,
  },
  'booking.restored': {
    title: '{person} took a cancellation back',
    lines: ['The shift on {date} at {time} is booked as before. Nothing is charged.'],
    action: SHIFTS,
  },
  'booking.cancellation-final': {
    title: 'Your cancellation is final',
    lines: [
      'The shift on {date} at {time} is no longer booked.',
      'Your reliability score loses {points} points. You can ask a person to look at it within 7 days.',
      'You owe the professional {compensation}. Payment is arranged directly.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-for-good': {
    title: 'The cancellation by {person} is final',
    lines: [
      'The shift on {date} at {time} is no longer booked.',
      'The clinic owes you {compensation}. Payment is arranged directly.',
    ],
    action: SHIFTS,
  },
  'booking.shift-reopened': {
    title: 'Your shift on {date} is open again',
    lines: ['We ask earlier applicants and your favourites, and the shift is on the public list.'],
    action: SHIFTS,
  },
  'booking.released': {
    title: 'A booking with {person} was released',
    lines: ['The shift on {date} at {time} is no longer booked. Neither side owes anything.'],
    action: SHIFTS,
  },
  'booking.confirm-asked': {
    title: 'Please confirm your shift with {person}',
    lines: ['It is on {date} at {time}. One touch tells the clinic that you are coming.'],
    action: 'Confirm my shift',
  },
  'booking.confirm-missed': {
    title: '{person} has not confirmed yet',
    lines: ['The shift is on {date} at {time}. A short message may help.'],
    action: SHIFTS,
  },
  'booking.licence-at-risk': {
    title: 'Your licence does not reach to your shift on {date}',
    lines: [
      'Renew it and enter the new date. Otherwise the booking with {person} is released in {hours}.',
    ],
    action: SHIFTS,
  },
  'booking.at-risk': {
    title: 'The booking of {person} is at risk',
    lines: [
      'The licence does not reach to the shift on {date}. Unless it is renewed, the booking is released in {hours}, and we look for somebody else.',
    ],
    action: SHIFTS,
  },
  'booking.risk-over': {
    title: 'The booking with {person} is safe again',
    lines: ['The licence reaches to the shift on {date}.'],
    action: SHIFTS,
  },
  'booking-change.proposed': {
    title: '{person} proposes a change of your booking',
    lines: [
      'So far it is on {date} at {time}.',
      'Proposed: {newDate}, {newTime} to {newEnd}, {rate} an hour. Nothing changes unless you agree.',
    ],
    action: 'Answer the proposal',
  },
  'booking-change.accepted': {
    title: '{person} accepted your change',
    lines: ['The booking is now: {newDate}, {newTime} to {newEnd}, {rate} an hour.'],
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
    title: 'A proposed change was not agreed on in time',
    lines: ['It was about your booking with {person} on {date}.'],
    action: SHIFTS,
  },
  'waiver.asked': {
    title: '{person} asks not to pay for a cancellation',
    lines: [
      'It is about the shift on {date} and {compensation}. The clinic names the weather; an administrator decides.',
    ],
    action: SHIFTS,
  },
  'waiver.waiting': {
    title: 'A request because of the weather waits for you',
    lines: ['{person} asks to lift the compensation for the shift on {date}.'],
    action: 'See the requests',
  },
  'waiver.granted': {
    title: 'The compensation for {date} was lifted',
    lines: ['Because of the weather, {compensation} is no longer owed.'],
    action: SHIFTS,
  },
  'waiver.refused': {
    title: 'The compensation for {date} stays',
    lines: ['An administrator looked at the request: {compensation} is still owed.'],
    action: SHIFTS,
  },
  'reliability.waiting': {
    title: 'An appeal waits for you',
    lines: ['{person} asks somebody to look at a deduction.'],
    action: 'See the appeals',
  },
  'reliability.upheld': {
    title: 'Your deduction stays',
    lines: ['A person looked at your appeal and wrote: {reason}'],
    action: SHIFTS,
  },
  'reliability.removed': {
    title: 'Your deduction was taken back',
    lines: ['You get {points} points back.', 'The administrator wrote: {reason}'],
    action: SHIFTS,
  },
};
