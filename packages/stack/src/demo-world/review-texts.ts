export type ReviewWords = { rating: number; comment?: string };

export const REVIEWS_OF_TEMPS: readonly ReviewWords[] = [
  {
    rating: 5,
    comment: 'On time, calm and thorough. Our patients asked for the same person next time.',
  },
  { rating: 5, comment: 'Fitted in within ten minutes. Charting was complete and easy to read.' },
  { rating: 5, comment: 'Excellent with anxious patients. We would book again tomorrow.' },
  { rating: 4, comment: 'Good work and friendly. Needed a little help with our software.' },
  { rating: 4, comment: 'Reliable and gentle; ran a few minutes behind before lunch.' },
  { rating: 5 },
  { rating: 4 },
  { rating: 3, comment: 'Solid work. We had agreed on a shorter break.' },
  { rating: 5, comment: 'À l’heure, avec douceur et précision. Nos patients en parlent encore.' },
];

export const REVIEWS_OF_CLINICS: readonly ReviewWords[] = [
  { rating: 5, comment: 'Everything was ready, the schedule was fair and lunch was real.' },
  { rating: 5, comment: 'Kind team, modern equipment, paid the next day.' },
  { rating: 4, comment: 'Well organised. Parking was a bit of a walk.' },
  { rating: 5, comment: 'A colleague showed me around before the first patient. I felt welcome.' },
  { rating: 4 },
  { rating: 5 },
  { rating: 3, comment: 'Nice people, but the day was booked tighter than the posting said.' },
  { rating: 5, comment: 'Équipe accueillante et salle bien préparée. Je reviendrai avec plaisir.' },
];
