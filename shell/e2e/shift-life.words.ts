export interface ShiftLifeWords {
  chosenRole: string;
  ownRate: RegExp;
  ownRateField: RegExp;
  applications: string;
  otherRateTo: (name: string) => string;
  rate: RegExp;
  sendRate: string;
  rateSent: string;
  acceptAt: (rate: string) => string;
  takeShift: string;
  confirmedStatus: string;
  more: RegExp;
  cancelThis: string;
  points: string;
  reason: RegExp;
  cancelYes: string;
  cancelled: string;
  cancelledStatus: string;
  notFinal: string;
  takeBack: string;
  standsAgain: string;
  owes: (name: string, amount: string) => string;
  owed: (name: string, amount: string) => string;
  freeAgain: RegExp;
  bell: RegExp;
  notices: {
    received: (name: string) => string;
    countered: (name: string) => string;
    counterAccepted: (name: string) => string;
    cancelled: (name: string) => string;
    restored: (name: string) => string;
    final: RegExp;
    finalBy: (name: string) => RegExp;
    reopened: RegExp;
    askedAgain: (name: string) => string;
    invitationAccepted: (name: string) => string;
  };
  money: { asked: string; agreed: string; compensation: string };
}

export const SHIFT_LIFE_WORDS: Record<'en-CA' | 'fr-CA', ShiftLifeWords> = {
  'en-CA': {
    chosenRole: 'Dental Hygienist',
    ownRate: /^My own rate/,
    ownRateField: /^Your hourly rate/,
    applications: '2 applications',
    otherRateTo: (name) => `Make a counter-offer to ${name}`,
    rate: /^Hourly rate/,
    sendRate: 'Send counter-offer',
    rateSent: 'Counter-offer sent',
    acceptAt: (rate) => `Accept ${rate}`,
    takeShift: 'Take the shift',
    confirmedStatus: 'Confirmed',
    more: /^More actions/,
    cancelThis: 'Cancel this booking',
    points: 'This takes 50 points off your reliability score',
    reason: /^Reason/,
    cancelYes: 'Cancel the booking',
    cancelled: 'Booking cancelled',
    cancelledStatus: 'Cancelled by the professional',
    notFinal: 'Cancelled, but not final yet',
    takeBack: 'Undo',
    standsAgain: 'Booking restored',
    owes: (name, amount) => `You will owe ${name} ${amount}`,
    owed: (name, amount) => `${name} owes you ${amount}, paid directly.`,
    freeAgain: /is open again/,
    bell: /^Notifications/,
    notices: {
      received: (name) => `${name} applied to your shift`,
      countered: (name) => `${name} made a counter-offer`,
      counterAccepted: (name) => `${name} accepted your rate`,
      cancelled: (name) => `${name} cancelled a booking`,
      restored: (name) => `${name} restored your booking`,
      final: /^You cancelled the booking for /,
      finalBy: (name) => new RegExp(`^${name} cancelled the booking for `),
      reopened: /^Your shift on .* is open again/,
      askedAgain: (name) => `A shift at ${name} is free again`,
      invitationAccepted: (name) => `${name} accepted your invitation`,
    },
    money: { asked: '$64.00', agreed: '$60.00', compensation: '$195.00' },
  },
  'fr-CA': {
    // ASCII only, for every keyboard.
    chosenRole: 'Hygi',
    ownRate: /^Mon propre taux/,
    ownRateField: /^Votre taux horaire/,
    applications: '2 candidatures',
    otherRateTo: (name) => `Faire une contre-offre à ${name}`,
    rate: /^Taux horaire/,
    sendRate: 'Envoyer la contre-offre',
    rateSent: 'Contre-offre envoyée',
    acceptAt: (rate) => `Accepter ${rate}`,
    takeShift: 'Prendre le quart',
    confirmedStatus: 'Confirmé',
    more: /^Plus d’actions/,
    cancelThis: 'Annuler cette réservation',
    points: 'Cela retire 50 points de votre cote de fiabilité',
    reason: /^Motif/,
    cancelYes: 'Annuler la réservation',
    cancelled: 'Réservation annulée',
    cancelledStatus: 'Annulé par la personne',
    notFinal: 'L’annulation n’est pas encore définitive',
    takeBack: 'Rétablir',
    standsAgain: 'Réservation rétablie',
    owes: (name, amount) => `Vous devrez ${amount} à ${name}`,
    owed: (name, amount) => `${name} vous doit ${amount}, à payer directement.`,
    freeAgain: /est de nouveau libre/,
    bell: /^Notifications/,
    notices: {
      received: (name) => `${name} a postulé à votre quart de travail`,
      countered: (name) => `${name} a fait une contre-offre`,
      counterAccepted: (name) => `${name} a accepté votre taux`,
      cancelled: (name) => `${name} a annulé une réservation`,
      restored: (name) => `${name} a rétabli votre réservation`,
      final: /^Vous avez annulé la réservation du /,
      finalBy: (name) => new RegExp(`^${name} a annulé la réservation du `),
      reopened: /^Votre quart de travail du .* est de nouveau offert/,
      askedAgain: (name) => `Un quart de travail est de nouveau libre\u00a0: ${name}`,
      invitationAccepted: (name) => `${name} a accepté votre invitation`,
    },
    money: { asked: '64,00 $', agreed: '60,00 $', compensation: '195,00 $' },
  },
};
