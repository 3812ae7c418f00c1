import { addressLine, type Address } from '@tbt/contracts';
import { useLocale } from '@tbt/web-kit';

type PlacedJob = Address & {
  location?: (Address & { name: string }) | null;
};

/** The location's address, or the clinic's when the shift is in its town, else the town. */
export function useAddress(
  job: PlacedJob | null | undefined,
  clinic: Address | null | undefined,
): string | null {
  const { locale } = useLocale();
  const { location, ...town } = job ?? { ...clinic, location: null };
  const place = location ?? town;
  if (!job && !clinic) return null;
  const isAtClinic = clinic?.city === place.city && clinic?.province === place.province;
  const office = location ?? (isAtClinic ? clinic : {});
  const line = addressLine(locale, { ...office, city: place.city, province: place.province });
  return location && line ? `${location.name}, ${line}` : line;
}
