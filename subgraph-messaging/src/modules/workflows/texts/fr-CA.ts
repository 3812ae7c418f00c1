import { bookingTextsFrCA } from './bookings-fr-CA';
import { checkInTextsFrCA } from './check-in-fr-CA';
import { clinicTextsFrCA } from './clinics-fr-CA';
import { clinicAlertTextsFrCA } from './clinic-alerts-fr-CA';
import { digestTextsFrCA } from './digests-fr-CA';
import { disputeTextsFrCA } from './disputes-fr-CA';
import { invoiceTextsFrCA } from './invoices-fr-CA';
import type { WorkflowKey } from '../workflows';
import type { FrameTexts, NotificationTemplate } from './en-CA';
import { emergencyTextsFrCA } from './emergencies-fr-CA';
import { hoursTextsFrCA } from './hours-fr-CA';
import { offerTextsFrCA } from './offers-fr-CA';
import { reviewTextsFrCA } from './reviews-fr-CA';
import { statementTextsFrCA } from './statements-fr-CA';
import { subscriptionTextsFrCA } from './subscriptions-fr-CA';
import { supportTextsFrCA } from './support-fr-CA';
import { verificationTextsFrCA } from './verification-fr-CA';

export const frameFrCA: FrameTexts = {
  member: 'Un membre',
  shift: '{shiftRole} : {shiftDate}, de {shiftStart} à {shiftEnd}',
  details: ['{shiftPlace} · {shiftRate} l’heure.', '{shiftProvince} · {shiftRate} l’heure.'],
  confirms:
    'Nous demandons à {person} de confirmer sa présence au plus tard le {confirmDate} à {confirmTime}, heure locale du quart. Sans réponse, la réservation est maintenue.',
  confirmYourself:
    'Confirmez votre présence au plus tard le {confirmDate} à {confirmTime}, heure locale du quart, sur la page du quart.',
  confirmYourselfLater:
    'Vous pourrez confirmer votre présence du {confirmFromDate} à {confirmFromTime} au {confirmDate} à {confirmTime}, heure locale du quart. Nous vous le rappellerons.',
  greeting: 'Bonjour {name},',
  greetingClinic: 'Bonjour,',
  greetingWithoutName: 'Bonjour,',
  sender: 'Tooth Be Told, remplacement dentaire au Canada.',
  ignore: 'Ce n’était pas vous? Vous pouvez ignorer ce message.',
  reason:
    'Vous recevez ce message parce que vous avez un compte chez nous et n’avez pas désactivé ces envois.',
  reasonCritical:
    'Vous recevez ce message parce qu’il concerne votre compte; ces envois ne peuvent pas être désactivés.',
  reasonAddress: 'Vous recevez ce message parce que cette adresse a été saisie sur notre site.',
  preferences: 'Choisir ce que je reçois',
  unsubscribe: 'Se désabonner',
  alertShare: 'Répond à {share} de vos critères.',
  alertWhole: 'Répond à tous vos critères.',
  alertReasons: 'Correspond à votre alerte : {reasons}.',
  reasonRate: '{rate} l’heure',
  reasonDistance: 'à {km} km',
  alertMore: 'Autres quarts : {count}. Vous les trouverez tous sur le site.',
  categories: {
    applications: 'Candidatures',
    bookings: 'Réservations',
    job_alerts: 'Alertes de quarts',
    clinic_alerts: 'Alertes envoyées par les cabinets',
    emergency: 'Quarts d’urgence',
    messages: 'Messages',
    verification: 'Vérification et permis',
    statements: 'Relevé mensuel',
    account: 'Votre compte',
  },
  digestMore: 'Autres nouvelles sur le site : {count}.',
  unreadOne: '1 message non lu, reçu le {date}',
  unreadMany: '{count} messages non lus, le dernier reçu le {date}',
  linkFallback: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  cancelReasons: {
    illness: 'maladie',
    emergency: 'urgence',
    transport: 'transport',
    weather: 'mauvais temps',
    schedule_change: 'changement d’horaire',
    no_longer_needed: 'le quart n’est plus nécessaire',
    other: 'autre raison',
  },
  documentTypes: { license: 'permis', insurance: 'assurance', certification: 'attestation' },
};

export const textsFrCA: Record<WorkflowKey, NotificationTemplate> = {
  ...offerTextsFrCA,
  ...bookingTextsFrCA,
  ...checkInTextsFrCA,
  ...clinicTextsFrCA,
  ...clinicAlertTextsFrCA,
  ...digestTextsFrCA,
  ...disputeTextsFrCA,
  ...emergencyTextsFrCA,
  ...hoursTextsFrCA,
  ...reviewTextsFrCA,
  ...invoiceTextsFrCA,
  ...statementTextsFrCA,
  ...subscriptionTextsFrCA,
  ...verificationTextsFrCA,
  'job.published': {
    title: 'Votre quart de travail est maintenant public',
    lines: [
      'Aucune des personnes invitées ne l’a pris jusqu’ici : tout le monde peut maintenant le trouver et postuler. Les invitations encore ouvertes restent valables.',
    ],
    action: 'Voir mes quarts',
  },
  'job.changed': {
    title: '{person} a modifié un quart de travail auquel vous avez postulé',
    lines: [
      'Le jour, les heures, le lieu ou le taux ont changé. Relisez le quart : si le jour, les heures ou le lieu sont nouveaux, aucune réservation ne sera faite tant que vous ne les aurez pas confirmés.',
    ],
    action: 'Voir mes quarts',
  },
  'job-alert.one': {
    title: 'Un quart qui vous convient à {city}',
    lines: ['Correspond à votre alerte : {reasons}.', '{rate} l’heure à {city} ({province}).'],
    action: 'Voir le quart',
  },
  'job-alert.several': {
    title: '{count} quarts qui vous conviennent',
    lines: ['Le meilleur est à {city} ({province}), à {rate} l’heure.'],
    action: 'Voir mes alertes',
  },
  'hiring.interested': {
    title: '{person} aimerait vous embaucher',
    lines: [
      'Le cabinet souhaite travailler avec vous à long terme, au-delà de quarts isolés.',
      'Rien n’est encore convenu. Écrivez-vous si l’idée vous plaît.',
    ],
    action: 'Voir qui s’intéresse à moi',
  },
  'hiring.hired': {
    title: '{person} a confirmé votre embauche',
    lines: ['Félicitations! S’il s’agit d’une erreur, avisez le cabinet.'],
    action: 'Voir qui s’intéresse à moi',
  },
  'account.confirm-email': {
    title: 'Confirmez votre adresse courriel',
    lines: [
      'Veuillez confirmer que cette adresse est bien la vôtre.',
      'Le lien fonctionne une seule fois, dans les {minutes} suivant la demande.',
    ],
    action: 'Confirmer mon adresse',
  },
  'account.reset-password': {
    title: 'Choisissez un nouveau mot de passe',
    lines: [
      'Nous avons reçu une demande de nouveau mot de passe pour ce compte.',
      'Le lien fonctionne une seule fois, dans les {minutes} suivant la demande. Votre mot de passe reste le même tant que vous n’en choisissez pas un autre.',
    ],
    action: 'Choisir un mot de passe',
  },
  'account.change-email': {
    title: 'Confirmez votre nouvelle adresse courriel',
    lines: [
      'Vous avez demandé à utiliser cette adresse pour votre compte.',
      'Le lien fonctionne une seule fois, dans les {minutes} suivant la demande. D’ici là, tout est envoyé à votre adresse actuelle.',
    ],
    action: 'Utiliser cette adresse',
  },
  'account.password-changed': {
    title: 'Votre mot de passe a été changé',
    lines: [
      'Toutes les autres sessions ont été fermées.',
      'Si ce n’était pas vous, choisissez un nouveau mot de passe sans attendre.',
    ],
    action: 'Ce n’était pas moi',
  },
  'account.email-changed': {
    title: 'Votre adresse courriel a été changée',
    lines: [
      'Dorénavant, vous vous connectez avec votre nouvelle adresse et nos messages y sont envoyés.',
    ],
    action: 'Voir mon compte',
  },
  'account.email-left': {
    title: 'Votre compte a maintenant une autre adresse courriel',
    lines: [
      'Cette adresse n’est plus liée à votre compte.',
      'Si ce n’était pas vous, avisez-nous sans attendre.',
    ],
    action: 'Nous joindre',
  },
  'account.promotion': {
    title: 'Le forfait Premium est à vous',
    lines: [
      'Votre cabinet est le numéro {order} des 5 premiers à utiliser le code {code} : le forfait Premium, sans essai, sans frais et sans date de fin.',
    ],
    action: 'Publier un quart',
  },
  'account.export': {
    title: 'Vos données sont prêtes',
    lines: ['Tout ce que nous avons sur vous est prêt à télécharger.'],
    action: 'Aller à mon compte',
  },
  'matching.review-waiting': {
    title: 'Un classement est à examiner',
    lines: ['{person} demande qu’une personne examine un classement.'],
    action: 'Voir la file',
  },
  'matching.review-received': {
    title: 'Notre équipe examinera le classement',
    lines: [
      'Nous avons reçu votre demande. Une personne de notre équipe la lira et vous répondra ici.',
    ],
    action: 'Voir mes jumelages',
  },
  'matching.review-answered': {
    title: 'Notre équipe a examiné le classement',
    lines: ['Votre demande au sujet du classement automatisé a reçu une réponse.'],
    action: 'Lire la réponse',
  },
  'waitlist.joined': {
    title: 'Vous êtes sur la liste d’attente',
    lines: [
      'Merci, {name}! Nous avons noté votre intérêt ({province}) et vous donnerons bientôt des nouvelles.',
    ],
    action: 'Retour au site',
  },
  ...supportTextsFrCA,
  'contact.received': {
    title: 'Nous avons reçu votre message',
    lines: ['Merci, {name}. Notre équipe lit chaque message et vous répondra à cette adresse.'],
  },
};
