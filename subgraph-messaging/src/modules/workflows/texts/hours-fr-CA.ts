import type { NotificationTemplate } from './en-CA';
import type { HoursWorkflow } from './hours-en-CA';

export const hoursTextsFrCA: Record<HoursWorkflow, NotificationTemplate> = {
  'hours.sent': {
    title: '{person} a envoyé ses heures',
    lines: [
      'De {newTime} à {newEnd}, {worked} payées.',
      'Approuvez-les ou proposez d’autres heures au plus tard le {answerDate} à {answerTime}, heure locale du quart. Sans réponse, elles seront approuvées telles quelles.',
    ],
    action: 'Vérifier les heures',
  },
  'hours.planned': {
    title: 'Les heures prévues sont retenues pour le {date}',
    lines: [
      'Aucune heure n’a été envoyée dans la semaine qui a suivi le quart avec {person}.',
      'Les heures prévues attendent maintenant le cabinet : de {newTime} à {newEnd}, {worked} payées. Sans réponse du cabinet au plus tard le {answerDate} à {answerTime}, elles seront approuvées.',
    ],
    action: 'Voir les heures',
  },
  'hours.proposed': {
    title: '{person} propose d’autres heures',
    lines: [
      'De {newTime} à {newEnd}, {worked} payées.',
      'Acceptez-les ou ouvrez une contestation au plus tard le {answerDate} à {answerTime}, heure locale du quart. Sans réponse, elles seront considérées comme acceptées.',
    ],
    action: 'Répondre à la proposition',
  },
  'hours.waiting': {
    title: 'Les heures avec {person} attendent votre réponse',
    lines: [
      'De {newTime} à {newEnd}, {worked} payées.',
      'Sans votre réponse au plus tard le {answerDate} à {answerTime}, heure locale du quart, elles seront approuvées et facturées.',
    ],
    action: 'Vérifier les heures',
  },
  'hours.missing': {
    title: 'Envoyez vos heures du {date}',
    lines: [
      'Votre quart avec {person} est terminé. Dès que le cabinet approuvera vos heures, votre facture sera produite.',
      'Si vous n’en envoyez pas, les heures prévues seront envoyées {daysLeft} après le quart.',
    ],
    action: 'Envoyer mes heures',
  },
};
