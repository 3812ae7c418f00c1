import type { CheckInWorkflow } from './check-in-en-CA';
import type { NotificationTemplate } from './en-CA';

const ACTION = 'Voir la réservation';

export const checkInTextsFrCA: Record<CheckInWorkflow, NotificationTemplate> = {
  'check-in.on-my-way': {
    title: '{person} est en route',
    lines: ['Votre quart commence à {time}. Le code d’arrivée est sur la page de la réservation.'],
    action: ACTION,
  },
  'check-in.late': {
    title: '{person} aura du retard',
    lines: ['Retard prévu par rapport à {time} : {minutes}.'],
    action: ACTION,
  },
  'check-in.arrived': {
    title: '{person} est à votre cabinet',
    lines: ['Montrez-lui le code d’arrivée ou enregistrez son arrivée vous-même.'],
    action: ACTION,
  },
  'check-in.done': {
    title: 'Arrivée enregistrée : {person}',
    lines: [
      'Le code affiché sur votre écran a été entré. Les heures vous seront envoyées après le quart.',
    ],
    action: ACTION,
  },
  'check-in.done-by-clinic': {
    title: '{person} a enregistré votre arrivée',
    lines: ['Après le quart, envoyez vos heures sur la page de la réservation.'],
    action: ACTION,
  },
  'check-in.asked': {
    title: 'Votre quart a commencé : êtes-vous sur place? ({person})',
    lines: [
      'Votre quart a commencé à {time} et votre arrivée n’est pas enregistrée. Entrez le code affiché sur l’écran du cabinet ou dites quand vous arriverez.',
    ],
    action: 'Signaler mon arrivée',
  },
  'check-in.missing': {
    title: 'Arrivée à vérifier : {person}',
    lines: [
      'Le quart a commencé à {time} et aucune arrivée n’est enregistrée. Si la personne est là, enregistrez son arrivée. Une heure après le début, vous pourrez signaler une absence et afficher de nouveau le reste du quart.',
    ],
    action: ACTION,
  },
  'check-in.no-show': {
    title: '{person} a signalé votre absence',
    lines: [
      'Il s’agit de votre quart du {date} à {time}.',
      'Votre cote de fiabilité perd {points} points.',
      'Si c’est une erreur, contestez l’absence dans les 24 heures sur la page de la réservation.',
    ],
    action: ACTION,
  },
};
