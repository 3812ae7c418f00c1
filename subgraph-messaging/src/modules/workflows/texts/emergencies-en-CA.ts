import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type EmergencyTexts = Record<
  Extract<WorkflowKey, `emergency.${string}`>,
  NotificationTemplate
>;

export const emergencyTextsEnCA: EmergencyTexts = {
  'emergency.booked': {
    title: 'You are booked with {person}',
    lines: ['You answered the clinic’s emergency request, and the shift is yours.'],
    action: 'See the booking',
  },
  'emergency.offered': {
    title: '{person} needs you at short notice',
    lines: [
      '{shiftPlace}.',
      '{shiftProvince}.',
      '{rate} an hour. The first to accept is booked.',
      '{chosenRate} an hour. Answers are collected for {minutes}, and the best match is booked.',
      'About {km} km from you.',
      'You applied to this shift on {appliedOn}, and the clinic has not answered. An answer here counts at once.',
    ],
    briefLines: 2,
    action: 'Answer now',
  },
  'emergency.filled': {
    title: 'An emergency shift has been filled',
    lines: ['Another professional was assigned this time. Thank you for answering.'],
    action: 'See emergency shifts',
  },
  'emergency.cancelled': {
    title: '{person} cancelled an emergency shift',
    lines: ['There is nothing left to answer.'],
    action: 'See emergency shifts',
  },
  'emergency.expired': {
    title: 'Your emergency shift has started without cover',
    lines: [
      'No professional could come in time. Next time, add favourites or widen the radius to reach more people.',
    ],
    action: 'See my requests',
  },
};
