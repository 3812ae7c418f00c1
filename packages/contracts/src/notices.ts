/** What notices are about; people choose per category and channel. */
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

/** The categories that members can switch off; what the others hold is sent whatever they chose. */
export const CHOSEN_CATEGORIES = ['applications', 'bookings', 'verification', 'account'] as const;
export type ChosenCategory = (typeof CHOSEN_CATEGORIES)[number];
