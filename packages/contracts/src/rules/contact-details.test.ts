import { holdsContact } from './contact-details';

it.each([
  'Call 416-555-0199',
  '416 / 555 / 01 99',
  '(416) 555.01.99',
  'call four one six five five five zero one nine nine',
  'quatre un six cinq cinq cinq zéro un neuf neuf',
  'four16 five5five 0one99',
  'quatre cent seize, cinq cinq cinq, zéro un, quatre-vingt-dix neuf',
  'ana@example.ca',
  'ana (at) example (dot) com',
  'name at example dot com',
  'Write on t.me/clinic',
  'wa.me/14165550199',
])('finds %j', (text) => {
  expect(holdsContact(text)).toBe(true);
});

it.each([
  '4 operatories, 2 hygienists, 8 to 5, call ahead',
  'Sept 10, 11, 12, 13 and 14, 8 to 5',
  'Les 10, 11, 12, 13 et 14 sept, de 8 h à 17 h',
  'Dr. Five',
  'See www.example.org or https://example.org/jobs',
  'Four operatories, two hygienists, one assistant, eight to five, thirty minutes for lunch',
  'Monday 8-5, Tuesday 9-6, Wednesday 10-4, Thursday 8-5, Friday 8-12',
  'Hours 8-12, 13-17; rates 45, 50, 55 and 60 an hour',
  '$45.00-$52.50 an hour, paid in 14 days. Since 1998, renovated in 2019 and 2024',
  'From 8:00 to 16:30 on 2027-03-05, two chairs',
  'Two at eight, one at nine thirty, three after ten',
  'Open since 2009, 2 floors, 10 chairs, 5 sterilization units, 3 x-ray rooms',
  'Dentrix 17.3, Schick 33, Cavitron 300, size 6.5 to 8 gloves',
  '4 salles, 2 hygiénistes, de 8 h à 17 h, appelez à l’avance',
  'De huit heures à dix-sept heures, dix patients par jour, deux hygiénistes et une assistante',
  'Quart de 7 h 30, taux de 45 $ à 52 $, une heure de dîner, depuis 1998',
  'Lundi 8 h-17 h, mardi 9 h-18 h, mercredi 10 h-16 h, jeudi 8 h-17 h',
  'Unit 1204, 120 Queen Street West, suite 300, 2nd floor',
  'Parking at 20 Bay, 5 $ a day; the point of contact is at the desk',
])('leaves %j', (text) => {
  expect(holdsContact(text)).toBe(false);
});
