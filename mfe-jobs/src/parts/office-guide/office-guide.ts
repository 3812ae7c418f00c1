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
  const floor = location?.floor ?? null;
  const minutes = location?.minutesPerPatient ?? pack?.minutesPerPatient ?? null;
  const ownSteps = location?.orientation ?? [];
  const steps = ownSteps.length > 0 ? ownSteps : (pack?.orientation ?? []);
  const isEmpty = !floor && !minutes && facts.length + steps.length === 0;
  return { floor, facts, minutes, steps, isEmpty };
}
