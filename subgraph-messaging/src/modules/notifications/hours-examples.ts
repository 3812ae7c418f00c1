import type { DomainEvents } from '@tbt/contracts';

export const WORKED_HOURS: DomainEvents['hours.silent'] = {
  ...{ bookingId: 1, jobId: 5, clinicId: 2, professionalId: 3, at: '2027-03-05T14:00:00.000Z' },
  ...{ date: '2027-03-05', startTime: '08:00', timesheetId: 4, by: 'temp' },
  ...{ workedFrom: '08:00', workedUntil: '16:10', breakMinutes: 30, minutes: 460 },
  answerBy: { date: '2027-03-07', time: '17:00' },
};

export const HOURS_EXAMPLES = {
  'hours.changed': (['temp', 'clinic', 'clock'] as const).map((by) => ({
    ...{ ...WORKED_HOURS, by, status: 'submitted' as const },
  })),
  'hours.silent': (['temp', 'clinic'] as const).map((by) => ({ ...WORKED_HOURS, by })),
  'hours.missing': [true, false].map((isCheckedIn) => ({ ...WORKED_HOURS, isCheckedIn })),
};
