import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type DisputeWorkflow = Extract<WorkflowKey, `dispute.${string}`>;

const CASE = 'See the case';

export const disputeTextsEnCA: Record<DisputeWorkflow, NotificationTemplate> = {
  'dispute.opened': {
    title: '{person} opened a dispute about a shift',
    lines: [
      'It concerns the shift on {date} at {time}. Until it is decided, hours are not approved, and an invoice already issued is on hold.',
      'You can answer and add files until {newDate} at {newTime}, local time of the shift.',
    ],
    action: CASE,
  },
  'dispute.waiting': {
    title: 'A dispute was opened',
    lines: [
      'It was opened by {person}, about the shift on {date}. You can decide once the other side has answered, or when their 72 hours are over.',
    ],
    action: CASE,
  },
  'dispute.answered': {
    title: '{person} answered your dispute',
    lines: ['Our team now has both sides of the shift on {date} and will decide.'],
    action: CASE,
  },
  'dispute.ruled': {
    title: 'The dispute about {date} was decided',
    lines: [
      'The ruling and what it changes are on the shift’s page.',
      'Either side can appeal once, until {newDate} at {newTime}, local time of the shift.',
    ],
    action: 'See the ruling',
  },
  'dispute.appealed': {
    title: '{person} appealed the ruling',
    lines: ['Another member of our team will decide about the shift on {date}, for good.'],
    action: CASE,
  },
  'dispute.appeal-waiting': {
    title: 'A ruling was appealed',
    lines: [
      'It was appealed by {person}, about the shift on {date}. An administrator who did not make the first ruling must decide.',
    ],
    action: CASE,
  },
  'dispute.appeal-ruled': {
    title: 'The appeal about {date} was decided',
    lines: ['This ruling is final. It is on the shift’s page with what it changes.'],
    action: 'See the ruling',
  },
  'dispute.closed': {
    title: 'The dispute about {date} is closed',
    lines: ['The ruling was not appealed and is now final.'],
    action: CASE,
  },
};
