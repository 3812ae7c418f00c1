import type { Locale } from '../option-sets';

/** What went wrong on the way to the server; by itself, for pages, which say nothing else of `problems`. */
export const CONNECTION_PROBLEMS = {
  'en-CA': {
    'problem.offline': 'You are offline. What you typed is kept: continue once you’re connected.',
    'problem.unavailable': 'A part of the service is not available right now. Try again shortly.',
  },
  'fr-CA': {
    'problem.offline':
      'Vous êtes hors ligne. Ce que vous avez écrit est gardé : continuez une fois la connexion rétablie.',
    'problem.unavailable':
      'Une partie du service n’est pas disponible en ce moment. Réessayez sous peu.',
  },
} as const satisfies Record<Locale, object>;
