import { USUAL_APPLICATION_MESSAGE } from './application-message';
import type { PageMessageKey } from './pages.en-CA';
import { validationFrCA } from './validation.fr-CA';

export const pagesFrCA: Record<PageMessageKey, string> = {
  ...validationFrCA,
  'application.defaultMessage': USUAL_APPLICATION_MESSAGE['fr-CA'],
  'checkIn.codeFormat': 'Entrez les six chiffres affichés sur l’écran du cabinet.',
  'checkIn.lateMinutes': 'Entrez un nombre entier de minutes, de 1 à {max}.',
  'hours.break': 'Entrez un nombre entier de minutes, 0 ou plus.',
  'hours.breakTooLong': 'La pause doit être plus courte que le quart.',
  'hours.earliest': 'Les heures peuvent commencer au plus tôt à {time|clock}.',
  'hours.inFuture':
    'Les heures ne peuvent pas se terminer dans l’avenir. Envoyez-les une fois le quart fini.',
  'hours.proposedInFuture':
    'Les heures ne peuvent pas se terminer dans l’avenir. Proposez-les une fois cette heure passée.',
  'hours.tooEarly':
    'Les heures peuvent commencer au plus tôt à {time|clock}. Si vous avez commencé avant, demandez au cabinet de proposer d’autres heures.',
  'hours.tooLong': 'Au plus {hours} heures.',
  'invoice.gstNumber': 'Entrez neuf chiffres, RT et quatre chiffres, par exemple 123456789RT0001.',
  'invoice.qstNumber': 'Entrez dix chiffres, TQ et quatre chiffres, par exemple 1234567890TQ0001.',
  'job.daysReversed': 'Le dernier jour ne doit pas précéder le premier.',
  'job.distanceRange': 'Entrez un nombre entier de kilomètres, de 1 à {max}.',
  'job.timeInGap': 'L’heure change ce jour-là : cette heure n’existe pas.',
  'job.tooShort': 'Un quart de travail dure au moins une heure.',
  'job.tooLong': 'Un quart de travail dure au plus 12 heures.',
  'job.zeroLength': 'La fin doit différer du début.',
  'promotion.unknown': 'Aucune promotion ne porte ce code. Vérifiez-le ou laissez le champ vide.',
  'promotion.usedUp':
    'Toutes les places de cette promotion sont prises. Laissez le champ vide pour continuer sans elle.',
  'push.key':
    'Envoyez la clé telle que l’abonnement du navigateur la donne, en base64url sans remplissage.',
  'schedule.pattern':
    'Doit être une règle iCalendar en jours, semaines ou mois, par exemple FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.',
  'schedule.window': 'Demandez au plus {max} jours à la fois, du premier au dernier.',
  'upload.photoTooLarge': 'Choisissez une image de moins de 5 Mo.',
  'upload.photoType': 'Choisissez une image (JPEG, PNG, GIF ou WebP).',
};
