/** Each line is sent a while after the previous one. */
export type Line = { from: 'clinic' | 'temp'; text: string };

const lines = (...texts: string[]): Line[] =>
  texts.map((text, index) => ({ from: index % 2 === 0 ? 'temp' : 'clinic', text }));

export const TALKS: readonly (readonly Line[])[] = [
  lines(
    'Hello, I have just applied. Do you use ultrasonic scalers?',
    'Hi! Yes, two of them, and hand instruments in every operatory.',
    'Perfect. Is there parking nearby?',
    'Behind the building, free for staff. We will keep a spot for you.',
    'Thank you, see you then!',
  ),
  lines(
    'Good morning, how many patients are planned for the day?',
    'Eight, with a full hour for adults. The last one is at half past three.',
    'That suits me well.',
  ),
  lines(
    'Is the schedule flexible by half an hour? I come by bus.',
    'No problem at all, we start with a short huddle at ten past eight.',
    'Great, I will be there.',
    'Wonderful. Please bring your licence, we make a copy for our file.',
  ),
  lines(
    'Hi, which software do you chart in?',
    'Dentrix, and we give you a short tour when you arrive.',
  ),
  lines('Is lunch break an hour or half an hour?'),
];

export const FRENCH_TALKS: readonly (readonly Line[])[] = [
  lines(
    'Bonjour, je viens de postuler. Combien de patients sont prévus?',
    'Bonjour! Sept, avec une heure par adulte.',
    'Parfait, merci beaucoup.',
  ),
  lines(
    'Bonjour, y a-t-il un stationnement près du cabinet?',
    'Oui, derrière l’immeuble, gratuit pour le personnel.',
  ),
];
