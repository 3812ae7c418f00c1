import { greetingName, officeNameParts } from './office-name';

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
