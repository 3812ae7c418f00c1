import type { NotificationTemplate } from './en-CA';
import type { ReviewWorkflow } from './reviews-en-CA';

export const reviewTextsFrCA: Record<ReviewWorkflow, NotificationTemplate> = {
  'review.asked': {
    title: 'Comment s’est passé votre quart de travail avec {person}?',
    lines: [
      'Évaluer le quart du {date} prend une minute. Votre évaluation reste cachée jusqu’à ce que chaque partie ait rédigé la sienne, ou jusqu’à 14 jours après le quart.',
    ],
    action: 'Rédiger une évaluation',
  },
  'review.published': {
    title: 'Vous avez reçu une évaluation de {person}',
    lines: [
      'L’évaluation de votre quart du {date} est maintenant publique. Vous pouvez y répondre une fois.',
    ],
    action: 'Lire l’évaluation',
  },
  'review.replied': {
    title: '{person} a répondu à votre évaluation',
    lines: ['La réponse à votre évaluation du quart du {date} est publique.'],
    action: 'Lire la réponse',
  },
  'review.reported': {
    title: 'Une évaluation a été signalée',
    lines: ['{person} a signalé l’évaluation d’un quart du {date}.'],
    action: 'Voir les signalements',
  },
  'review.held': {
    title: 'Votre évaluation de {person} a été masquée',
    lines: [
      'À la suite d’un signalement, l’administration a masqué votre évaluation du quart du {date}. Elle ne compte plus. Si vous n’êtes pas d’accord, écrivez à notre équipe de soutien.',
    ],
    action: 'Voir l’évaluation',
  },
  'review.restored': {
    title: 'Votre évaluation de {person} est de nouveau publique',
    lines: ['L’administration l’a réexaminée. Votre évaluation du quart du {date} compte.'],
    action: 'Voir l’évaluation',
  },
  'review.report-upheld': {
    title: 'L’évaluation que vous avez signalée a été masquée',
    lines: ['L’administration a donné suite à votre signalement. Merci de nous avoir avisés.'],
  },
  'review.report-declined': {
    title: 'L’évaluation que vous avez signalée est maintenue',
    lines: [
      'L’administration l’a lue et juge qu’elle respecte nos règles. Merci de nous avoir avisés.',
    ],
  },
};
