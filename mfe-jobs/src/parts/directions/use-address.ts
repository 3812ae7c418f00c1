import { addressLine, officeOf, type Address, type PlacedJob } from '@tbt/contracts';
import { useLocale } from '@tbt/web-kit';

/** The address in one line; null when neither the shift nor the clinic is known. */
export function useAddress(
  job: PlacedJob | null | undefined,
  clinic: Address | null | undefined,
): string | null {
  const { locale } = useLocale();
  if (!job && !clinic) return null;
  const line = addressLine(locale, officeOf(job, clinic));
  return job?.location && line ? `${job.location.name}, ${line}` : line;
}
