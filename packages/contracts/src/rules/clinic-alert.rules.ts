import * as z from 'zod/mini';
import { ALERT_ANSWERS, CLINIC_ALERT_TERMS } from '../clinic-alert-terms';
import { URGENCY_LEVELS } from '../emergency-terms';
import { LIMITS } from '../limits';
import { EDUCATION_TIERS, PROFESSIONAL_ROLES, YEARS_EXPERIENCE } from '../option-sets';
import {
  calendarDate,
  id,
  oneOf,
  optionalOneOf,
  optionalSingleLineText,
  optionalText,
  province,
  requiredText,
  singleLineText,
} from './fields';
import { ruleError } from './issue';

const object = { error: ruleError('validation.object') };
const { titleMax, messageMax, replyMax } = CLINIC_ALERT_TERMS;

const optionalProvince = z.pipe(
  z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
  z.nullable(province),
);

const audience = {
  role: optionalOneOf(PROFESSIONAL_ROLES),
  educationTier: optionalOneOf(EDUCATION_TIERS),
  experienceLevel: optionalOneOf(YEARS_EXPERIENCE),
  province: optionalProvince,
  city: optionalSingleLineText(LIMITS.cityMax),
};

/** Absent fields do not narrow it. */
export const alertAudienceRule = z.object(audience, object);

export const createClinicAlertRule = z.object(
  {
    title: singleLineText(titleMax),
    message: requiredText(messageMax),
    ...audience,
    urgencyLevel: z._default(oneOf(URGENCY_LEVELS), 'medium'),
    /** The last day, on the clinic's clock. */
    expiresOn: z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
      z.nullable(calendarDate),
    ),
  },
  object,
);

export const clinicAlertRule = z.object({ alertId: id }, object);

export const alertAnswerRule = z.object(
  { answer: oneOf(ALERT_ANSWERS), message: optionalText(replyMax) },
  object,
);

export const respondToAlertRule = z.extend(alertAnswerRule, { alertId: id });

export type AlertAudienceValues = z.output<typeof alertAudienceRule>;
export type CreateClinicAlertValues = z.output<typeof createClinicAlertRule>;
