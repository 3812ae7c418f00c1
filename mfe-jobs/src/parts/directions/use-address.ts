import { optionLabel } from '@tbt/contracts';
import { useLocale } from '@tbt/web-kit';
import { placeLine, type JobPlace } from './job-place';

type PlacedJob = JobPlace & {
  /** A further office of the clinic. */
  location?: (JobPlace & { name: string }) | null;
};

/** The location's address, or the clinic's when the shift is in its town, else the town. */
export function useAddress(
  job: PlacedJob | null | undefined,
  clinic: JobPlace | null | undefined,
): string | null {
  const { locale } = useLocale();
  const { location, ...town } = job ?? { ...clinic, location: null };
  const place = location ?? town;
  if (!job && !clinic) return null;
  const isAtClinic = clinic?.city === place.city && clinic?.province === place.province;
  const office = location ?? (isAtClinic ? clinic : {});
  const province = place.province && optionLabel(locale, 'province', place.province);
  const line = placeLine({ ...office, city: place.city, province });
  return location && line ? `${location.name}, ${line}` : line;
}
