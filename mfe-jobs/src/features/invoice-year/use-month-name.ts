import { useLocale } from '@tbt/web-kit';

/** `2026-03` → March 2026, or Mar. */
export function useMonthName(): (month: string, form?: 'long' | 'short') => string {
  const { locale } = useLocale();
  return (month, form = 'long') =>
    new Intl.DateTimeFormat(locale, {
      month: form,
      ...(form === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${month}-01T00:00:00Z`));
}
