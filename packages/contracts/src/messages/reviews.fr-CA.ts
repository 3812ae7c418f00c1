import type { reviewsEnCA } from './reviews.en-CA';

export const reviewsFrCA: Record<keyof typeof reviewsEnCA, string> = {
  'review.notYours': 'Seule la partie évaluée peut répondre.',
  'review.tooEarly': 'Vous pourrez rédiger une évaluation une fois le quart de travail terminé.',
  'review.tooLate':
    'Une évaluation était possible seulement dans les {days} jours suivant le quart de travail.',
  'review.written': 'Vous avez déjà évalué ce quart de travail.',
  'review.accountClosed': 'L’autre partie a fermé son compte et ne peut plus être évaluée.',
  'review.replied': 'Vous avez déjà répondu à cette évaluation.',
  'review.own': 'Il s’agit de votre propre évaluation.',
  'review.reported': 'Vous avez déjà signalé cette évaluation.',
  'review.notReported': 'Aucun signalement de cette évaluation n’est en attente.',
};
