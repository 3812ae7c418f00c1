/** Each line is sent a while after the previous one. */
export type Line = { from: 'clinic' | 'temp'; text: string };

const lines = (...texts: string[]): Line[] =>
  texts.map((text, index) => ({ from: index % 2 === 0 ? 'temp' : 'clinic', text }));

/** Of any role and hours. */
export const TALKS: readonly (readonly Line[])[] = [
  lines(
    'Hello, I have just applied. Is there anything I should bring?',
    'Hi! Only your scrubs, everything else is here.',
    'Perfect. Is there parking nearby?',
    'There is. You get the details once you are booked.',
    'Thank you, I hope to see you then!',
  ),
  lines(
    'Good morning, how full is the schedule?',
    'Full but fair: no double bookings, and your break is yours.',
    'That suits me well.',
  ),
  lines(
    'Is the schedule flexible by a few minutes? I come by bus.',
    'No problem at all, we always start with a short huddle.',
    'Great, that works for me.',
    'Wonderful. Ask for Carol at the front desk when you arrive.',
  ),
  lines(
    'Hi, are your charts digital?',
    'Yes, and we give you a short tour of the software when you arrive.',
  ),
  lines('How long is the break?'),
];

export const FRENCH_TALKS: readonly (readonly Line[])[] = [
  lines(
    'Bonjour, je viens de postuler. Vos dossiers sont-ils numériques?',
    'Bonjour! Oui, et nous vous les montrons à votre arrivée.',
    'Parfait, merci beaucoup.',
  ),
  lines(
    'Bonjour, y a-t-il un stationnement près du cabinet?',
    'Oui, derrière l’immeuble, gratuit pour le personnel.',
  ),
];
