import { approveHoursRule, changedHoursRule, hoursRule } from './hours.rules';
import { checkRule } from './issue';
import {
  hoursIssues,
  instantsByOffsets,
  minutesBetween,
  placeHours,
  timeByOffsets,
  type OffsetSpan,
} from './worked-hours';

const sheet = { startTime: '08:00', endTime: '16:00', breakMinutes: 30, note: null };

const issuesOf = (value: object) => {
  const result = checkRule(hoursRule, value);
  return result.ok ? [] : result.issues.map(({ path, key }) => `${path.join('.')}: ${key}`);
};

describe('hours as written', () => {
  it.each([
    sheet,
    { ...sheet, breakMinutes: '0' },
    { ...sheet, startTime: '23:00', endTime: '07:00' },
    { ...sheet, note: 'x'.repeat(500) },
  ])('may be %j', (value) => {
    expect(issuesOf(value)).toEqual([]);
  });

  it.each([
    [{ ...sheet, startTime: '' }, 'startTime: validation.required'],
    [{ ...sheet, startTime: '8:00' }, 'startTime: validation.time'],
    [{ ...sheet, endTime: '24:00' }, 'endTime: validation.time'],
    [{ ...sheet, endTime: '08:00' }, 'endTime: job.zeroLength'],
    [{ ...sheet, breakMinutes: -1 }, 'breakMinutes: hours.break'],
    [{ ...sheet, breakMinutes: 0.5 }, 'breakMinutes: hours.break'],
    [{ ...sheet, breakMinutes: 'half an hour' }, 'breakMinutes: hours.break'],
    [{ ...sheet, breakMinutes: '' }, 'breakMinutes: validation.required'],
    [{ ...sheet, breakMinutes: null }, 'breakMinutes: validation.required'],
    [{ ...sheet, note: 'x'.repeat(501) }, 'note: validation.tooLong'],
  ])('are refused as %j', (value, issue) => {
    expect(issuesOf(value)).toEqual([issue]);
  });

  it('are a whole proposal or none', () => {
    expect(checkRule(approveHoursRule, { bookingId: '7' }).ok).toBe(true);
    expect(checkRule(approveHoursRule, { bookingId: 7, changed: { startTime: '08:00' } }).ok).toBe(
      false,
    );
  });
});

/** Toronto in March and November 2027. */
const SPRING: OffsetSpan[] = [
  { from: null, minutes: -300 },
  { from: new Date('2027-03-14T07:00:00Z'), minutes: -240 },
];
const AUTUMN: OffsetSpan[] = [
  { from: null, minutes: -240 },
  { from: new Date('2027-11-07T06:00:00Z'), minutes: -300 },
];
const plan = (date: string, startsAt: string, endsAt: string) => ({
  ...{ date, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
});
const springNight = plan('2027-03-13', '2027-03-14T04:00:00Z', '2027-03-14T11:00:00Z');
const autumnNight = plan('2027-11-06', '2027-11-07T03:00:00Z', '2027-11-07T12:00:00Z');
const minutesOfTimes = (
  night: typeof springNight,
  spans: OffsetSpan[],
  [startTime, endTime]: [string, string],
) => {
  const placed = placeHours(night, { startTime, endTime }, instantsByOffsets(spans));
  return 'key' in placed ? placed.path[0] : minutesBetween(placed);
};

describe('real minutes', () => {
  it.each([
    [['23:00', '07:00'], 420],
    [['22:30', '07:10'], 460],
    [['00:30', '03:00'], 90],
    [['02:30', '07:00'], 'startTime'],
    [['23:00', '02:30'], 'endTime'],
  ] as [[string, string], number | string][])('over the spring change, %j: %j', (times, found) => {
    expect(minutesOfTimes(springNight, SPRING, times)).toBe(found);
  });

  it.each([
    [['23:00', '07:00'], 540],
    [['23:00', '01:30'], 210],
    [['01:30', '07:00'], 390],
  ] as [[string, string], number][])('over the autumn change, %j: %i', (times, found) => {
    expect(minutesOfTimes(autumnNight, AUTUMN, times)).toBe(found);
  });

  it.each([
    [SPRING, '2027-03-14T06:59:59Z', '01:59'],
    [SPRING, '2027-03-14T07:00:00Z', '03:00'],
    [AUTUMN, '2027-11-07T05:30:00Z', '01:30'],
    [AUTUMN, '2027-11-07T06:30:00Z', '01:30'],
  ] as const)('with offsets %j, a clock shows at %s: %s', (spans, at, time) => {
    expect(timeByOffsets(spans, new Date(at))).toBe(time);
  });

  it('start on the day that is nearer to the plan', () => {
    const early = plan('2027-03-10', '2027-03-10T05:15:00Z', '2027-03-10T13:00:00Z');
    const placed = placeHours(
      early,
      { startTime: '23:50', endTime: '08:00' },
      instantsByOffsets(SPRING),
    );
    expect(placed).toMatchObject({ startsAt: new Date('2027-03-10T04:50:00Z') });
  });
});

describe('worked hours', () => {
  const bounds = {
    side: 'temp' as const,
    earliest: new Date('2027-03-10T12:00:00Z'),
    earliestTime: '07:00',
    now: new Date('2027-03-11T05:00:00Z'),
  };
  const worked = (from: string, to: string, breakMinutes = 0) => ({
    startsAt: new Date(`2027-03-${from}:00Z`),
    endsAt: new Date(`2027-03-${to}:00Z`),
    breakMinutes,
  });
  it.each([
    [worked('10T12:00', '11T04:00'), []],
    [worked('10T12:00', '10T20:00', 479), []],
    [worked('10T11:59', '10T20:00'), ['hours.tooEarly']],
    [worked('10T12:00', '11T04:01'), ['hours.tooLong']],
    [worked('10T15:00', '11T05:00'), []],
    [worked('10T15:00', '11T05:01'), ['hours.inFuture']],
    [worked('10T12:00', '10T20:00', 480), ['hours.breakTooLong']],
  ])('%j: %j', (span, keys) => {
    expect(hoursIssues(span, bounds).map(({ key }) => key)).toEqual(keys);
  });

  it('tells a clinic that proposes in its own words that hours end in the future', () => {
    const span = { ...worked('10T15:00', '11T05:01'), breakMinutes: 0 };
    const [issue] = hoursIssues(span, { ...bounds, side: 'clinic' });
    expect(issue?.key).toBe('hours.proposedInFuture');
  });
});

describe('other hours', () => {
  const HOURS = { startTime: '08:00', endTime: '16:00', breakMinutes: 30 };
  it.each([[undefined], [null], [{}], [{ note: null }]])('are none in %j', (body) => {
    expect(changedHoursRule.safeParse(body)).toEqual({ success: true, data: null });
  });

  it('are checked as hours once there is a value', () => {
    expect(changedHoursRule.safeParse(HOURS)).toMatchObject({ success: true, data: HOURS });
    const pathsOf = (body: unknown) =>
      changedHoursRule.safeParse(body).error?.issues.map(({ path }) => path.join('.'));
    expect(pathsOf({ breakMinutes: 30 })).toEqual(['startTime', 'endTime']);
    expect(pathsOf({ ...HOURS, endTime: '08:00' })).toEqual(['endTime']);
    expect(pathsOf({ ...HOURS, breakMinutes: -1 })).toEqual(['breakMinutes']);
    expect(pathsOf('x')).toEqual(['']);
  });
});
