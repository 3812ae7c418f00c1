import { officeNameParts } from './office-name';

it.each([
  ['Maple Street Dental', 'Maple Street', 'Dental'],
  ['  Smile   Studio ', 'Smile', 'Studio'],
  ['Smilz', 'Smilz', 'Dental Office'],
])('%j is %j %j', (name, firstName, lastName) => {
  expect(officeNameParts(name, 'Dental Office')).toEqual({ firstName, lastName });
});
