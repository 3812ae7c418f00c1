import type { Locale } from '@tbt/contracts';

export const CATEGORIES = ['clinics', 'professionals', 'money', 'rules'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Source {
  name: Readonly<Record<Locale, string>>;
  url: Readonly<Record<Locale, string>>;
}

export interface ArticleTexts {
  title: string;
  description: string;
  /** Reading time. */
  minutes: number;
}

export type NextStep =
  | 'jobs'
  | 'postJob'
  | 'browseProfessionals'
  | 'emergencyCoverage'
  | 'profile'
  | 'pricing'
  | 'jobAlerts';

export interface Article {
  /** Names the address and the files of its texts. */
  slug: string;
  /** Day of publication, `2026-11-26`. */
  publishedOn: string;
  /** Day of the last change of content. */
  updatedOn?: string;
  categories: readonly Category[];
  texts: Readonly<Record<Locale, ArticleTexts>>;
  sources: readonly Source[];
  /** Slugs. */
  related: readonly string[];
  nextSteps: readonly NextStep[];
}
