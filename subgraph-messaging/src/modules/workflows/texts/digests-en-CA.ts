import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type DigestWorkflow = Extract<WorkflowKey, `digest.${string}` | `messages.${string}`>;

export const digestTextsEnCA: Record<DigestWorkflow, NotificationTemplate> = {
  'messages.unread-from': {
    title: '{person} wrote to you',
    lines: [],
    action: 'Read and answer',
  },
  'messages.unread': {
    title: 'You have unread messages',
    lines: [],
    action: 'Read my messages',
  },
  'digest.daily': {
    title: 'Your daily summary',
    lines: ['Here is what’s new since the last one, without what you’ve already read.'],
    action: 'See all notifications',
  },
  'digest.weekly': {
    title: 'Your weekly summary',
    lines: ['Here is what’s new since the last one, without what you’ve already read.'],
    action: 'See all notifications',
  },
};
