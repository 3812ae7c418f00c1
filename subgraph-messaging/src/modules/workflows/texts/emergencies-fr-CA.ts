import type { EmergencyTexts } from './emergencies-en-CA';

export const emergencyTextsFrCA: EmergencyTexts = {
  'emergency.booked': {
    title: 'Le quart de travail est à vous : {person}',
    lines: ['Vous avez répondu à la demande d’urgence du cabinet, et le quart est réservé.'],
    action: 'Voir la réservation',
  },
  'emergency.offered': {
    title: '{person} a besoin de vous d’urgence',
    lines: [
      '{shiftPlace}.',
      '{shiftProvince}.',
      '{rate} l’heure. Le quart va à la première personne qui accepte.',
      '{chosenRate} l’heure. Les réponses sont recueillies pendant {minutes}, et le quart va à la personne qui convient le mieux.',
      'À environ {km} km de chez vous.',
      'Vous avez postulé à ce quart le {appliedOn}, et le cabinet n’a pas encore répondu. Une réponse ici compte tout de suite.',
    ],
    briefLines: 2,
    action: 'Répondre maintenant',
  },
  'emergency.filled': {
    title: 'Un quart d’urgence a été comblé',
    lines: ['Une autre personne a été retenue cette fois. Merci d’avoir répondu.'],
    action: 'Voir les quarts d’urgence',
  },
  'emergency.cancelled': {
    title: '{person} a annulé un quart d’urgence',
    lines: ['Vous n’avez plus à y répondre.'],
    action: 'Voir les quarts d’urgence',
  },
  'emergency.expired': {
    title: 'Votre quart d’urgence a commencé sans remplacement',
    lines: [
      'Personne n’a pu venir à temps. La prochaine fois, ajoutez des favoris ou élargissez le rayon pour joindre plus de monde.',
    ],
    action: 'Voir mes demandes',
  },
};
