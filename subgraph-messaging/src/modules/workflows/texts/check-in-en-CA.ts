import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type CheckInWorkflow = Extract<WorkflowKey, `check-in.${string}`>;

const ACTION = 'See the booking';

export const checkInTextsEnCA: Record<CheckInWorkflow, NotificationTemplate> = {
  'check-in.on-my-way': {
    title: '{person} is on the way',
    lines: ['Your shift starts at {time}. The check-in code is on the booking’s page.'],
    action: ACTION,
  },
  'check-in.late': {
    title: '{person} is running late',
    lines: ['They expect to be {minutes} late for {time}.'],
    action: ACTION,
  },
  'check-in.arrived': {
    title: '{person} is at your office',
    lines: ['Show them the check-in code, or check them in yourself.'],
    action: ACTION,
  },
  'check-in.done': {
    title: '{person} is checked in',
    lines: ['They entered the code from your screen. After the shift, they send their hours.'],
    action: ACTION,
  },
  'check-in.done-by-clinic': {
    title: '{person} checked you in',
    lines: ['After the shift, send your hours on the booking’s page.'],
    action: ACTION,
  },
  'check-in.asked': {
    title: 'Are you at {person}?',
    lines: [
      'Your shift started at {time}, and you haven’t checked in. Enter the code on the clinic’s screen, or tell them when you’ll be there.',
    ],
    action: 'Check in',
  },
  'check-in.missing': {
    title: 'Has {person} arrived?',
    lines: [
      'The shift started at {time}, and they haven’t checked in. If they’re there, check them in. An hour after the start, you can report a no-show and post the rest of the shift.',
    ],
    action: ACTION,
  },
  'check-in.no-show': {
    title: '{person} reported that you didn’t come',
    lines: [
      'It’s about your shift on {date} at {time}.',
      'It costs {points} points of your reliability score.',
      'If that’s wrong, contest it within 24 hours on the booking’s page.',
    ],
    action: ACTION,
  },
};
