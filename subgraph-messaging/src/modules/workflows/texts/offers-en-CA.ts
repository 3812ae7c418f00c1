import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type OfferTexts = Record<
  Extract<WorkflowKey, `application.${string}` | `invitation.${string}`>,
  NotificationTemplate
>;

const ASKS = 'Asks for {rate} an hour; you posted {postedRate}.';

const NOT_VERIFIED =
  'You can accept once our team has verified their licence or certification. We’ll let you know.';
const WAITS_UNTIL =
  'The application waits for that until {answerDate} at {answerTime}, local time of the shift.';

const answerBy = (what: string): string =>
  `Answer by {answerDate} at {answerTime}, local time of the shift; then ${what} ends.`;

export const offerTextsEnCA: OfferTexts = {
  'application.received': {
    title: '{person} applied to your shift',
    lines: [
      ASKS,
      'Review the application, then accept it, decline it or propose another rate.',
      answerBy('the application'),
    ],
    action: 'See the application',
  },
  'application.received-unverified': {
    title: '{person} applied to your shift',
    lines: [ASKS, NOT_VERIFIED, WAITS_UNTIL],
    action: 'See the application',
  },
  'application.kept': {
    title: '{person} keeps the offer for your changed shift',
    lines: ['You can accept it now.', answerBy('the application')],
    action: 'See the application',
  },
  'application.kept-unverified': {
    title: '{person} keeps the offer for your changed shift',
    lines: [NOT_VERIFIED, WAITS_UNTIL],
    action: 'See the application',
  },
  'application.verified': {
    title: '{person} is verified now: you can accept',
    lines: [
      'Our team has approved the licence or certification that your shift asks for.',
      answerBy('the application'),
      'Applications from {person} that wait for you: {count}.',
    ],
    action: 'See the application',
  },
  'application.accepted': {
    title: '{person} accepted your application',
    lines: ['The shift is yours. You’ll find it in your bookings.'],
    action: 'See the booking',
  },
  'application.declined': {
    title: '{person} chose someone else',
    lines: ['Your application was declined this time. New shifts come in every day.'],
    action: 'Find shifts',
  },
  'application.withdrawn': {
    title: '{person} withdrew an application',
    lines: ['The shift stays open for the others who apply.'],
    action: 'See my shifts',
  },
  'application.countered': {
    title: '{person} made a counter-offer',
    lines: [
      'The clinic offers {rate} an hour for the shift you applied to.',
      'Accept it, make a counter-offer or decline.',
      answerBy('the offer'),
    ],
    action: 'Answer the offer',
  },
  'application.countered-back': {
    title: '{person} made a counter-offer',
    lines: [
      'Your applicant now asks for {rate} an hour.',
      'Accept it, make a counter-offer or decline.',
      answerBy('the offer'),
    ],
    action: 'Answer the offer',
  },
  'application.counter-accepted': {
    title: '{person} accepted your rate',
    lines: ['The shift is booked at this rate.'],
    action: 'See the booking',
  },
  'application.counter-declined': {
    title: '{person} declined your rate',
    lines: ['The application is closed. The shift stays open for the others who apply.'],
    action: 'See my shifts',
  },
  'application.booked-elsewhere': {
    title: '{person} is no longer available',
    lines: [
      'They were booked elsewhere at that time, so their application was withdrawn.',
      'Your shift stays open for the others who apply.',
    ],
    action: 'See my shifts',
  },
  'application.expired': {
    title: 'The offer between you and {person} has ended',
    lines: ['The last offer was not answered in time.'],
    action: 'See my shifts',
  },
  'application.closed': {
    title: 'The offer between you and {person} is closed',
    lines: ['It can no longer lead to a booking. There is nothing left for you to do.'],
    action: 'See my shifts',
  },
  'invitation.received': {
    title: '{person} invites you to a shift',
    lines: [
      'The shift pays {rate} an hour.',
      'The first to accept gets the shift.',
      answerBy('the invitation'),
    ],
    action: 'See the invitation',
  },
  'invitation.received-again': {
    title: 'A shift at {person} is free again',
    lines: [
      'The clinic is asking if you can step in, at {rate} an hour.',
      'The first to accept gets the shift.',
      answerBy('the invitation'),
    ],
    action: 'See the invitation',
  },
  'invitation.accepted': {
    title: '{person} accepted your invitation',
    lines: ['The shift is booked and no longer listed. You can write to each other at any time.'],
    action: 'See the booking',
  },
  'invitation.declined': {
    title: '{person} declined your invitation',
    lines: ['The shift stays open for others.'],
    action: 'See my shifts',
  },
  'invitation.taken': {
    title: 'The shift at {person} has just been taken',
    lines: ['Another person was first this time. New shifts come in every day.'],
    action: 'Find shifts',
  },
  'invitation.expired': {
    title: 'Invitation without an answer: {person}',
    lines: ['It was not answered in time.'],
    action: 'See my shifts',
  },
  'invitation.withdrawn': {
    title: '{person} withdrew an invitation',
    lines: ['The shift is no longer offered to you.'],
    action: 'See my shifts',
  },
  'invitation.booked-elsewhere': {
    title: '{person} cannot take your shift',
    lines: ['They were booked elsewhere at that time, so your invitation was closed.'],
    action: 'See my shifts',
  },
  'invitation.closed': {
    title: 'Invitation closed: {person}',
    lines: ['It can no longer lead to a booking. There is nothing left for you to do.'],
    action: 'See my shifts',
  },
};
