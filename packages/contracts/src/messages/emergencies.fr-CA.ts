import type { emergenciesEnCA } from './emergencies.en-CA';

export const emergenciesFrCA: Record<keyof typeof emergenciesEnCA, string> = {
  'emergency.title.hygienist': 'Remplacement urgent en hygiène dentaire',
  'emergency.title.assistant': 'Remplacement urgent en assistance dentaire',
  'emergency.noPlan':
    'Votre forfait ne comprend pas de demande d’urgence. Passez au forfait Basic pour en envoyer une par mois.',
  'emergency.planLimit':
    'Demandes d’urgence par mois de votre forfait : {max}. Passez à un forfait supérieur pour en envoyer une autre maintenant, ou attendez jusqu’au {resetsOn|date}.',
  'emergency.noOffice': 'Votre profil n’indique aucun cabinet. Précisez où a lieu le quart.',
  'emergency.duplicate': 'Une demande d’urgence a déjà été envoyée pour ce quart.',
  'emergency.overlap':
    'Vous avez déjà un quart pour ce rôle à ce moment le {date|date}. Demandez un remplacement pour ce quart ou confirmez qu’il vous faut une autre personne.',
  'emergency.overlapOther':
    'Vous avez déjà un quart pour ce rôle à ce moment le {date|date}. Confirmez s’il vous faut une personne de plus.',
  'emergency.ambiguousEnd':
    'On change l’heure cette nuit-là : la fin n’est pas claire. Choisissez une autre durée.',
  'emergency.taken': 'Ce quart vient d’être comblé. Merci d’avoir répondu.',
  'emergency.cancelled': 'Le cabinet a annulé cette demande.',
  'emergency.expired': 'Le quart a commencé. Cette demande est terminée.',
  'emergency.answered': 'Vous avez déjà répondu. Le cabinet voit votre réponse.',
  'emergency.declined': 'Le cabinet a refusé votre candidature pour ce quart.',
  'emergency.countered':
    'Le cabinet vous a fait une contre-offre de {rate|money} l’heure pour ce quart. Acceptez-la ou refusez-la d’abord dans Mes quarts.',
  'emergency.arrivalPast': 'L’heure d’arrivée ne doit pas être passée.',
  'emergency.arrivalLate': 'L’heure d’arrivée doit précéder la fin du quart.',
  'emergency.running': 'Cette demande est terminée, ou le prochain envoi est déjà prévu.',
  'emergency.over': 'Cette demande est terminée : il n’y a plus rien à annuler.',
};
