import * as z from 'zod/mini';
import { LIMITS } from '../limits';
import { boundedList, optionalText, requiredText } from './fields';
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

/** What a temp finds at an office, as its clinic writes it. Saved as a whole. */
export const officePackRule = z.object(
  {
    software: optionalText(LIMITS.officeFactMax),
    instruments: optionalText(LIMITS.officeFactMax),
    minutesPerPatient,
    parking: optionalText(LIMITS.officeFactMax),
    scrubs: optionalText(LIMITS.officeFactMax),
    radiographs: optionalText(LIMITS.officeFactMax),
    /** What to do on arriving, step by step; for people who are booked. */
    orientation: listOfTexts(LIMITS.orientationStepsMax, LIMITS.orientationStepMax),
    /** Addresses of own uploads. */
    photos: listOfTexts(LIMITS.officePhotosMax, LIMITS.officeFactMax),
  },
  { error: ruleError('validation.object') },
);

/** The form that edits a pack: the way in is one text, a step a line. */
export const officePackFormRule = z.extend(officePackRule, {
  orientation: z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? value.split('\n').flatMap((line) => line.trim() || []) : value,
    ),
    listOfTexts(LIMITS.orientationStepsMax, LIMITS.orientationStepMax),
  ),
});

export type OfficePackValues = z.output<typeof officePackRule>;
