import type { ChosenCategory } from '../notification-categories';
import type { WorkflowKey } from '../workflows';
import { bookingTextsEnCA } from './bookings-en-CA';
import { checkInTextsEnCA } from './check-in-en-CA';
import { clinicTextsEnCA } from './clinics-en-CA';
import { clinicAlertTextsEnCA } from './clinic-alerts-en-CA';
import { digestTextsEnCA } from './digests-en-CA';
import { disputeTextsEnCA } from './disputes-en-CA';
import { emergencyTextsEnCA } from './emergencies-en-CA';
import { hoursTextsEnCA } from './hours-en-CA';
import { invoiceTextsEnCA } from './invoices-en-CA';
import { offerTextsEnCA } from './offers-en-CA';
import { reviewTextsEnCA } from './reviews-en-CA';
import { statementTextsEnCA } from './statements-en-CA';
import { subscriptionTextsEnCA } from './subscriptions-en-CA';
import { supportTextsEnCA } from './support-en-CA';
import { verificationTextsEnCA } from './verification-en-CA';

/** `{fact}` is a placeholder. */
export type NotificationTemplate = {
  title: string;
  lines: readonly string[];
  /** How many lines a list shows, 1 unless said. */
  briefLines?: number;
  action?: string;
  /** In place of `lines` and `action` for members who may only read what it is about. */
  toReaders?: { lines: readonly string[]; action: string };
  /** In place of the general line of mails with a link for one use, which the recipient asked for. */
  ignore?: string;
};

/** Shared by all mails and notifications. */
export type FrameTexts = {
  member: string;
  shift: string;
  details: readonly string[];
  /** Until when a booking is to be confirmed, for the clinic and for the professional who does. */
  confirms: string;
  confirmYourself: string;
  /** While it cannot be confirmed yet. */
  confirmYourselfLater: string;
  greeting: string;
  greetingClinic: string;
  greetingWithoutName: string;
  sender: string;
  ignore: string;
  reason: string;
  reasonCritical: string;
  reasonAddress: string;
  preferences: string;
  unsubscribe: string;
  alertShare: string;
  alertWhole: string;
  alertReasons: string;
  reasonRate: string;
  reasonDistance: string;
  alertMore: string;
  /** Of a digest: headings, and what is left out. */
  categories: Readonly<Record<ChosenCategory, string>>;
  digestMore: string;
  unreadOne: string;
  unreadMany: string;
  linkFallback: string;
  cancelReasons: Readonly<Record<string, string>>;
  documentTypes: Readonly<Record<string, string>>;
};

export const frameEnCA: FrameTexts = {
  member: 'A member',
  shift: '{shiftRole}: {shiftDate}, {shiftStart} to {shiftEnd}',
  details: ['{shiftPlace} · {shiftRate} an hour.', '{shiftProvince} · {shiftRate} an hour.'],
  confirms:
    '{person} has until {confirmDate} at {confirmTime}, local time of the shift, to confirm. Without an answer, the booking stands.',
  confirmYourself:
    'Please confirm by {confirmDate} at {confirmTime}, local time of the shift, on the shift’s page.',
  confirmYourselfLater:
    'You can confirm from {confirmFromDate} at {confirmFromTime} until {confirmDate} at {confirmTime}, local time of the shift. We’ll remind you.',
  greeting: 'Hello {name},',
  greetingClinic: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  sender: 'Tooth Be Told, temporary dental staffing in Canada.',
  ignore: 'Not you? You can ignore this message.',
  reason:
    'You get this because you have an account with us and have not turned these messages off.',
  reasonCritical:
    'You get this because it concerns your account; these messages cannot be turned off.',
  reasonAddress: 'You get this because this address was entered on our site.',
  preferences: 'Choose what you get',
  unsubscribe: 'Unsubscribe',
  alertShare: 'Meets {share} of what you asked for.',
  alertWhole: 'Meets everything you asked for.',
  alertReasons: 'Matches your alert: {reasons}.',
  reasonRate: '{rate} an hour',
  reasonDistance: '{km} km away',
  alertMore: 'And {count} more: see them all on the site.',
  categories: {
    applications: 'Applications',
    bookings: 'Bookings',
    job_alerts: 'Job alerts',
    clinic_alerts: 'Alerts from clinics',
    emergency: 'Emergency shifts',
    messages: 'Messages',
    verification: 'Verification and licences',
    statements: 'Monthly statement',
    account: 'Your account',
  },
  digestMore: 'And {count} more on the site.',
  unreadOne: '1 unread message, received {date}',
  unreadMany: '{count} unread messages, the last received {date}',
  linkFallback: 'If the button does not work, open this address:',
  cancelReasons: {
    illness: 'illness',
    emergency: 'an emergency',
    transport: 'transport',
    weather: 'weather',
    schedule_change: 'a change of schedule',
    no_longer_needed: 'the shift is no longer needed',
    other: 'another reason',
  },
  documentTypes: { license: 'licence', insurance: 'insurance', certification: 'certification' },
};

export const textsEnCA: Record<WorkflowKey, NotificationTemplate> = {
  ...offerTextsEnCA,
  ...bookingTextsEnCA,
  ...checkInTextsEnCA,
  ...clinicTextsEnCA,
  ...clinicAlertTextsEnCA,
  ...digestTextsEnCA,
  ...disputeTextsEnCA,
  ...emergencyTextsEnCA,
  ...hoursTextsEnCA,
  ...reviewTextsEnCA,
  ...invoiceTextsEnCA,
  ...statementTextsEnCA,
  ...subscriptionTextsEnCA,
  ...verificationTextsEnCA,
  'job.published': {
    title: 'Your shift is now public',
    lines: [
      'No one you invited has taken it yet, so any professional can now find it and apply. Open invitations stay valid.',
    ],
    action: 'See my shifts',
  },
  'job.changed': {
    title: '{person} changed a shift you applied to',
    lines: [
      'The day, hours, place or rate changed. Take another look: if the day, hours or place are new, you won’t be booked until you confirm that they suit you.',
    ],
    action: 'See my shifts',
  },
  'job-alert.one': {
    title: 'A shift that suits you in {city}',
    lines: ['Matches your alert: {reasons}.', '{rate} an hour in {city}, {province}.'],
    action: 'See the shift',
  },
  'job-alert.several': {
    title: '{count} shifts that suit you',
    lines: ['The best of them is in {city}, {province}, for {rate} an hour.'],
    action: 'See my alerts',
  },
  'hiring.interested': {
    title: '{person} would like to hire you',
    lines: [
      'The clinic would like to work with you permanently, beyond single shifts.',
      'Nothing is agreed yet. You can write to each other if you like the idea.',
    ],
    action: 'See who is interested',
  },
  'hiring.hired': {
    title: '{person} marked you as hired',
    lines: ['Congratulations! If this is a mistake, please let the clinic know.'],
    action: 'See who is interested',
  },
  'account.confirm-email': {
    title: 'Confirm your email address',
    lines: [
      'Please confirm that this address is yours.',
      'The link works once, within {minutes} of the request.',
    ],
    action: 'Confirm my address',
  },
  'account.reset-password': {
    title: 'Choose a new password',
    lines: [
      'We received a request for a new password for this account.',
      'The link works once, within {minutes} of the request. Your password stays the same until you choose another one.',
    ],
    action: 'Choose a password',
  },
  'account.change-email': {
    title: 'Confirm your new email address',
    lines: [
      'You asked to use this address for your account.',
      'The link works once, within {minutes} of the request. Until then, everything goes to your current address.',
    ],
    action: 'Use this address',
  },
  'account.password-changed': {
    title: 'Your password was changed',
    lines: [
      'All your other devices were logged out.',
      'If this was not you, choose a new password right away.',
    ],
    action: 'This was not me',
  },
  'account.email-changed': {
    title: 'Your email address was changed',
    lines: ['From now on, log in with your new address. Our messages go there too.'],
    action: 'See my account',
  },
  'account.email-left': {
    title: 'Your account now has another email address',
    lines: [
      'This address no longer belongs to your account.',
      'If this was not you, tell us right away.',
    ],
    action: 'Contact us',
  },
  'account.promotion': {
    title: 'Premium is yours',
    lines: [
      'Your clinic is number {order} of the first 5 with the code {code}: Premium for free, with no trial, no fees and no end date.',
    ],
    action: 'Post a shift',
  },
  'account.export': {
    title: 'Your data is ready',
    lines: ['Everything we hold about you is ready to download.'],
    action: 'Go to my account',
  },
  'matching.review-waiting': {
    title: 'A ranking needs a human review',
    lines: ['{person} asked for a person to review a ranking.'],
    action: 'Go to the queue',
  },
  'matching.review-received': {
    title: 'Our team will review the ranking',
    lines: ['We received your request. A person on our team will read it and answer you here.'],
    action: 'See my matches',
  },
  'matching.review-answered': {
    title: 'Our team reviewed the ranking',
    lines: ['Your request about the automated ranking has an answer.'],
    action: 'Read the answer',
  },
  'waitlist.joined': {
    title: 'You are on the waitlist',
    lines: ['Thank you, {name}! We noted your interest for {province} and will be in touch soon.'],
    action: 'Back to the site',
  },
  ...supportTextsEnCA,
  'contact.received': {
    title: 'We received your message',
    lines: ['Thank you, {name}. Our team reads every message and will answer at this address.'],
  },
};
