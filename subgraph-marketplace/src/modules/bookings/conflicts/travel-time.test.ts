import { clashOf, clashWith, type WorkPlace } from './travel-time';

const at = (from: string, to: string, changes: Partial<WorkPlace> = {}): WorkPlace => ({
  clinicId: 1,
  startsAt: new Date(`2027-03-05T${from}:00Z`),
  endsAt: new Date(`2027-03-05T${to}:00Z`),
  province: 'Ontario',
  city: 'Toronto',
  ...changes,
});
const morning = at('08:00', '12:00');

describe('clashOf', () => {
  it.each([
    ['back to back within a clinic', at('12:00', '16:00'), null],
    [
      'half an hour to the same clinic’s office in Ottawa',
      at('12:30', '16:00', { city: 'Ottawa' }),
      'travel',
    ],
    ['a minute too early', at('11:59', '16:00'), 'overlap'],
    ['within one another', at('09:00', '10:00'), 'overlap'],
    ['14 minutes between clinics', at('12:14', '16:00', { clinicId: 2 }), 'travel'],
    ['15 minutes in one city', at('12:15', '16:00', { clinicId: 2 }), null],
    ['the morning after the afternoon', at('05:00', '07:46', { clinicId: 2 }), 'travel'],
  ])('%s', (_what, other, clash) => {
    expect(clashOf(morning, other)).toBe(clash);
    expect(clashOf(other, morning)).toBe(clash);
  });

  it('adds travel time at 60 km/h to the 15 minutes', () => {
    const hamilton = { clinicId: 2, city: 'Hamilton' };
    expect(clashOf(morning, at('12:45', '16:00', hamilton))).toBe('travel');
    expect(clashOf(morning, at('13:30', '16:00', hamilton))).toBeNull();
  });

  it('uses only the 15 minutes when a place has no coordinates', () => {
    const nowhere = { clinicId: 2, city: 'Nowhere in Particular' };
    expect(clashOf(morning, at('12:15', '16:00', nowhere))).toBeNull();
  });
});

it('reports an overlap before travel time', () => {
  const [near, inside] = [at('12:05', '13:00', { clinicId: 2 }), at('09:00', '10:00')];
  expect(clashWith(morning, [near, inside])).toBe('overlap');
  expect(clashWith(morning, [near])).toBe('travel');
  expect(clashWith(morning, [])).toBeNull();
});
