/** What a clinic and a professional read while a shift is covered. */
export const EMERGENCY_WORDS = {
  'en-CA': {
    offers: /^(Clinics that need you (now|soon)|Your emergency shifts|Requests near you)$/,
    form: 'Ask for cover now',
    day: 'Day',
    start: 'Start',
    more: 'More options',
    title: 'Title',
    send: 'Send to professionals nearby',
    looking: 'Looking',
    filled: 'Filled',
    take: 'Take this shift',
    confirm: 'Yes, book me',
    booked: 'You’re booked',
    open: 'Open the booking',
  },
  'fr-CA': {
    offers:
      /^(Des cabinets ont (bientôt )?besoin de vous|Vos quarts d’urgence|Demandes près de chez vous)/,
    form: 'Demander un remplacement',
    day: 'Jour',
    start: 'Début',
    more: 'Plus d’options',
    title: 'Titre',
    send: 'Joindre les professionnels à proximité',
    looking: 'En recherche',
    filled: 'Comblée',
    take: 'Prendre ce quart',
    confirm: 'Oui, je le prends',
    booked: 'C’est réservé',
    open: 'Ouvrir la réservation',
  },
} as const;
