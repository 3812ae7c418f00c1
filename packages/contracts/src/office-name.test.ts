import { greetingName, officeNameParts, reviewerName } from './office-name';

it.each([
  ['Maple Street Dental', 'Maple Street', 'Dental'],
  ['  Smile   Studio ', 'Smile', 'Studio'],
  ['Smilz', 'Smilz', 'Dental Office'],
])('%j is %j %j', (name, firstName, lastName) => {
  expect(officeNameParts(name, 'Dental Office')).toEqual({ firstName, lastName });
});

it('greets an office by its whole name, a person by the first', () => {
  const names = { firstName: 'Annex', lastName: 'Smiles' };
  expect(greetingName({ role: 'clinic', ...names })).toBe('Annex Smiles');
  expect(greetingName({ role: 'hygienist', ...names })).toBe('Annex');
});

it.each([
  ['hygienist', 'Maya', 'Rosen', 'Maya R.'],
  ['assistant', 'Zoé', 'élie', 'Zoé É.'],
  ['hygienist', 'Maya', ' ', 'Maya'],
  ['clinic', 'Maple Street', 'Dental', 'Maple Street Dental'],
] as const)('names a reviewer who is a %s, %s %s: %s', (role, firstName, lastName, name) => {
  expect(reviewerName({ role, firstName, lastName })).toBe(name);
});
