import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type SupportWorkflow = Extract<
  WorkflowKey,
  `feedback.${string}` | `support.${string}` | 'contact.answered'
>;

export const supportTextsEnCA: Record<SupportWorkflow, NotificationTemplate> = {
  'feedback.received': {
    title: 'We received your feedback',
    lines: [
      'Thank you. Our team reads all feedback; if there is an answer, you get it here.',
      'What you wrote about: {subject}',
    ],
    action: 'See your feedback',
  },
  'feedback.answered': {
    title: 'We answered your feedback',
    lines: ['{answer}', 'What you wrote about: {subject}'],
    action: 'See your feedback',
  },
  'support.contact-waiting': {
    title: 'A message on the contact page waits for an answer',
    lines: [],
    action: 'Open the desk',
  },
  'support.report-waiting': {
    title: 'A report waits for a decision',
    lines: [],
    action: 'Open the desk',
  },
  'support.report-acted': {
    title: 'We acted on your report',
    lines: ['Thank you for telling us. We looked into it and did what was needed.'],
  },
  'support.report-no-action': {
    title: 'We looked into your report',
    lines: [
      'Thank you for telling us. What you reported stays: it does not break our rules. If something else happens, report it again.',
    ],
  },
  'contact.answered': {
    title: 'Re: {subject} (no. {number})',
    lines: ['{answer}', 'You wrote: {quote}'],
  },
};
