const payloadOf = (name: string, input: string) =>
  `mutation($input: ${input}!) { ${name}(input: $input) { errors { code reasons message } } }`;

export const MUTATIONS = {
  postJob: payloadOf('postJob', 'PostJobInput'),
  closeJob: payloadOf('closeJob', 'CloseJobInput'),
  applyToJob: payloadOf('applyToJob', 'ApplyToJobInput'),
  counterApplication: payloadOf('counterApplication', 'CounterApplicationInput'),
  acceptApplication: payloadOf('acceptApplication', 'AnswerApplicationInput'),
  declineApplication: payloadOf('declineApplication', 'AnswerApplicationInput'),
  withdrawApplication: payloadOf('withdrawApplication', 'AnswerApplicationInput'),
  inviteToJob: payloadOf('inviteToJob', 'InviteToJobInput'),
  acceptInvitation: payloadOf('acceptInvitation', 'AnswerInvitationInput'),
  declineInvitation: payloadOf('declineInvitation', 'AnswerInvitationInput'),
  confirmBooking: payloadOf('confirmBooking', 'BookingInput'),
  cancelBooking: payloadOf('cancelBooking', 'CancelBookingInput'),
  undoCancellation: payloadOf('undoCancellation', 'BookingInput'),
  proposeBookingChange: payloadOf('proposeBookingChange', 'ProposeBookingChangeInput'),
  answerBookingChange: payloadOf('answerBookingChange', 'AnswerBookingChangeInput'),
} as const;
