import type { WorkflowKey } from '../workflows';
import type { NotificationTemplate } from './en-CA';

export type ClinicAlertTexts = Record<
  Extract<WorkflowKey, `clinic-alert.${string}`>,
  NotificationTemplate
>;

export const clinicAlertTextsEnCA: ClinicAlertTexts = {
  'clinic-alert.received': {
    title: '{person} sent you an alert',
    lines: ['The clinic is looking for professionals like you. Say whether it interests you.'],
    action: 'Read the alert',
  },
  'clinic-alert.digest': {
    title: 'More alerts from clinics are waiting for you',
    lines: ['You get at most two a day one by one; the others are grouped here.'],
    action: 'Read the alerts',
  },
  'clinic-alert.interested': {
    title: '{person} is interested in your alert',
    lines: ['Write to each other, or invite the professional to a shift.'],
    action: 'See the answers',
  },
};
