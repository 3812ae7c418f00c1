import { createFormats } from './formats';

const english = createFormats('en-CA');
const french = createFormats('fr-CA');

it('formats dates and times in the long US style in English', () => {
  expect(english.date('2027-03-05')).toBe('March 5, 2027');
  expect(english.shortDate('2027-03-05')).toBe('Mar 5, 2027');
  expect(english.yearDay('02-29')).toBe('February 29');
  expect(english.time('08:00')).toBe('8:00 AM');
  expect(english.timeRange('08:00', '16:30')).toBe('8:00 AM - 4:30 PM');
  expect(english.instantTime('2027-03-05T13:00:00Z', 'America/Toronto')).toBe('8:00 AM');
  expect(english.instantDate('2027-03-05T03:00:00Z', 'America/Toronto')).toBe('March 4, 2027');
});

it('formats them in the Canadian style in French', () => {
  expect(french.date('2027-03-05')).toBe('5\u00a0mars 2027');
  expect(french.shortDate('2027-11-05')).toBe('5\u00a0nov. 2027');
  expect(french.yearDay('10-31')).toBe('31\u00a0octobre');
  expect(french.yearDay('07-01')).toBe('1er\u00a0juillet');
  expect(french.date('2026-12-01')).toBe('1er\u00a0décembre 2026');
  expect(french.date('2026-12-11')).toBe('11\u00a0décembre 2026');
  expect(french.weekday('2026-12-01')).toBe('mardi 1er\u00a0décembre');
  expect(french.dayHeading('2026-12-01')).toBe('Mardi 1er\u00a0décembre');
  expect(french.instantDate('2026-12-01T12:00:00Z', 'UTC')).toBe('1er\u00a0décembre 2026');
  expect(french.time('08:00')).toBe('8\u00a0h');
  expect(french.timeRange('08:00', '16:30')).toBe('de 8\u00a0h à 16\u00a0h\u00a030');
  expect(french.instantTime('2027-03-05T13:00:00Z', 'America/Toronto')).toBe('8\u00a0h');
  expect(french.currency('52.00')).toContain('52,00');
});

it('writes amounts exactly and how long ago something was', () => {
  expect(english.currency('52.50')).toBe('$52.50');
  expect(english.dollars('29.00')).toBe('$29');
  expect(english.dollars('29.50')).toBe('$29.50');
  expect(french.dollars('29.00')).toBe('29\u00a0$');
  expect(english.percent('9.975')).toBe('9.975%');
  expect(french.percent('9.975')).toBe('9,975\u00a0%');
  const now = new Date('2027-03-05T12:00:00Z');
  expect(english.relative('2027-03-05T11:55:00Z', now)).toBe('5 minutes ago');
  expect(english.relative('2027-03-04T12:00:00Z', now)).toBe('1 day ago');
  expect(english.relative('2027-03-05T12:00:20Z', now)).toBe('just now');
  expect(french.relative('2027-03-05T11:59:20Z', now)).toBe('à l’instant');
  expect(french.relative('2027-03-05T11:55:00Z', now)).toBe('il y a 5\u00a0minutes');
});

it('writes the leaf of a calendar in both languages', () => {
  expect(english.dayLeaf('2027-03-05')).toEqual({ weekday: 'Fri', day: '5', month: 'Mar' });
  expect(french.dayLeaf('2027-03-05')).toEqual({ weekday: 'ven.', day: '5', month: 'mars' });
});

it('joins labels the way each language writes them inside a sentence', () => {
  expect(english.labelList(['Monday', 'Friday', 'Sunday'])).toBe('Monday, Friday and Sunday');
  expect(french.labelList(['Lundi', 'Vendredi', 'Dimanche'])).toBe('Lundi, vendredi et dimanche');
});

it('writes sizes of files in kilobytes below a tenth of a megabyte', () => {
  expect([10, 1_600, 80_000].map(english.fileSize)).toEqual(['1 kB', '2 kB', '79 kB']);
  expect(english.fileSize(1_300_000)).toBe('1.2 MB');
  expect(french.fileSize(1_300_000)).toBe('1,2\u00a0Mo');
});

it('writes ratings with one decimal', () => {
  expect(english.rating('4.80')).toBe('4.8');
  expect(french.rating(4)).toBe('4,0');
});

it('writes a label after a colon in lower case in French alone', () => {
  expect(createFormats('fr-CA').inSentence('Éclairage')).toBe('éclairage');
  expect(createFormats('en-CA').inSentence('Illness')).toBe('Illness');
});
