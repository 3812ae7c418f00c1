export const bookingsEnCA = {
  'booking.illegalStep':
    'This booking can no longer be changed that way. Status: {status|bookingStatus}.',
  'booking.notYours': 'This booking isn’t yours.',
  'booking.started': 'The shift has begun.',
  'booking.confirmTooEarly': 'You can confirm a shift from {hours} hours before it starts.',
  'booking.priceChanged': 'The cost of cancelling has changed. Check it before you continue.',
  'booking.priceMoney': 'Cancelling now costs you {money|money}. Check this before you continue.',
  'booking.pricePoints':
    'Cancelling now costs you {points} reliability points. Check this before you continue.',
  'booking.undoOver': 'This cancellation is final.',
  'booking.changeOpen': 'Another proposed change is still waiting for an answer.',
  'booking.changeClosed': 'This proposal is no longer open.',
  'booking.changeOwn': 'It’s up to the other side to answer this proposal.',
  'booking.changeOthers': 'Only the side that made this proposal can withdraw it.',
  'booking.changeNothing': 'This is what you have already agreed on.',
  'booking.changeOverlap': 'The professional has another booking at that time.',
  'booking.noCompensation': 'Nothing is owed for this booking.',
  'booking.notWeather':
    'Compensation can be waived only for a cancellation because of the weather.',
  'booking.waiverOver': 'This could be requested within {days} days only.',
  'booking.waiverAsked': 'This has already been requested.',
  'booking.waiverNotAsked': 'There is no open request.',
  'booking.calendarSpan': 'Choose at most {days} days; the last can’t be before the first.',
  'reliability.nothingTaken': 'No points were deducted here.',
  'reliability.appealOver': 'An appeal was possible within {days} days only.',
  'reliability.appealed': 'You have already appealed this.',
  'holiday.none': 'This day is not a holiday in this province.',
  'reliability.ladderChanged':
    'The points were changed in the meantime. Look at the new ones before you change them.',
  'reliability.noAppeal': 'There is no open appeal.',
} as const;
