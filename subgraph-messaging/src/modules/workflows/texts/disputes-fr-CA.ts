import type { DisputeWorkflow } from './disputes-en-CA';
import type { NotificationTemplate } from './en-CA';

const CASE = 'Voir le dossier';

export const disputeTextsFrCA: Record<DisputeWorkflow, NotificationTemplate> = {
  'dispute.opened': {
    title: '{person} conteste un quart',
    lines: [
      'La contestation porte sur le quart du {date} à {time}. D’ici la décision, les heures en attente ne sont pas approuvées, et une facture déjà émise est suspendue.',
      'Vous pouvez répondre et joindre des fichiers jusqu’au {newDate} à {newTime}, heure locale du quart.',
    ],
    action: CASE,
  },
  'dispute.waiting': {
    title: 'Une contestation a été ouverte',
    lines: [
      'Elle vient de {person} et porte sur le quart du {date}. Vous pourrez trancher après la réponse de l’autre partie ou à la fin de son délai de 72 heures.',
    ],
    action: CASE,
  },
  'dispute.answered': {
    title: '{person} a répondu à votre contestation',
    lines: [
      'Notre équipe a maintenant la version de chaque partie pour le quart du {date} et rendra sa décision.',
    ],
    action: CASE,
  },
  'dispute.ruled': {
    title: 'La contestation du {date} est tranchée',
    lines: [
      'La décision et ses effets se trouvent sur la page du quart.',
      'Chaque partie peut faire appel une seule fois, jusqu’au {newDate} à {newTime}, heure locale du quart.',
    ],
    action: 'Voir la décision',
  },
  'dispute.appealed': {
    title: '{person} a fait appel de la décision',
    lines: [
      'Une autre personne de notre équipe rendra une décision définitive sur le quart du {date}.',
    ],
    action: CASE,
  },
  'dispute.appeal-waiting': {
    title: 'Une décision a été portée en appel',
    lines: [
      'L’appel vient de {person} et porte sur le quart du {date}. Il revient à un autre administrateur que celui de la première décision.',
    ],
    action: CASE,
  },
  'dispute.appeal-ruled': {
    title: 'L’appel concernant le {date} est tranché',
    lines: ['Cette décision est définitive. Elle se trouve sur la page du quart, avec ses effets.'],
    action: 'Voir la décision',
  },
  'dispute.closed': {
    title: 'La contestation du {date} est close',
    lines: ['Il n’y a pas eu d’appel : la décision est maintenant définitive.'],
    action: CASE,
  },
};
