import type { Province } from '@tbt/contracts';
import { checkCity } from './city-spelling';

describe('checkCity', () => {
  it.each<[Province, string]>([
    ['Ontario', 'Toronto'],
    ['Quebec', 'montreal'],
    ['Newfoundland and Labrador', 'st johns'],
  ])('knows %s, %s', (province, city) => expect(checkCity(province, city)).toBeNull());

  it.each<[Province, string, string | null]>([
    ['Ontario', 'Tornto', 'Toronto'],
    ['Ontario', 'Otatwa', 'Ottawa'],
    ['Quebec', 'Lavall', 'Laval'],
    ['Quebec', 'Montrael', 'Montréal'],
    ['British Columbia', 'Vancuover', 'Vancouver'],
    ['Quebec', 'Toronto', null],
    ['Ontario', 'Little Village by the Lake', null],
    ['Ontario', 'x', null],
  ])('does not know %s, %s and suggests %s', (province, city, suggestion) =>
    expect(checkCity(province, city)).toEqual({ suggestion }),
  );
});
