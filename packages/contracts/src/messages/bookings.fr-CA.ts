import type { bookingsEnCA } from './bookings.en-CA';

export const bookingsFrCA: Record<keyof typeof bookingsEnCA, string> = {
  'booking.illegalStep':
    'Cette réservation ne peut plus changer ainsi : son état est : {status|bookingStatus}.',
  'booking.notYours': 'Cette réservation concerne d’autres personnes.',
  'booking.started': 'Le quart a commencé.',
  'booking.confirmTooEarly': 'Un quart se confirme à partir de {hours} heures avant son début.',
  'booking.priceChanged':
    'Ce que coûte l’annulation a changé entre-temps. Vérifiez-le avant de continuer.',
  'booking.undoOver': 'Cette annulation est définitive.',
  'booking.changeOpen': 'Une autre modification de cette réservation attend une réponse.',
  'booking.changeClosed': 'Cette proposition n’est plus ouverte.',
  'booking.changeOwn': 'C’est à l’autre partie de répondre à cette proposition.',
  'booking.changeOthers': 'Seule la partie qui a fait cette proposition peut la retirer.',
  'booking.changeNothing': 'C’est déjà ce que vous avez convenu.',
  'booking.changeOverlap': 'La personne a une autre réservation à ce moment.',
  'booking.noCompensation': 'Rien n’est dû pour cette réservation.',
  'booking.notWeather':
    'Seule une annulation en raison de la météo peut être dispensée de l’indemnité.',
  'booking.waiverOver': 'La demande était possible pendant {days} jours seulement.',
  'booking.waiverAsked': 'La demande a déjà été faite.',
  'booking.waiverNotAsked': 'Aucune demande n’attend de réponse.',
  'booking.calendarSpan': 'Au plus {days} jours, le dernier n’étant pas avant le premier.',
  'reliability.nothingTaken': 'Aucun point n’a été retiré ici.',
  'reliability.appealOver': 'La contestation était possible pendant {days} jours seulement.',
  'reliability.appealed': 'Vous avez déjà contesté ce retrait.',
  'reliability.noAppeal': 'Aucune contestation n’attend de réponse.',
};
