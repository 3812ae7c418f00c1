/** A comment in English, and as an author in Quebec writes it. */
export type ReviewWords = { rating: number; comment?: readonly [english: string, french: string] };

export const REVIEWS_OF_TEMPS: readonly ReviewWords[] = [
  {
    rating: 5,
    comment: [
      'On time, calm and thorough. Our patients asked for the same person next time.',
      'À l’heure, avec calme et minutie. Nos patients ont redemandé la même personne.',
    ],
  },
  {
    rating: 5,
    comment: [
      'Fitted in within ten minutes. Charting was complete and easy to read.',
      'Intégration en dix minutes. Des dossiers complets et faciles à lire.',
    ],
  },
  {
    rating: 5,
    comment: [
      'Excellent with anxious patients. We would book again tomorrow.',
      'Excellent contact avec les patients anxieux. À refaire dès demain.',
    ],
  },
  {
    rating: 4,
    comment: [
      'Good work and friendly. Needed a little help with our software.',
      'Bon travail et bonne humeur. Il a fallu un peu d’aide avec notre logiciel.',
    ],
  },
  {
    rating: 4,
    comment: [
      'Reliable and gentle; ran a few minutes behind before lunch.',
      'Fiable, tout en douceur; quelques minutes de retard avant le dîner.',
    ],
  },
  { rating: 5 },
  { rating: 4 },
  {
    rating: 3,
    comment: [
      'Solid work. We had agreed on a shorter break.',
      'Bon travail. La pause convenue était plus courte.',
    ],
  },
  {
    rating: 5,
    comment: [
      'On time, gentle and precise. Our patients still talk about it.',
      'À l’heure, avec douceur et précision. Nos patients en parlent encore.',
    ],
  },
];

export const REVIEWS_OF_CLINICS: readonly ReviewWords[] = [
  {
    rating: 5,
    comment: [
      'Everything was ready, the schedule was fair and lunch was real.',
      'Tout était prêt, l’horaire était raisonnable et la pause du dîner, bien réelle.',
    ],
  },
  {
    rating: 5,
    comment: [
      'Kind team, modern equipment, paid the next day.',
      'Équipe gentille, matériel moderne, paiement le lendemain.',
    ],
  },
  {
    rating: 4,
    comment: [
      'Well organised. Parking was a bit of a walk.',
      'Bien organisé. Le stationnement est un peu loin.',
    ],
  },
  {
    rating: 5,
    comment: [
      'A colleague showed me around before the first patient. I felt welcome.',
      'On m’a fait visiter avant le premier patient. Un bel accueil.',
    ],
  },
  { rating: 4 },
  { rating: 5 },
  {
    rating: 3,
    comment: [
      'Nice people, but the day was booked tighter than the posting said.',
      'Des gens sympathiques, mais une journée plus chargée que l’annonce ne le disait.',
    ],
  },
  {
    rating: 5,
    comment: [
      'A welcoming team and a well-prepared room. I will gladly come back.',
      'Équipe accueillante et salle bien préparée. Je reviendrai avec plaisir.',
    ],
  },
];
