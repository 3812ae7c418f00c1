import { optionLabel } from '@tbt/contracts';
import { useLocale } from '@tbt/web-kit';
import { placeLine, type JobPlace } from './job-place';

/** The clinic's street address when the shift is in its town, else the town. */
export function useAddress(
  job: JobPlace | null | undefined,
  clinic: JobPlace | null | undefined,
): string | null {
  const { locale } = useLocale();
  const place = job ?? clinic;
  if (!place) return null;
  const isAtClinic = clinic?.city === place.city && clinic?.province === place.province;
  const province = place.province && optionLabel(locale, 'province', place.province);
  return placeLine({ ...(isAtClinic ? clinic : {}), city: place.city, province });
}
