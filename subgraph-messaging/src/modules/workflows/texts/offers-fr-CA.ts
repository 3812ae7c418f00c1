import type { OfferTexts } from './offers-en-CA';

const ASKS = 'Taux demandé : {rate} l’heure; vous avez affiché {postedRate}.';

const NOT_VERIFIED =
  'Vous pourrez accepter dès que notre équipe aura vérifié le permis ou l’attestation. Nous vous préviendrons.';
const WAITS_UNTIL =
  'La candidature attend jusqu’au {answerDate} à {answerTime}, heure locale du quart.';

const answerBy = (what: string): string =>
  `Répondez au plus tard le {answerDate} à {answerTime}, heure locale du quart; ensuite, ${what} prend fin.`;

export const offerTextsFrCA: OfferTexts = {
  'application.received': {
    title: '{person} a postulé à votre quart de travail',
    lines: [
      ASKS,
      'Consultez la candidature pour l’accepter, la refuser ou proposer un autre taux.',
      answerBy('la candidature'),
    ],
    action: 'Voir la candidature',
  },
  'application.received-unverified': {
    title: '{person} a postulé à votre quart de travail',
    lines: [ASKS, NOT_VERIFIED, WAITS_UNTIL],
    action: 'Voir la candidature',
  },
  'application.kept': {
    title: '{person} maintient sa candidature à votre quart modifié',
    lines: ['Vous pouvez l’accepter dès maintenant.', answerBy('la candidature')],
    action: 'Voir la candidature',
  },
  'application.kept-unverified': {
    title: '{person} maintient sa candidature à votre quart modifié',
    lines: [NOT_VERIFIED, WAITS_UNTIL],
    action: 'Voir la candidature',
  },
  'application.verified': {
    title: 'La vérification de {person} est terminée : vous pouvez accepter',
    lines: [
      'Notre équipe a approuvé le permis ou l’attestation qu’exige votre quart.',
      answerBy('la candidature'),
      'Candidatures de {person} qui attendent votre réponse : {count}.',
    ],
    action: 'Voir la candidature',
  },
  'application.accepted': {
    title: '{person} a accepté votre candidature',
    lines: ['Le quart est à vous. Vous le trouverez dans vos réservations.'],
    action: 'Voir la réservation',
  },
  'application.declined': {
    title: '{person} a choisi une autre personne',
    lines: [
      'Votre candidature n’a pas été retenue cette fois. De nouveaux quarts arrivent chaque jour.',
    ],
    action: 'Trouver des quarts',
  },
  'application.withdrawn': {
    title: '{person} a retiré une candidature',
    lines: ['Le quart reste ouvert aux autres personnes intéressées.'],
    action: 'Voir mes quarts',
  },
  'application.countered': {
    title: '{person} a fait une contre-offre',
    lines: [
      'Le cabinet propose {rate} l’heure pour le quart auquel vous avez postulé.',
      'Acceptez, faites une contre-offre ou refusez.',
      answerBy('l’offre'),
    ],
    action: 'Répondre à l’offre',
  },
  'application.countered-back': {
    title: '{person} a fait une contre-offre',
    lines: [
      'La personne candidate demande maintenant {rate} l’heure.',
      'Acceptez, faites une contre-offre ou refusez.',
      answerBy('l’offre'),
    ],
    action: 'Répondre à l’offre',
  },
  'application.counter-accepted': {
    title: '{person} a accepté votre taux',
    lines: ['Le quart est réservé à ce taux.'],
    action: 'Voir la réservation',
  },
  'application.counter-declined': {
    title: '{person} a refusé votre taux',
    lines: ['La candidature est close. Le quart reste ouvert aux autres personnes intéressées.'],
    action: 'Voir mes quarts',
  },
  'application.booked-elsewhere': {
    title: '{person} n’est plus disponible',
    lines: [
      'Cette personne vient d’obtenir un autre quart au même moment; sa candidature a été retirée.',
      'Votre quart reste ouvert aux autres personnes intéressées.',
    ],
    action: 'Voir mes quarts',
  },
  'application.expired': {
    title: 'L’offre entre vous et {person} a pris fin',
    lines: ['La dernière proposition est restée sans réponse.'],
    action: 'Voir mes quarts',
  },
  'application.closed': {
    title: 'L’offre entre vous et {person} est close',
    lines: ['Elle ne peut plus mener à une réservation. Vous n’avez rien à faire.'],
    action: 'Voir mes quarts',
  },
  'invitation.received': {
    title: '{person} vous invite à un quart de travail',
    lines: [
      'Le quart est offert à {rate} l’heure.',
      'Le quart va à la première personne qui accepte.',
      answerBy('l’invitation'),
    ],
    action: 'Voir l’invitation',
  },
  'invitation.received-again': {
    title: 'Un quart de travail est de nouveau libre : {person}',
    lines: [
      'Le cabinet vous demande si vous pouvez prendre la relève, à {rate} l’heure.',
      'Le quart va à la première personne qui accepte.',
      answerBy('l’invitation'),
    ],
    action: 'Voir l’invitation',
  },
  'invitation.accepted': {
    title: '{person} a accepté votre invitation',
    lines: [
      'Le quart est réservé et n’est plus sur la liste publique. Vous pouvez vous écrire en tout temps.',
    ],
    action: 'Voir la réservation',
  },
  'invitation.declined': {
    title: '{person} a décliné votre invitation',
    lines: ['Le quart reste ouvert aux autres.'],
    action: 'Voir mes quarts',
  },
  'invitation.taken': {
    title: 'Le quart de travail vient d’être pris : {person}',
    lines: [
      'Une autre personne a été plus rapide cette fois. De nouveaux quarts arrivent chaque jour.',
    ],
    action: 'Trouver des quarts',
  },
  'invitation.expired': {
    title: 'Invitation restée sans réponse : {person}',
    lines: ['Elle n’a pas reçu de réponse à temps.'],
    action: 'Voir mes quarts',
  },
  'invitation.withdrawn': {
    title: '{person} a retiré une invitation',
    lines: ['Le quart ne vous est plus proposé.'],
    action: 'Voir mes quarts',
  },
  'invitation.booked-elsewhere': {
    title: '{person} ne peut pas prendre votre quart de travail',
    lines: [
      'Cette personne vient d’obtenir un autre quart au même moment; votre invitation a été close.',
    ],
    action: 'Voir mes quarts',
  },
  'invitation.closed': {
    title: 'Invitation close : {person}',
    lines: ['Elle ne peut plus mener à une réservation. Vous n’avez rien à faire.'],
    action: 'Voir mes quarts',
  },
};
