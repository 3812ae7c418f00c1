import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type ClinicWorkflow = Extract<WorkflowKey, `clinic.${string}`>;

export const clinicTextsEnCA: Record<ClinicWorkflow, NotificationTemplate> = {
  'clinic.invitation': {
    title: '{person} invites you to its team',
    lines: [
      '{person} invites you to join its team on Tooth Be Told. Your role: {clinicRole}.',
      'The link works once and expires after seven days.',
    ],
    action: 'See the invitation',
    ignore: 'Don’t know this clinic? Ignore this message: nothing will change.',
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
    title: 'You are no longer on the team of {person}',
    lines: ['Your own account stays as it is.'],
  },
};
