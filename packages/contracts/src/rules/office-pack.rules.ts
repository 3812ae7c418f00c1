import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { boundedList, optionalPhone, publicText, requiredText } from './fields';
import { ruleError } from './issue';

const minutesError = ruleError('validation.minutesPerPatient', {
  min: LIMITS.minutesPerPatientMin,
  max: LIMITS.minutesPerPatientMax,
});

const minutesPerPatient = z.pipe(
  z.transform((value: unknown) => {
    if (value === '' || value === undefined) return null;
    return typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  }),
  z.nullable(
    z
      .int({ error: minutesError })
      .check(
        z.gte(LIMITS.minutesPerPatientMin, { error: minutesError }),
        z.lte(LIMITS.minutesPerPatientMax, { error: minutesError }),
      ),
  ),
);

const listOfTexts = (count: number, length: number) =>
  z.pipe(
    z.nullish(boundedList(requiredText(length), count)),
    z.transform((list) => list ?? []),
  );

const orientation = listOfTexts(LIMITS.orientationStepsMax, LIMITS.orientationStepMax);

/** What an office is known by; `orientation` is for booked professionals only. */
export const officeGuide = {
  software: publicText(LIMITS.officeFactMax),
  instruments: publicText(LIMITS.officeFactMax),
  minutesPerPatient,
  scrubs: publicText(LIMITS.officeFactMax),
  radiographs: publicText(LIMITS.officeFactMax),
  orientation,
};

/** Saved as a whole. */
export const officePackRule = z.object(
  {
    ...officeGuide,
    /** For booked professionals only, as `orientation`. */
    phone: optionalPhone(LIMITS.phoneMax),
    parking: publicText(LIMITS.officeFactMax),
    photos: listOfTexts(LIMITS.officePhotosMax, LIMITS.officeFactMax),
  },
  { error: ruleError('validation.object') },
);

/** Form input: one text, a step per line. */
export const orientationLines = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' ? value.split('\n').flatMap((line) => line.trim() || []) : value,
  ),
  orientation,
);

export const officePackFormRule = z.extend(officePackRule, { orientation: orientationLines });

export type OfficePackValues = z.output<typeof officePackRule>;
