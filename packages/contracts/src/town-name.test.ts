import { spellTown } from './town-name';

it.each([
  ['toronto', 'Toronto'],
  ['TORONTO', 'Toronto'],
  ['Toronto', 'Toronto'],
  ['DeWinton', 'DeWinton'],
  ['st. john’s', 'St. John’s'],
  ["st. john's", "St. John's"],
  ['fort mcmurray', 'Fort McMurray'],
  ['niagara-on-the-lake', 'Niagara-on-the-Lake'],
  ['saint-jean-sur-richelieu', 'Saint-Jean-sur-Richelieu'],
  ['sainte-anne-de-la-pérade', 'Sainte-Anne-de-la-Pérade'],
  ['l’ancienne-lorette', 'L’Ancienne-Lorette'],
  ['notre-dame-de-l’île-perrot', 'Notre-Dame-de-l’Île-Perrot'],
  ['île-à-la-crosse', 'Île-à-la-Crosse'],
  ['montreal', 'Montréal'],
  ['Montreal', 'Montréal'],
  ['TROIS RIVIERES', 'Trois-Rivières'],
  ['Montréal', 'Montréal'],
  ['', ''],
])('%j is %j', (typed, spelled) => {
  expect(spellTown(typed)).toBe(spelled);
});
