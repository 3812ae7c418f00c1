import { reasonsText } from './alert-reasons';

it.each([
  ['en-CA', 'Evening · Saturday · 12 km away'],
  ['fr-CA', 'Soirée · Samedi · à 12 km'],
] as const)('says once that a shift is in the evening: %s', (locale, text) => {
  const reasons = ['jobType:evening', 'day:Saturday', 'day:Evenings', 'distance:12'];
  expect(reasonsText(locale, reasons).replaceAll('\u00a0', ' ')).toBe(text);
});
