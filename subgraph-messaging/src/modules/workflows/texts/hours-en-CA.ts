import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type HoursWorkflow = Extract<WorkflowKey, `hours.${string}`>;

export const hoursTextsEnCA: Record<HoursWorkflow, NotificationTemplate> = {
  'hours.sent': {
    title: '{person} sent their hours',
    lines: [
      '{newTime} to {newEnd}, {worked} paid.',
      'Approve them or propose other hours by {answerDate} at {answerTime}, local time of the shift. Without an answer, they are approved as sent.',
    ],
    action: 'Check the hours',
  },
  'hours.planned': {
    title: 'Planned hours are used for {date}',
    lines: [
      'No hours were sent within a week of the shift with {person}.',
      'The planned hours now wait for the clinic: {newTime} to {newEnd}, {worked} paid. Without an answer from the clinic by {answerDate} at {answerTime}, they are approved.',
    ],
    action: 'See the hours',
  },
  'hours.proposed': {
    title: '{person} proposes other hours',
    lines: [
      '{newTime} to {newEnd}, {worked} paid.',
      'Accept them or open a dispute by {answerDate} at {answerTime}, local time of the shift. Without an answer, they count as accepted.',
    ],
    action: 'Answer the proposal',
  },
  'hours.waiting': {
    title: 'Hours with {person} wait for your answer',
    lines: [
      '{newTime} to {newEnd}, {worked} paid.',
      'Without your answer by {answerDate} at {answerTime}, local time of the shift, they are approved and billed.',
    ],
    action: 'Check the hours',
  },
  'hours.missing': {
    title: 'Send your hours for {date}',
    lines: [
      'Your shift with {person} is over. Once the clinic approves your hours, your invoice is made.',
      'If you send none, the planned hours are sent {daysLeft} after the shift.',
    ],
    action: 'Send my hours',
  },
};
