import { isPersonName } from './is-person-name';

it.each([
  ['Luc', 'Tremblay', true],
  ['Marie-Ève', 'St-Onge', true],
  ['Maple Street', 'Dental', false],
  ['Clinique', 'Tremblay', false],
  ['Les sourires', 'du Plateau', false],
  ['Luc', 'Cabinet dentaire', false],
  ['Reyes &', 'Haddad', false],
  ['Queen West', 'Endodontics', false],
])('%s %s is a person’s name: %s', (firstName, lastName, expected) => {
  expect(isPersonName({ firstName, lastName })).toBe(expected);
});
