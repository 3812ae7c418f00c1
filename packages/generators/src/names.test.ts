import { requireKebab, singularOf, spell } from './names';

it('spells a name in every way', () => {
  expect(spell('clinic-notes')).toEqual({
    kebab: 'clinic-notes',
    camel: 'clinicNotes',
    pascal: 'ClinicNotes',
    snake: 'clinic_notes',
    constant: 'CLINIC_NOTES',
    words: 'Clinic notes',
  });
});

it.each([
  ['ClinicNotes', 'clinic-notes'],
  ['clinic_notes', 'clinic-notes'],
  ['Clinic Notes', 'clinic-notes'],
])('refuses %s and says how to write it', (name, wanted) => {
  expect(() => requireKebab(name)).toThrow(`"${name}" is no kebab-case name; write ${wanted}`);
});

it.each(['', '9-lives', 'été', '../up'])('refuses %j', (name) => {
  expect(() => requireKebab(name)).toThrow('is no kebab-case name');
});

it.each([
  ['clinic-notes', 'clinic-note'],
  ['saved-searches', 'saved-search'],
  ['replies', 'reply'],
  ['boxes', 'box'],
  ['houses', 'house'],
  ['status', 'status'],
  ['press', 'press'],
])('%s are made of %s', (many, one) => {
  expect(singularOf(many)).toBe(one);
});
