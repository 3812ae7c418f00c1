import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type ReviewWorkflow = Extract<WorkflowKey, `review.${string}`>;

export const reviewTextsEnCA: Record<ReviewWorkflow, NotificationTemplate> = {
  'review.asked': {
    title: 'How was your shift with {person}?',
    lines: [
      'Your review of the shift on {date} takes a minute. It stays hidden until both of you have written one, or until 14 days after the shift.',
    ],
    action: 'Write a review',
  },
  'review.published': {
    title: '{person} reviewed you',
    lines: ['The review of your shift on {date} is now public. You can reply to it once.'],
    action: 'Read the review',
  },
  'review.replied': {
    title: '{person} replied to your review',
    lines: ['The reply to your review of the shift on {date} is public.'],
    action: 'Read the reply',
  },
  'review.reported': {
    title: 'A review was reported',
    lines: ['{person} reported a review of a shift on {date}.'],
    action: 'See the reports',
  },
  'review.held': {
    title: 'Your review of {person} was hidden',
    lines: [
      'An administrator looked at a report and hid your review of the shift on {date}. It no longer counts. Write to our support team if you disagree.',
    ],
    action: 'See the review',
  },
  'review.restored': {
    title: 'Your review of {person} is public again',
    lines: ['An administrator looked at it again. Your review of the shift on {date} counts.'],
    action: 'See the review',
  },
  'review.report-upheld': {
    title: 'The review you reported was hidden',
    lines: ['An administrator agreed with your report. Thank you for telling us.'],
  },
  'review.report-declined': {
    title: 'The review you reported stays',
    lines: [
      'An administrator read it and found that it follows our rules. Thank you for telling us.',
    ],
  },
};
