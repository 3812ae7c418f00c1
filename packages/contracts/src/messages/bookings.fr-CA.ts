import type { bookingsEnCA } from './bookings.en-CA';

export const bookingsFrCA: Record<keyof typeof bookingsEnCA, string> = {
  'booking.illegalStep':
    'Cette réservation ne peut plus changer ainsi. État : {status|bookingStatus}.',
  'booking.notYours': 'Cette réservation n’est pas la vôtre.',
  'booking.started': 'Le quart a commencé.',
  'booking.confirmTooEarly':
    'Vous pouvez confirmer un quart à partir de {hours} heures avant son début.',
  'booking.priceChanged':
    'Le coût de l’annulation a changé entre-temps. Vérifiez-le avant de continuer.',
  'booking.priceMoney':
    'Annuler vous coûte maintenant {money|money}. Vérifiez ce montant avant de continuer.',
  'booking.pricePoints':
    'Annuler vous coûte maintenant {points} points de fiabilité. Vérifiez-le avant de continuer.',
  'booking.undoOver': 'Cette annulation est définitive.',
  'booking.changeOpen': 'Un autre changement à cette réservation attend une réponse.',
  'booking.changeClosed': 'Cette proposition n’est plus ouverte.',
  'booking.changeOwn': 'C’est à l’autre partie de répondre à cette proposition.',
  'booking.changeOthers': 'Seule la partie qui a fait cette proposition peut la retirer.',
  'booking.changeNothing': 'C’est déjà ce dont vous avez convenu.',
  'booking.changeOverlap': 'La personne a une autre réservation à ce moment.',
  'booking.noCompensation': 'Rien n’est dû pour cette réservation.',
  'booking.notWeather':
    'Une dispense d’indemnité n’est possible que pour une annulation en raison du mauvais temps.',
  'booking.waiverOver': 'La demande n’était possible que pendant {days} jours.',
  'booking.waiverAsked': 'La demande a déjà été faite.',
  'booking.waiverNotAsked': 'Aucune demande n’est en attente.',
  'booking.calendarSpan':
    'Choisissez au plus {days} jours; le dernier ne peut pas précéder le premier.',
  'reliability.nothingTaken': 'Aucun point n’a été retiré ici.',
  'reliability.appealOver': 'La contestation n’était possible que pendant {days} jours.',
  'reliability.appealed': 'Vous avez déjà contesté cette déduction.',
  'holiday.none': 'Ce jour n’est pas férié dans cette province.',
  'reliability.ladderChanged':
    'Les points ont été modifiés entre-temps. Consultez les nouveaux points avant de les modifier.',
  'reliability.noAppeal': 'Aucune contestation n’est en attente.',
};
