import { DomainError } from '@tbt/service-kit';
import {
  addMonths,
  instantsOfWallTime,
  offsetMeant,
  shiftInstants,
  wallTimeAt,
} from './wall-clock';
import { assertZoneData } from './zone-self-test';

const TORONTO = 'America/Toronto';

const issuesOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error.issues.map(({ path, key }) => [path[0], key]);
    throw error;
  }
  return [];
};
const span = (
  zone: string,
  date: string,
  startTime: string,
  endTime: string,
  utcOffset?: string,
) => {
  const { startsAt, endsAt } = shiftInstants(zone, { date, startTime, endTime, utcOffset });
  return [startsAt.toISOString(), endsAt.toISOString()];
};

describe('shiftInstants', () => {
  it('reads an ordinary day', () => {
    expect(span(TORONTO, '2026-12-15', '08:00', '16:30')).toEqual([
      '2026-12-15T13:00:00.000Z',
      '2026-12-15T21:30:00.000Z',
    ]);
  });

  it('ends an overnight shift on the next day', () => {
    expect(span(TORONTO, '2026-12-31', '20:00', '04:00')).toEqual([
      '2027-01-01T01:00:00.000Z',
      '2027-01-01T09:00:00.000Z',
    ]);
  });

  it('refuses a time in the gap of 14 March 2027, on the field that has it', () => {
    const at = (startTime: string, endTime: string, date = '2027-03-14') =>
      issuesOf(() => shiftInstants(TORONTO, { date, startTime, endTime }));
    expect(at('02:30', '08:00')).toEqual([['startTime', 'job.timeInGap']]);
    expect(at('22:00', '02:30', '2027-03-13')).toEqual([['endTime', 'job.timeInGap']]);
    expect(at('02:00', '02:59')).toEqual([
      ['startTime', 'job.timeInGap'],
      ['endTime', 'job.timeInGap'],
    ]);
    expect(at('01:59', '03:00')).toEqual([]);
  });

  it('asks which of two instants on 7 November 2027 is meant', () => {
    const asked = (startTime: string, endTime: string, date = '2027-11-07') => {
      try {
        shiftInstants(TORONTO, { date, startTime, endTime });
      } catch (error) {
        return (error as DomainError).issues;
      }
      return [];
    };
    const question = {
      path: ['utcOffset'],
      key: 'job.timeTwice',
      reasons: ['ambiguous_time', '-04:00', '-05:00'],
    };
    const values = { time: '01:30', first: '-04:00', second: '-05:00' };
    expect(asked('01:30', '09:00')).toEqual([{ ...question, values }]);
    expect(asked('20:00', '01:30', '2027-11-06')).toEqual([{ ...question, values }]);
    expect(asked('02:00', '09:00')).toEqual([]);
    expect(span(TORONTO, '2027-11-06', '20:00', '01:30', '-04:00')[1]).toBe(
      '2027-11-07T05:30:00.000Z',
    );
    expect(span(TORONTO, '2027-11-06', '20:00', '01:30', '-05:00')[1]).toBe(
      '2027-11-07T06:30:00.000Z',
    );
  });

  it('takes the one that the offset names, or the earlier one in a series', () => {
    const at = { date: '2027-11-07', startTime: '01:30', endTime: '09:00' };
    expect(shiftInstants(TORONTO, { ...at, utcOffset: 'earlier' }).startsAt.toISOString()).toBe(
      '2027-11-07T05:30:00.000Z',
    );
    expect(span(TORONTO, '2027-11-07', '01:30', '09:00', '-04:00')[0]).toBe(
      '2027-11-07T05:30:00.000Z',
    );
    expect(span(TORONTO, '2027-11-07', '01:30', '09:00', '-05:00')[0]).toBe(
      '2027-11-07T06:30:00.000Z',
    );
    expect(issuesOf(() => span(TORONTO, '2027-11-07', '01:30', '09:00', '-07:00'))).toEqual([
      ['utcOffset', 'validation.utcOffset'],
    ]);
  });

  it('returns the offset of an ambiguous time only', () => {
    const meant = (date: string, startTime: string, endTime: string, utcOffset?: string) => {
      const shift = { date, startTime, endTime, utcOffset };
      return offsetMeant(TORONTO, { ...shift, ...shiftInstants(TORONTO, shift) });
    };
    expect(meant('2027-11-07', '01:30', '09:00', '-05:00')).toBe('-05:00');
    expect(meant('2027-11-06', '20:00', '01:30', '-05:00')).toBe('-05:00');
    expect(meant('2027-11-06', '08:00', '16:00', '-05:00')).toBeNull();
  });

  it('ends after the start when both are ambiguous', () => {
    expect(span(TORONTO, '2027-11-07', '01:10', '01:50', '-05:00')).toEqual([
      '2027-11-07T06:10:00.000Z',
      '2027-11-07T06:50:00.000Z',
    ]);
  });

  it.each([
    ['America/Vancouver', '2027-01-15', '09:00', '2027-01-15T16:00:00.000Z'],
    ['America/Vancouver', '2027-03-14', '02:30', '2027-03-14T09:30:00.000Z'],
    ['America/Winnipeg', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
    ['America/Regina', '2027-07-15', '09:00', '2027-07-15T15:00:00.000Z'],
    ['America/St_Johns', '2027-07-15', '09:00', '2027-07-15T11:30:00.000Z'],
    ['America/Rankin_Inlet', '2026-12-15', '09:00', '2026-12-15T15:00:00.000Z'],
    ['America/Atikokan', '2027-07-15', '09:00', '2027-07-15T14:00:00.000Z'],
  ])('%s on %s at %s is %s', (zone, date, time, instant) => {
    expect(instantsOfWallTime(zone, date, time).map((at) => at.toISOString())).toEqual([instant]);
  });
});

describe('calendar', () => {
  it('reads the wall clock of a place and adds months', () => {
    expect(wallTimeAt('America/Vancouver', new Date('2026-12-15T06:30:00Z'))).toEqual({
      date: '2026-12-14',
      time: '23:30',
    });
    expect(addMonths('2026-02-28', 24)).toBe('2028-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  });
});

describe('assertZoneData', () => {
  it('passes on the bundled data', () => expect(() => assertZoneData()).not.toThrow());

  it('fails loudly, naming every wrong zone', () => {
    const stale = (zone: string, date: string, time: string) =>
      zone === 'America/Vancouver'
        ? [new Date('2026-12-15T17:00:00Z')]
        : instantsOfWallTime(zone, date, time);
    expect(() => assertZoneData(stale)).toThrow(
      /America\/Vancouver: expected 2026-12-15T16:00:00.000Z, got 2026-12-15T17:00:00.000Z/,
    );
  });
});
