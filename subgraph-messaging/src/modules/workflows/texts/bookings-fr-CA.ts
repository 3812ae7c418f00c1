import type { BookingWorkflow } from './bookings-en-CA';
import type { NotificationTemplate } from './en-CA';

const SHIFTS = 'Voir mes quarts';

export const bookingTextsFrCA: Record<BookingWorkflow, NotificationTemplate> = {
  'booking.agreed': {
    title: 'Le quart de travail est à vous : {person}',
    lines: ['Vous et le cabinet vous êtes entendus, et le quart est réservé.'],
    action: 'Voir mes réservations',
  },
  'booking.made': {
    title: '{person} travaillera à votre cabinet',
    lines: ['Le quart n’est plus sur la liste publique. Vous pouvez vous écrire en tout temps.'],
    action: SHIFTS,
  },
  'booking.confirmed': {
    title: '{person} a confirmé le quart de travail',
    lines: ['Le quart aura lieu le {date} à {time}, comme convenu.'],
    action: SHIFTS,
  },
  'booking.cancelled': {
    title: '{person} a annulé une réservation',
    lines: [
      'L’annulation peut être retirée jusqu’à {until}, heure locale du quart. Après, elle est définitive.',
      'Tant qu’elle n’est pas retirée, le quart n’est pas réservé.',
      'Si elle est maintenue, le cabinet doit {compensation} pour cette annulation tardive.',
    ],
    action: SHIFTS,
  },
  'booking.restored': {
    title: '{person} a rétabli votre réservation',
    lines: ['Le quart du {date} à {time} est réservé comme avant. Rien n’est facturé.'],
    action: SHIFTS,
  },
  'booking.cancellation-final': {
    title: 'Vous avez annulé le quart du {date}',
    lines: [
      'L’annulation est définitive : le quart de {time} n’est plus réservé.',
      'Votre cote de fiabilité perd {points} points. Vous avez 7 jours pour contester cette déduction; notre équipe l’examinera.',
      'Vous devez {compensation} à la personne. Le paiement se fait directement entre vous.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-for-good': {
    title: '{person} a annulé le quart du {date}',
    lines: [
      'Motif : {cancelReason}.',
      'L’annulation est définitive : le quart de {time} n’est plus réservé.',
      'Le cabinet vous doit {compensation}. Le paiement se fait directement entre vous.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-and-reopened': {
    title: '{person} a annulé le quart du {date}',
    lines: [
      'Motif : {cancelReason}.',
      'L’annulation est définitive. Votre quart du {date} à {time} est de nouveau offert. Nous sollicitons les personnes qui avaient postulé et vos favoris.',
    ],
    action: SHIFTS,
  },
  'booking.shift-reopened': {
    title: 'Votre quart de travail du {date} est de nouveau offert',
    lines: [
      'Nous sollicitons les personnes qui avaient postulé et vos favoris, et le quart est sur la liste publique.',
    ],
    action: SHIFTS,
  },
  'booking.released': {
    title: 'Une réservation avec {person} a pris fin',
    lines: [
      'Le quart du {date} à {time} n’est plus réservé. Vous ne devez rien, et l’autre partie non plus.',
    ],
    action: SHIFTS,
  },
  'booking.confirm-asked': {
    title: 'Veuillez confirmer votre quart de travail : {person}',
    lines: [
      'Confirmez au plus tard le {confirmDate} à {confirmTime}.',
      'Un seul geste suffit pour aviser le cabinet de votre présence.',
    ],
    action: 'Confirmer mon quart',
  },
  'booking.confirm-missed': {
    title: '{person} n’a pas encore confirmé',
    lines: ['Le quart a lieu le {date} à {time}. Un court message peut aider.'],
    action: SHIFTS,
  },
  'booking.licence-at-risk': {
    title: 'Votre permis ne sera pas valide pour votre quart de travail du {date}',
    lines: [
      'Renouvelez-le et inscrivez la nouvelle date. Sinon, votre réservation ({person}) sera annulée dans {hours}.',
    ],
    action: SHIFTS,
  },
  'booking.at-risk': {
    title: 'Votre réservation avec {person} est compromise',
    lines: [
      'Le permis de cette personne ne sera pas valide pour le quart du {date}. S’il n’est pas renouvelé, la réservation sera annulée dans {hours} et nous chercherons une autre personne.',
    ],
    action: SHIFTS,
  },
  'booking.risk-over': {
    title: 'La réservation avec {person} n’est plus compromise',
    lines: ['Le permis est maintenant valide pour le quart du {date}.'],
    action: SHIFTS,
  },
  'booking-change.proposed': {
    title: '{person} propose de modifier votre réservation',
    lines: [
      'Votre réservation est le {date} à {time}.',
      'Proposition : le {newDate}, de {newTime} à {newEnd}, {rate} l’heure. Rien ne change sans votre accord.',
    ],
    action: 'Répondre à la proposition',
  },
  'booking-change.accepted': {
    title: '{person} a accepté votre modification',
    lines: ['La réservation devient : le {newDate}, de {newTime} à {newEnd}, {rate} l’heure.'],
    action: SHIFTS,
  },
  'booking-change.declined': {
    title: '{person} a refusé votre modification',
    lines: ['La réservation du {date} à {time} reste comme convenu.'],
    action: SHIFTS,
  },
  'booking-change.withdrawn': {
    title: '{person} a retiré une modification proposée',
    lines: ['La réservation du {date} à {time} reste comme convenu.'],
    action: SHIFTS,
  },
  'booking-change.expired': {
    title: 'Une modification proposée a expiré',
    lines: ['Elle concernait votre réservation avec {person} le {date}.'],
    action: SHIFTS,
  },
  'waiver.asked': {
    title: '{person} demande une dispense pour une annulation',
    lines: [
      'Pour le quart du {date}, le cabinet demande une dispense de {compensation} en raison du mauvais temps. L’administration décidera.',
    ],
    action: SHIFTS,
  },
  'waiver.waiting': {
    title: 'Une dispense en raison du mauvais temps attend votre décision',
    lines: ['{person} demande une dispense de l’indemnité pour le quart du {date}.'],
    action: 'Voir les demandes',
  },
  'waiver.granted': {
    title: 'L’indemnité du {date} a été levée',
    lines: ['En raison du mauvais temps, {compensation} n’est plus à payer.'],
    action: SHIFTS,
  },
  'waiver.refused': {
    title: 'La dispense pour le {date} a été refusée',
    lines: ['L’administration a examiné la demande : {compensation} reste à payer.'],
    action: SHIFTS,
  },
  'reliability.waiting': {
    title: 'Une contestation attend votre décision',
    lines: ['{person} conteste une déduction de points.'],
    action: 'Voir les contestations',
  },
  'reliability.upheld': {
    title: 'Votre déduction de points est maintenue',
    lines: ['Notre équipe a examiné votre contestation et a écrit : {reason}'],
    action: SHIFTS,
  },
  'reliability.removed': {
    title: 'Votre déduction de points est annulée',
    lines: ['Vous récupérez {points} points.', 'L’administration a écrit : {reason}'],
    action: SHIFTS,
  },
};
