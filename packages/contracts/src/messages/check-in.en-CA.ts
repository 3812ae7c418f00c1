export const checkInEnCA = {
  'checkIn.tooEarly': 'This is possible from {minutes} minutes before the shift starts.',
  'checkIn.over': 'The shift is over. Send your hours instead.',
  'checkIn.noShowTooEarly':
    'A no-show can be reported from {minutes} minutes after the shift starts.',
  'checkIn.wasHere': 'A check-in was made for this shift, so it can’t be reported as missed.',
  'checkIn.hoursProposed':
    'You proposed hours for this shift, so it can’t be reported as missed. Open a dispute instead.',
  'checkIn.known': 'The clinic already knows.',
  'checkIn.wrongCode': 'That isn’t the code on the clinic’s screen. Check the digits.',
  'checkIn.notRefillable': 'Too little of the shift is left to post it again.',
  'checkIn.refilled': 'This shift has already been posted again.',
} as const;
