import type { Locale } from '@tbt/contracts';

/** Pixels, as the networks ask for. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

export const siteImagePath = (locale: Locale): string => `/social-images/site/${locale}.png`;
export const jobImagePath = (id: number, locale: Locale): string =>
  `/social-images/jobs/${id}/${locale}.png`;
