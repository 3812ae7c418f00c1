import type { VerificationTexts } from './verification-en-CA';

export const verificationTextsFrCA: VerificationTexts = {
  'verification.document-received': {
    title: 'Nous avons reçu votre document',
    lines: [
      'Votre document ({documentType}) attend d’être vérifié. Notre équipe examine chaque document.',
    ],
    action: 'Voir mes documents',
  },
  'verification.document-approved': {
    title: 'Votre document a été approuvé',
    lines: [
      'Notre équipe a vérifié votre document ({documentType}).',
      'Il est valide jusqu’au {expiresOn}.',
    ],
    action: 'Voir mes documents',
  },
  'verification.document-rejected': {
    title: 'Votre document n’a pas été accepté',
    lines: [
      'Veuillez revoir votre document ({documentType}) et l’envoyer de nouveau.',
      'Notre équipe a écrit : {reason}',
    ],
    action: 'Envoyer de nouveau',
  },
  'verification.licence-received': {
    title: 'Nous avons reçu votre permis',
    lines: [
      'Notre équipe compare votre permis ({province}) et son fichier au registre public, habituellement en 2 jours ouvrables.',
    ],
    action: 'Voir mes permis',
  },
  'verification.licence-approved': {
    title: 'Votre permis a été approuvé',
    lines: [
      'Province : {province}. Vous pouvez maintenant y obtenir des quarts de travail.',
      'Votre permis est valide jusqu’au {expiresOn}.',
    ],
    action: 'Voir mes permis',
  },
  'verification.licence-rejected': {
    title: 'Votre permis n’a pas été accepté',
    lines: [
      'Veuillez revoir ce que vous avez saisi ({province}).',
      'Notre équipe a écrit : {reason}',
    ],
    action: 'Voir mes permis',
  },
  'verification.licence-withdrawn': {
    title: 'Votre permis ({province}) n’est plus approuvé',
    lines: [
      'Notre équipe a retiré son approbation. Vous ne pouvez plus obtenir de quart avec ce document, et vos réservations qui en dépendent sont compromises.',
      'Notre équipe a écrit : {reason}',
    ],
    action: 'Voir mes permis',
  },
  'verification.licence-expiring': {
    title: 'Votre permis ({province}) expire dans {daysLeft}',
    lines: [
      'Il est inscrit auprès de {regulator} jusqu’au {expiresOn}. Renouvelez-le et saisissez la nouvelle date pour continuer d’obtenir des quarts.',
    ],
    action: 'Renouveler mon permis',
  },
  'verification.licence-expired': {
    title: 'Votre permis ({province}) est expiré',
    lines: [
      'Il était inscrit auprès de {regulator} jusqu’au {expiresOn}. Vous ne pouvez pas obtenir de quart dans cette province avant son renouvellement.',
    ],
    action: 'Renouveler mon permis',
  },
  'verification.certification-received': {
    title: 'Nous avons reçu votre attestation',
    lines: [
      'Notre équipe vérifie votre attestation et son fichier, habituellement en 2 jours ouvrables.',
    ],
    action: 'Voir mon attestation',
  },
  'verification.certification-approved': {
    title: 'Votre attestation a été approuvée',
    lines: [
      'Province : {province}. Vous pouvez maintenant y obtenir des quarts de travail.',
      'Votre attestation est valide jusqu’au {expiresOn}.',
    ],
    action: 'Voir mon attestation',
  },
  'verification.certification-rejected': {
    title: 'Votre attestation n’a pas été acceptée',
    lines: [
      'Veuillez revoir ce que vous avez saisi ({province}).',
      'Notre équipe a écrit : {reason}',
    ],
    action: 'Voir mon attestation',
  },
  'verification.certification-withdrawn': {
    title: 'Votre attestation n’est plus approuvée',
    lines: [
      'Notre équipe a retiré son approbation. Vous ne pouvez plus obtenir de quart avec ce document, et vos réservations qui en dépendent sont compromises.',
      'Notre équipe a écrit : {reason}',
    ],
    action: 'Voir mon attestation',
  },
  'verification.certification-expiring': {
    title: 'Votre attestation expire dans {daysLeft}',
    lines: [
      'Elle est valide jusqu’au {expiresOn} (province : {province}). Renouvelez-la et saisissez la nouvelle date pour continuer d’obtenir des quarts.',
    ],
    action: 'Renouveler mon attestation',
  },
  'verification.certification-expired': {
    title: 'Votre attestation est expirée',
    lines: [
      'Elle était valide jusqu’au {expiresOn} (province : {province}). Vous ne pourrez obtenir de quart dans cette province qu’après avoir ajouté la nouvelle.',
    ],
    action: 'Renouveler mon attestation',
  },
  'verification.waiting': {
    title: 'Une vérification est en attente',
    lines: ['{person} a envoyé un permis ou un document à vérifier.'],
    action: 'Aller à la file',
  },
};
