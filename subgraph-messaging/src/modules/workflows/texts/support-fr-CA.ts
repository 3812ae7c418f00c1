import type { NotificationTemplate } from './en-CA';
import type { SupportWorkflow } from './support-en-CA';

export const supportTextsFrCA: Record<SupportWorkflow, NotificationTemplate> = {
  'feedback.received': {
    title: 'Nous avons reçu votre commentaire',
    lines: [
      'Merci. Notre équipe lit chaque commentaire; s’il appelle une réponse, vous la recevrez ici.',
      'Sujet de votre commentaire : {subject}',
    ],
    action: 'Voir vos commentaires',
  },
  'feedback.answered': {
    title: 'Nous avons répondu à votre commentaire',
    lines: ['{answer}', 'Sujet de votre commentaire : {subject}'],
    action: 'Voir vos commentaires',
  },
  'support.contact-waiting': {
    title: 'Un message de la page Nous joindre attend une réponse',
    lines: [],
    action: 'Voir les messages',
  },
  'support.report-waiting': {
    title: 'Un signalement attend une décision',
    lines: [],
    action: 'Voir les signalements',
  },
  'support.report-acted': {
    title: 'Nous avons donné suite à votre signalement',
    lines: ['Merci de nous avoir avertis. Nous avons fait le nécessaire après examen.'],
  },
  'support.report-no-action': {
    title: 'Nous avons examiné votre signalement',
    lines: [
      'Merci de nous avoir avertis. Ce que vous avez signalé reste en place, car il respecte nos règles. Si autre chose survient, signalez-le de nouveau.',
    ],
  },
  'contact.answered': {
    title: 'Re : {subject} (nº {number})',
    lines: ['{answer}', 'Vous avez écrit : {quote}'],
  },
};
