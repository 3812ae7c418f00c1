import { MASK, maskContactDetails } from './mask-contact-details';

it.each([
  ['Call 416-555-0134 tonight', `Call ${MASK} tonight`],
  ['+1 (416) 555 0134', MASK],
  ['416-555-0134, 12 Queen Street', `${MASK}, ${MASK}`],
  ['4165550134', MASK],
  ['4 1 6 5 5 5 0 1 3 4', MASK],
  ['416\u200B555\u200B0134', MASK],
  ['٤١٦٥٥٥٠١٣٤', MASK],
  ['④①⑥ ⑤⑤⑤ ⓪①③④', MASK],
  ['⁴¹⁶ ⁵⁵⁵ ⁰¹³⁴', MASK],
  ['4️⃣1️⃣6️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣3️⃣4️⃣', MASK],
  ['four one six five five five zero one three four', MASK],
  ['quatre un six cinq cinq cinq zéro un trois quatre', MASK],
  ['quatre1six5cinq5zéro1trois4', MASK],
  ['quatreunsixcinqcinqcinqzérountroisquatre', MASK],
  ['fourONE6 five55 zero one34', MASK],
  ['416 555 O134', MASK],
  ['4l6-555-Ol34', MASK],
  ['4_1_6_five_five_five_0_1_3_4', MASK],
  ['quatre cent seize, cinq cinq cinq, zéro un, trente-quatre', MASK],
  ['five one four, five fifty-five, twenty two, thirty-one', MASK],
  ['cinq-cent-quatorze 555 zéro-un trente et un', MASK],
  ['2027-03-05 416:555:0134', `2027-03-05 ${MASK}`],
  ['text me at 555-0134', `text me at ${MASK}`],
  ['Textez-moi au 555-0134', `Textez-moi au ${MASK}`],
  ['ana@example.com', MASK],
  ['ana＠example.com', MASK],
  ['ana@example。ca', MASK],
  ['ana\u200B@example.ca', MASK],
  ['ana@exam\u200Bple.ca', MASK],
  ['ana @ example . ca', MASK],
  ['Write to ana.reyes+work@mail.example.ca!', `Write to ${MASK}!`],
  ['ana (at) example (dot) com', MASK],
  ['ana arobas exemple point ca', MASK],
  ['We are at 120 Queen Street West', `We are at ${MASK} West`],
  ['45 Maple Dr, second floor', `${MASK}, second floor`],
  ['au 12, rue des Érables', `au ${MASK}`],
  ['1250 boul. René-Lévesque', MASK],
  ['M5V 2T6 and h2x1y4', `${MASK} and ${MASK}`],
])('hides in %j', (text, masked) => {
  expect(maskContactDetails(text)).toBe(masked);
});

it.each([
  'From 8:00 to 16:30 on 2027-03-05, 7.5 hours at $52.50',
  'The shift 2027-03-05 08:00 - 2027-03-05 16:00 is open',
  'Du 05/03/2027 au 12/03/2027',
  '800-1600 works, 830 to 1630 as well',
  'I saw 12 patients on the way, 2 of them at our place',
  'One or two of us can come; five at most, three are away',
  'The door code is 4711, ring twice',
  'Un quart de huit heures à seize heures, dix patients, deux hygiénistes',
  'Two at eight, one at nine thirty, three after ten',
  'One, two, three and ten: rooms on the left',
  'From eight to four thirty, twenty to thirty patients in two rooms',
  'I o 2 l 3',
  'Olli is on floor 10 of 12',
  'Room 3, at the end of the street',
  '① 8 h, ② 7½ h, ③ 6 h: three days, 12 m² each',
  '7½, 8½, 7½, 8½, 7½ / 7½ / 8½ / 7½ / 4½ hours',
  'We close ½ day, ½ hour up the road',
  'CDHO 123456, 15 years',
  'We pay $1,250.00 for 24 hours',
  'Meet me at reception dot',
  'See you @ 5.30 or @ 17.45',
  'I am @ work. Thanks',
  'Yes, 2 hygienists and 1 assistant',
  '',
])('leaves %j', (text) => {
  expect(maskContactDetails(text)).toBe(text);
});

it('takes no longer than a moment for the longest texts', () => {
  const hostile = [
    '1 '.repeat(2000),
    'a@'.repeat(2000),
    'a @ a . '.repeat(500),
    'a @  '.repeat(800),
    '1-'.repeat(2000),
    '1\ufe0f\u20e3'.repeat(1300),
    `12 ${'Maple '.repeat(600)}`,
    'one '.repeat(1000),
    'six'.repeat(1300),
    'o'.repeat(4000),
    'et '.repeat(1300),
    `${'cent '.repeat(790)}x`,
    `${'a.'.repeat(2000)}@`,
    'call '.repeat(800),
    '1 rue '.repeat(650),
  ];
  const from = performance.now();
  for (const text of hostile) maskContactDetails(text.slice(0, 4000));
  expect(performance.now() - from).toBeLessThan(2000);
});
