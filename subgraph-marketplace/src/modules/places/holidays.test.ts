import type { Locale, Province } from '@tbt/contracts';
import { holidaysOf } from './holidays';

describe('holidaysOf', () => {
  it.each<[Province, string, Locale, string | null]>([
    ['Quebec', '2027-06-24', 'fr-CA', 'Fête nationale du Québec'],
    ['Quebec', '2027-06-24', 'en-CA', 'National Holiday'],
    ['Ontario', '2027-06-24', 'en-CA', null],
    ['Ontario', '2027-07-01', 'en-CA', 'Canada Day'],
    ['Ontario', '2027-07-01', 'fr-CA', 'Fête du Canada'],
    ['Ontario', '2027-02-15', 'en-CA', 'Family Day'],
    ['Manitoba', '2027-02-15', 'en-CA', 'Louis Riel Day'],
    ['Quebec', '2027-02-15', 'en-CA', null],
    ['Ontario', '2027-03-29', 'en-CA', null],
    ['British Columbia', '2027-09-30', 'en-CA', 'National Day for Truth and Reconciliation'],
    ['Manitoba', '2027-09-30', 'fr-CA', 'Journée nationale de la vérité et de la réconciliation'],
    ['Ontario', '2027-09-30', 'en-CA', null],
    ['Prince Edward Island', '2027-08-20', 'en-CA', null],
    ['Alberta', '2027-12-25', 'fr-CA', 'Noël'],
  ])('%s, %s in %s: %s', (province, date, locale, name) => {
    const days = holidaysOf(province, Number(date.slice(0, 4)));
    expect(days.get(date)?.[locale] ?? null).toBe(name);
  });
});
