import { CONNECTION_PROBLEMS } from './connection-problems';
import type { problemsEnCA } from './problems.en-CA';

export const problemsFrCA: Record<keyof typeof problemsEnCA, string> = {
  ...CONNECTION_PROBLEMS['fr-CA'],
  'problem.notFound': 'Rien n’a été trouvé ici.',
  'problem.unknownHost': 'Rien n’est servi sous ce nom d’hôte. PUBLIC_URL indique celui du site.',
  'problem.secondHost': 'Envoyez un seul en-tête Host.',
  'problem.foreignOrigin': 'Ces connexions s’ouvrent seulement à partir des pages de ce site.',
  'problem.methodNotAllowed': 'Cette adresse n’accepte pas {method}.',
  'problem.slowRequest': 'La requête n’est pas arrivée à temps. Envoyez-la de nouveau.',
  'problem.tooLarge': 'La requête dépasse {max} octets.',
  'problem.mediaType': 'Envoyez le corps en application/json.',
  'problem.mediaTypeFile': 'Envoyez le fichier en multipart/form-data.',
  'problem.malformedFile': 'Le corps n’est pas du multipart/form-data bien formé.',
  'problem.unreadable': 'La requête est illisible.',
  'problem.malformedJson': 'Le corps n’est pas du JSON bien formé.',
  'problem.fields': 'Certains champs sont à corriger.',
  'problem.rateLimited': 'Trop de requêtes. Réessayez dans {seconds} secondes.',
  'problem.rateLimitedMinutes': 'Trop de tentatives. Réessayez dans environ {minutes} minutes.',
  'problem.rateLimitedHours': 'Trop de tentatives. Réessayez dans environ {hours} heures.',
  'problem.outcomeUnknown':
    'Nous ne pouvons pas confirmer si l’opération a été faite. Vérifiez avant de réessayer.',
  'problem.internal':
    'Une erreur s’est produite de notre côté. Citez {requestId} si vous nous écrivez.',
  'problem.idempotencyMismatch': 'Cette Idempotency-Key a servi à une autre requête.',
  'problem.idempotencyRunning':
    'La première requête avec cette Idempotency-Key est encore en cours.',
  'problem.conflict': 'Ceci a changé entre-temps. Rechargez et réessayez.',
  'problem.graphInvalid': 'La requête n’est pas valide.',
  'problem.contactDetails':
    'Retirez les numéros de téléphone et les adresses postales, web ou de courriel : elles s’échangent une fois la réservation faite.',
};
