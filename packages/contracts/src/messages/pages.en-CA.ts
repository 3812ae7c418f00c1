import { USUAL_APPLICATION_MESSAGE } from './application-message';
import { validationEnCA } from './validation.en-CA';

/** What pages say by themselves; the other messages come with answers of a server. */
export const pagesEnCA = {
  ...validationEnCA,
  'application.defaultMessage': USUAL_APPLICATION_MESSAGE['en-CA'],
  'checkIn.codeFormat': 'Enter the six digits on the clinic’s screen.',
  'checkIn.lateMinutes': 'Enter whole minutes from 1 to {max}.',
  'hours.break': 'Enter whole minutes, 0 or more.',
  'hours.breakTooLong': 'The break must be shorter than the shift.',
  'hours.earliest': 'Hours can start at {time|clock} at the earliest.',
  'hours.inFuture': 'Hours can’t end in the future. Send them when your shift is over.',
  'hours.proposedInFuture':
    'Hours can’t end in the future. Propose them once that time has passed.',
  'hours.tooEarly':
    'Hours can start at {time|clock} at the earliest. If you began before, ask the clinic to propose other hours.',
  'hours.tooLong': 'At most {hours} hours.',
  'invoice.gstNumber': 'Enter nine digits, RT and four digits, such as 123456789RT0001.',
  'invoice.qstNumber': 'Enter ten digits, TQ and four digits, such as 1234567890TQ0001.',
  'job.daysReversed': 'The last day must not be before the first.',
  'job.distanceRange': 'Enter whole kilometres from 1 to {max}.',
  'job.timeInGap': 'The clocks change that day: this time does not exist.',
  'job.tooShort': 'A shift lasts at least one hour.',
  'job.tooLong': 'A shift lasts at most 12 hours.',
  'job.zeroLength': 'The end must differ from the start.',
  'promotion.unknown': 'There is no promotion with this code. Check it, or leave the field empty.',
  'promotion.usedUp':
    'All spots in this promotion are taken. Leave the field empty to continue without it.',
  'push.key': 'Send the key as the browser’s subscription gives it, in base64url without padding.',
  'schedule.pattern':
    'Must be an iCalendar rule of days, weeks or months, such as FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10.',
  'schedule.window': 'Ask for at most {max} days at once, from the first to the last.',
  'upload.photoTooLarge': 'Please select an image smaller than 5MB.',
  'upload.photoType': 'Please select an image file (JPEG, PNG, GIF, or WebP).',
} as const;

export type PageMessageKey = keyof typeof pagesEnCA;
