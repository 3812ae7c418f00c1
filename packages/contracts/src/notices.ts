/** Preferences are set per category and channel. */
export const NOTICE_CATEGORIES = [
  'applications',
  'bookings',
  'verification',
  'account',
  'security',
  'waitlist',
  'contact',
] as const;
export type NoticeCategory = (typeof NOTICE_CATEGORIES)[number];

export const NOTICE_CHANNELS = ['in_app', 'email'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Categories that members can switch off; the others are always sent. */
export const CHOSEN_CATEGORIES = ['applications', 'bookings', 'verification', 'account'] as const;
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];
