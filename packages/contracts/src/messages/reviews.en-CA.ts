export const reviewsEnCA = {
  'review.notYours': 'Only the side that was reviewed can reply.',
  'review.tooEarly': 'You can write a review once the shift has ended.',
  'review.tooLate': 'A review was possible within {days} days of the shift only.',
  'review.written': 'You have already written your review of this shift.',
  'review.accountClosed': 'The other side has closed their account and can’t be reviewed any more.',
  'review.replied': 'You have already replied to this review.',
  'review.own': 'This is your own review.',
  'review.reported': 'You have already reported this review.',
  'review.notReported': 'There is no open report of this review.',
} as const;
