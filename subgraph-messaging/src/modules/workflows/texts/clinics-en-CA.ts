import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type ClinicWorkflow = Extract<WorkflowKey, `clinic.${string}`>;

export const clinicTextsEnCA: Record<ClinicWorkflow, NotificationTemplate> = {
  'clinic.invitation': {
    title: '{person} invites you to its team',
    lines: [
      'You would work with its shifts on Tooth Be Told in the role of {clinicRole}.',
      'The link works once, for seven days.',
    ],
    action: 'Join the clinic',
  },
  'clinic.member-joined': {
    title: '{person} joined your team',
    lines: ['Role: {clinicRole}.'],
    action: 'See the team',
  },
  'clinic.member-left': {
    title: '{person} left your team',
    lines: ['Role until now: {clinicRole}.'],
    action: 'See the team',
  },
  'clinic.role-changed': {
    title: 'Your role at {person} has changed',
    lines: ['Role from now on: {clinicRole}.'],
    action: 'Go to the clinic',
  },
  'clinic.member-removed': {
    title: 'You are no longer a member of {person}',
    lines: ['Your own account stays as it is.'],
  },
};
