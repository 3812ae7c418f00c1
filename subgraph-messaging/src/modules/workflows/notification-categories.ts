/** Preferences are set per category and channel. */
export const NOTIFICATION_CATEGORIES = [
  'applications',
  'bookings',
  'job_alerts',
  'clinic_alerts',
  'emergency',
  'messages',
  'verification',
  'statements',
  'account',
  'security',
  'waitlist',
  'contact',
  'digest',
] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

export const NOTIFICATION_CHANNELS = ['in_app', 'email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Categories that members can switch off; the others are always sent. */
export const CHOSEN_CATEGORIES = [
  'applications',
  'bookings',
  'job_alerts',
  'clinic_alerts',
  'emergency',
  'messages',
  'verification',
  'statements',
  'account',
] as const;
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];

/** Pushed to devices unless switched off: what cannot wait until the site is opened. */
const PUSHED_CATEGORIES: readonly NotificationCategory[] = [
  'applications',
  'bookings',
  'job_alerts',
  'emergency',
];

/** Where the member has chosen nothing. */
export const isOnByDefault = (
  category: NotificationCategory,
  channel: NotificationChannel,
): boolean => channel !== 'push' || PUSHED_CATEGORIES.includes(category);

/** Mailed in a digest where the member chooses so; job alerts have a rhythm each, emergencies cannot wait. */
export const DIGEST_CATEGORIES = [
  'applications',
  'bookings',
  'clinic_alerts',
  'messages',
  'verification',
  'statements',
  'account',
] as const satisfies readonly NotificationCategory[];

export const hasDigests = (category: NotificationCategory): boolean =>
  (DIGEST_CATEGORIES as readonly NotificationCategory[]).includes(category);
