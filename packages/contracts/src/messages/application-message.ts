import { LOCALES, type Locale } from '../option-sets';

/** What an application says when nothing else was written; by itself, for pages that show applications. */
export const USUAL_APPLICATION_MESSAGE = {
  'en-CA': 'I am interested in this shift and available for the posted hours.',
  'fr-CA': 'Ce quart m’intéresse et je suis disponible aux heures affichées.',
} as const satisfies Record<Locale, string>;

/** Whether it is the ready-made message, in either language. */
export const isUsualApplicationMessage = (message: string): boolean =>
  LOCALES.some((each) => message === USUAL_APPLICATION_MESSAGE[each]);

export const applicationMessageText = (locale: Locale, message: string): string =>
  isUsualApplicationMessage(message) ? USUAL_APPLICATION_MESSAGE[locale] : message;
