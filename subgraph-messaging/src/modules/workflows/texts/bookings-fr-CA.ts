import type { BookingWorkflow } from './bookings-en-CA';
import type { NotificationTemplate } from './en-CA';

const SHIFTS = 'Voir mes quarts';
const RELEASED_ON =
  'Sinon, votre réservation ({person}) sera annulée le {releaseDate} à {releaseTime}, heure locale du quart.';

export const bookingTextsFrCA: Record<BookingWorkflow, NotificationTemplate> = {
  'booking.agreed': {
    title: 'Le quart de travail est à vous : {person}',
    lines: ['Vous et le cabinet vous êtes entendus, et le quart est réservé.'],
    action: 'Voir la réservation',
  },
  'booking.made': {
    title: '{person} travaillera à votre cabinet',
    lines: ['Le quart n’est plus sur la liste publique. Vous pouvez vous écrire en tout temps.'],
    action: 'Voir la réservation',
  },
  'booking.confirmed': {
    title: '{person} a confirmé le quart de travail',
    lines: ['Le quart aura lieu le {date} à {time}, comme convenu.'],
    action: SHIFTS,
  },
  'booking.cancelled': {
    title: '{person} a annulé une réservation',
    lines: [
      '{person} peut rétablir la réservation jusqu’à {until}, heure locale du quart.',
      'D’ici là, le quart n’est pas réservé; ensuite, l’annulation est définitive.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-by-clinic': {
    title: '{person} a annulé une réservation',
    lines: [
      'Le cabinet peut rétablir la réservation jusqu’à {until}, heure locale du quart. D’ici là, gardez cette journée libre; ensuite, l’annulation est définitive.',
      'Si la réservation n’est pas rétablie, le cabinet vous doit {compensation} pour cette annulation tardive.',
    ],
    action: SHIFTS,
  },
  'booking.restored': {
    title: '{person} a rétabli votre réservation',
    lines: [
      'La réservation du {date} à {time} a été annulée un moment. Elle tient de nouveau, comme avant.',
    ],
    action: SHIFTS,
  },
  'booking.cancellation-final': {
    title: 'Vous avez annulé la réservation du {date}',
    lines: [
      'L’annulation est définitive : la réservation ne tient plus.',
      'Votre cote de fiabilité perd {points} points. Vous avez 7 jours pour contester cette déduction; notre équipe l’examinera.',
      'Vous devez {compensation} à la personne. Le paiement se fait directement entre vous.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-for-good': {
    title: '{person} a annulé la réservation du {date}',
    lines: [
      'Motif : {cancelReason}.',
      'L’annulation est définitive : la réservation ne tient plus.',
      'Le cabinet vous doit {compensation}. Le paiement se fait directement entre vous.',
    ],
    action: SHIFTS,
  },
  'booking.cancelled-and-reopened': {
    title: '{person} a annulé la réservation du {date}',
    lines: [
      'Motif : {cancelReason}.',
      'L’annulation est définitive. Votre quart du {date} à {time} est de nouveau offert. Nous sollicitons, le cas échéant, les personnes qui avaient postulé et vos favoris.',
    ],
    action: SHIFTS,
  },
  'booking.shift-reopened': {
    title: 'Votre quart de travail du {date} est de nouveau offert',
    lines: [
      'Le quart est sur la liste publique et nous sollicitons, le cas échéant, les personnes qui avaient postulé et vos favoris. Vous pouvez aussi inviter des personnes qui conviennent.',
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
  'booking.unlicensed': {
    title: 'La réservation avec {person} n’a pas pu être maintenue',
    lines: [
      'Son permis avait changé juste avant la réservation du quart du {date} à {time}, et doit être vérifié avant tout travail. La réservation est annulée; vous ne devez rien, et l’autre partie non plus.',
      'À moins qu’il ne soit sur le point de commencer, le quart est de nouveau affiché.',
    ],
    action: SHIFTS,
  },
  'booking.own-licence-changed': {
    title: 'Votre réservation avec {person} n’a pas pu être maintenue',
    lines: [
      'Votre permis, ou le nom qui y figure, avait changé juste avant la réservation du quart du {date} à {time}. La réservation est annulée; vous ne devez rien, et l’autre partie non plus.',
      'Une nouvelle réservation sera possible dès qu’un permis pour la province du quart sera approuvé.',
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
    lines: ['Renouvelez-le et inscrivez la nouvelle date.', RELEASED_ON],
    action: SHIFTS,
  },
  'booking.licence-removed': {
    title: 'Votre quart du {date} exige un permis qui n’est plus à votre dossier',
    lines: ['Ajoutez un permis pour la province du quart, avec son fichier.', RELEASED_ON],
    action: SHIFTS,
  },
  'booking.licence-refused': {
    title: 'Votre permis pour le quart du {date} n’est pas approuvé',
    lines: [
      'Lisez le motif de notre équipe dans votre profil et envoyez ce qui manque.',
      RELEASED_ON,
    ],
    action: SHIFTS,
  },
  'booking.licence-unreviewed': {
    title: 'Votre permis pour le quart du {date} doit être vérifié',
    lines: ['Vérifiez dans votre profil que son fichier y est.', RELEASED_ON],
    action: SHIFTS,
  },
  'booking.at-risk': {
    title: 'Votre réservation avec {person} est compromise',
    lines: [
      'Cette personne n’a pas de permis valide pour le quart du {date} en ce moment.',
      'Si rien ne change, la réservation sera annulée le {releaseDate} à {releaseTime}, heure locale du quart, et nous chercherons une autre personne.',
    ],
    action: SHIFTS,
  },
  'booking.risk-over': {
    title: 'La réservation avec {person} n’est plus compromise',
    lines: ['Le permis est maintenant valide pour le quart du {date}.'],
    action: SHIFTS,
  },
  'booking-change.proposed': {
    title: '{person} propose un changement à votre réservation',
    lines: [
      'Votre réservation est le {date} à {time}.',
      'Proposition : le {newDate}, de {newTime} à {newEnd}, {rate} l’heure. Rien ne change sans votre accord.',
    ],
    action: 'Répondre à la proposition',
  },
  'booking-change.accepted': {
    title: '{person} a accepté votre changement',
    lines: [
      'Votre réservation est maintenant fixée au {newDate}, de {newTime} à {newEnd}, à {rate} l’heure.',
    ],
    action: SHIFTS,
  },
  'booking-change.declined': {
    title: '{person} a refusé votre changement',
    lines: ['La réservation du {date} à {time} reste comme convenu.'],
    action: SHIFTS,
  },
  'booking-change.withdrawn': {
    title: '{person} a retiré un changement proposé',
    lines: ['La réservation du {date} à {time} reste comme convenu.'],
    action: SHIFTS,
  },
  'booking-change.expired': {
    title: 'Un changement proposé a expiré',
    lines: ['Il concernait votre réservation avec {person} le {date}.'],
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
    title: 'La dispense pour le {date} est accordée',
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
