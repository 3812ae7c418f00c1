import { paths, SHIFT_TERMS } from '@tbt/contracts';
import { now } from '@tbt/web-kit';
import type { OfficeGuideFragment } from '../../generated/graphql';

export const GUIDE_FACTS = ['parking', 'scrubs', 'software', 'instruments', 'radiographs'] as const;

/** What the office says of the day: the location's own answers before the clinic's. */
export function guideOf({ clinic, job }: Pick<OfficeGuideFragment, 'clinic' | 'job'>) {
  const pack = clinic?.officePack;
  const location = job?.location;
  const facts = GUIDE_FACTS.flatMap((fact) => {
    const text = location?.[fact] ?? pack?.[fact];
    return text ? [{ fact, text }] : [];
  });
  const phone = location?.phone ?? pack?.phone ?? null;
  const floor = location?.floor ?? null;
  const minutes = location?.minutesPerPatient ?? pack?.minutesPerPatient ?? null;
  const ownSteps = location?.orientation ?? [];
  const steps = ownSteps.length > 0 ? ownSteps : (pack?.orientation ?? []);
  const isEmpty = !floor && !minutes && facts.length + steps.length === 0;
  return { phone, floor, facts, minutes, steps, isEmpty };
}

const SHOWN_FROM_MS = SHIFT_TERMS.orientationHours * 3_600_000;

/** Whether the guide is shown on the booking's page. */
export const isGuideTime = (startsAt: string): boolean =>
  now().getTime() >= Date.parse(startsAt) - SHOWN_FROM_MS;

type Booked = { id: string; jobId: string; clinicId: string; startsAt: string };

/** Where the guide can be read now; null when there is none. */
export function guidePath(booking: Booked, guide: Pick<OfficeGuideFragment, 'clinic' | 'job'>) {
  if (guideOf(guide).isEmpty) return null;
  if (isGuideTime(booking.startsAt)) return paths.booking(booking.id);
  const ownOfLocation = guideOf({ clinic: null, job: guide.job });
  return ownOfLocation.isEmpty ? paths.clinic(booking.clinicId) : paths.job(booking.jobId);
}
