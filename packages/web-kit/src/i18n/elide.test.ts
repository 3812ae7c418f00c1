import { elide } from './elide';

it.each([
  ['Compte de Élodie', { name: 'Élodie' }, 'Compte d’Élodie'],
  ['De Eyes Dental', { name: 'Eyes Dental' }, 'D’Eyes Dental'],
  ['Dès que Ana Reyes répond', { name: 'Ana Reyes' }, 'Dès qu’Ana Reyes répond'],
  ['Compte de Maya', { name: 'Maya' }, 'Compte de Maya'],
  ['Facture de 360,00 $', { total: '360,00 $', days: 3 }, 'Facture de 360,00 $'],
  ['Cabinet de Hull', { city: 'Hull' }, 'Cabinet de Hull'],
])('%s', (text, values, elided) => {
  expect(elide(text, values)).toBe(elided);
});
