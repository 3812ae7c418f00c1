import { optionLabel, type Role } from '@tbt/contracts';
import { useFormats, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

export interface KnownPerson {
  role?: Role | null;
  city?: string | null;
  yearsExperience?: string | null;
  avgRating?: string | null;
  totalReviews?: number | null;
}

/** Role, town, experience and reviews in one line; empty for a closed account. */
export function usePersonFacts(person: KnownPerson | null | undefined): string {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (!person) return '';
  const { role, city, yearsExperience, avgRating, totalReviews } = person;
  return [
    role && optionLabel(locale, 'role', role),
    city,
    yearsExperience &&
      t('jobs.shifts.experience', {
        years: optionLabel(locale, 'yearsExperience', yearsExperience),
      }),
    totalReviews
      ? t('jobs.shifts.rating', { rating: formats.rating(avgRating), count: totalReviews })
      : t('jobs.shifts.ratingNew'),
  ]
    .filter(Boolean)
    .join(' · ');
}
