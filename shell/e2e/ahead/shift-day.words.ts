/** The clinic reads English at a desk, the professional French on a phone. */
export const CLINIC_WORDS = {
  code: /^Check-in code/,
  missed: 'Report a no-show',
  missedYes: 'Report the no-show',
  missedDone: 'No-show reported',
  refill: 'Post the rest now',
  refilled: 'The rest of the shift is posted',
  propose: 'Propose other hours',
  break: /^Unpaid break/,
  sendProposal: 'Send the proposal',
  proposed: 'Proposal sent',
  answer: 'Answer the dispute',
  statement: /^Statement/,
  sendAnswer: 'Send the answer',
  answered: 'Answer sent',
} as const;

export const ADMIN_WORDS = {
  disputes: 'Disputes',
  open: 'Open the case',
  outcome: 'In favour of the professional',
  reasons: /^Reasons/,
  lift: 'Lift it and give the points back',
  decide: 'Decide the case',
  decided: 'Case decided',
} as const;

export const TEMP_WORDS = {
  onMyWay: 'Je suis en route',
  told: 'Le cabinet est avisé',
  late: 'J’aurai du retard',
  lateMinutes: /^Minutes après le début prévu/,
  lateSend: 'Aviser le cabinet',
  enterCode: /^Code affiché/,
  checkIn: 'Je suis sur place',
  checkedIn: 'Votre arrivée est enregistrée',
  break: /^Pause non payée/,
  sendHours: 'Envoyer mes heures',
  hoursSent: 'Heures envoyées',
  acceptHours: 'Accepter les heures',
  hoursAccepted: 'Heures acceptées',
  contest: 'Contester l’absence',
  statement: /^Déclaration/,
  sendStatement: 'Envoyer la déclaration',
  contested: 'Contestation ouverte',
} as const;
