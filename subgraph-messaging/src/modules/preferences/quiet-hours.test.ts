import { quietUntil, type QuietHours } from './quiet-hours';

const night: QuietHours = {
  ...{ startsAt: '22:00', endsAt: '07:00', timeZone: 'America/Toronto', isUrgentHeard: true },
};

it.each([
  ['before the evening', night, '2027-02-10T02:59:00Z', null],
  ['in the evening', night, '2027-02-10T03:00:00Z', '2027-02-10T12:00:00.000Z'],
  ['after midnight', night, '2027-02-10T08:30:30Z', '2027-02-10T12:00:00.000Z'],
  ['in the last minute', night, '2027-02-10T11:59:59Z', '2027-02-10T12:00:00.000Z'],
  ['in the morning', night, '2027-02-10T12:00:00Z', null],
  [
    'at noon, of a rest by day',
    { ...night, startsAt: '12:00', endsAt: '13:00' },
    '2027-02-10T17:10:00Z',
    '2027-02-10T18:00:00.000Z',
  ],
  ['all day', { ...night, endsAt: '22:00' }, '2027-02-10T17:00:00Z', '2027-02-12T17:00:00.000Z'],
  // Clocks go from 2:00 to 3:00.
  ['over the shorter night', night, '2027-03-14T04:00:00Z', '2027-03-14T11:00:00.000Z'],
  [
    'until a time that is skipped',
    { ...night, endsAt: '02:30' },
    '2027-03-14T06:30:00Z',
    '2027-03-14T07:00:00.000Z',
  ],
  // Clocks go from 2:00 back to 1:00.
  ['over the longer night', night, '2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
  [
    'until a time that comes twice',
    { ...night, endsAt: '01:30' },
    '2026-11-01T05:00:00Z',
    '2026-11-01T05:30:00.000Z',
  ],
  [
    'in the hour that comes again',
    { ...night, endsAt: '01:30' },
    '2026-11-01T06:10:00Z',
    '2026-11-01T06:30:00.000Z',
  ],
  [
    'where clocks no longer change',
    { ...night, timeZone: 'America/Vancouver' },
    '2026-12-01T06:00:00Z',
    '2026-12-01T14:00:00.000Z',
  ],
])('%s', (_, hours, now, until) => {
  expect(quietUntil(hours, new Date(now))?.toISOString() ?? null).toBe(until);
});
