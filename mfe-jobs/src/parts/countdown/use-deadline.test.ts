import { zoneNameOf } from './use-deadline';

const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;

it.each([
  ['en-CA', 'Asia/Tokyo', /GMT\+9|JST/],
  ['en-CA', 'America/Vancouver', /^P[SD]T$/],
  ['fr-CA', 'America/Vancouver', /^H[NA]P$/],
])('in %s names %s', (locale, timeZone, name) => {
  expect(zoneNameOf(locale, new Date('2027-03-05T20:00:00Z'), timeZone)).toMatch(name);
});

it.each([undefined, own])('names no zone for %s', (timeZone) => {
  expect(zoneNameOf('en-CA', new Date('2027-03-05T20:00:00Z'), timeZone)).toBeNull();
});
