import type { privacyEnCA } from './privacy.en-CA';

export const privacyFrCA: Record<keyof typeof privacyEnCA, string> = {
  'privacy.adminStays':
    'Le compte d’une administratrice ou d’un administrateur ne peut pas être fermé ici. Une autre personne de l’administration doit d’abord retirer ce droit.',
  'privacy.comingBookings':
    'Vous avez encore des quarts réservés. Annulez-les d’abord, puis fermez votre compte.',
  'privacy.openBookings':
    'Un de vos quarts n’est pas encore réglé : des heures à envoyer ou à approuver, une contestation sans décision ou une annulation récente. Terminez-le dans vos quarts, ou patientez : des heures sans réponse sont approuvées après {hours} heures, et vous pouvez fermer votre compte {minutes} minutes après une annulation.',
  'privacy.wrongPassword': 'Ce n’est pas votre mot de passe.',
  'privacy.exportRunning': 'Vos données sont déjà en cours de collecte.',
  'privacy.versionChanged': 'Il existe une version plus récente. Rechargez la page pour la lire.',
  'privacy.consentNeeded':
    'Votre compte a besoin de cet accord. Pour le retirer, fermez le compte.',
};
