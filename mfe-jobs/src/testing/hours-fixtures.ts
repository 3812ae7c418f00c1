import type { FragmentData } from '@tbt/web-kit/testing';
import type { HoursPanelFragment } from '../generated/graphql';

export type HoursNode = FragmentData<HoursPanelFragment>;
type SheetNode = HoursNode['timesheets'][number];
type FormNode = NonNullable<HoursNode['hoursForm']>;

export const sheetNode = (overrides: Partial<SheetNode> = {}): SheetNode => ({
  __typename: 'Timesheet',
  id: '61',
  by: 'temp',
  startTime: '08:00',
  endTime: '16:10',
  breakMinutes: 30,
  minutes: 460,
  amount: '398.67',
  note: 'One patient more at the end of the day.',
  status: 'submitted',
  ...overrides,
});

export const proposalNode = (overrides: Partial<SheetNode> = {}): SheetNode =>
  sheetNode({
    ...{ id: '62', by: 'clinic', endTime: '15:45', minutes: 435, amount: '377.00' },
    ...{ note: 'The last patient cancelled.', ...overrides },
  });

export const hoursForm: FormNode = {
  __typename: 'HoursForm',
  startTime: '08:00',
  endTime: '16:00',
  breakMinutes: 30,
  earliest: '2026-11-20T12:00:00Z',
  earliestTime: '07:00',
  offsets: [{ __typename: 'UtcOffset', from: null, minutes: -300 }],
};

/** Without hours yet; the shift is over. */
export const hoursNode = (overrides: Partial<HoursNode> = {}): HoursNode => ({
  __typename: 'Booking',
  id: '50',
  status: 'checked_in',
  actions: ['complete'],
  hourlyRate: '52.00',
  date: '2026-11-20',
  startsAt: '2026-11-20T13:00:00Z',
  endsAt: '2026-11-20T21:00:00Z',
  endTime: '16:00',
  timeZone: 'America/Toronto',
  hoursUntil: null,
  timesheets: [],
  history: [],
  hoursForm,
  ...overrides,
});

export const sentHours = (overrides: Partial<HoursNode> = {}): HoursNode =>
  hoursNode({
    status: 'completed',
    actions: [],
    hoursUntil: '2027-03-07T22:00:00Z',
    timesheets: [sheetNode()],
    ...overrides,
  });

/** Five minutes into a shift of eight hours. */
export function atWork(at: Date = new Date()): HoursNode {
  const around = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  const [startsAt, endsAt, earliest] = [around(-5), around(475), around(-65)];
  const timeOf = (instant: Date) => instant.toISOString().slice(11, 16);
  return hoursNode({
    ...{ date: startsAt.toISOString().slice(0, 10), timeZone: 'UTC' },
    ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), endTime: timeOf(endsAt) },
    hoursForm: {
      ...{ ...hoursForm, startTime: timeOf(startsAt), endTime: timeOf(at), breakMinutes: 0 },
      ...{ earliest: earliest.toISOString(), earliestTime: timeOf(earliest) },
      offsets: [{ __typename: 'UtcOffset', from: null, minutes: 0 }],
    },
  });
}

/** Hours of the clinic wait for the professional. */
export const proposedHours = (overrides: Partial<HoursNode> = {}): HoursNode =>
  sentHours({
    timesheets: [proposalNode(), sheetNode({ status: 'replaced' })],
    ...overrides,
  });

/** Of a booking before its start. */
export const noHours = { hoursUntil: null, timesheets: [], hoursForm: null };
