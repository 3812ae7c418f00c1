import {
  isProfessionalRole,
  readDecimal,
  type Locale,
  type ProfessionalRole,
  type Role,
} from '@tbt/contracts';
import { normalizeDecimal, typedDecimal } from '@tbt/web-kit';
import type { JobAlertFieldsFragment } from '../../generated/graphql';
import { FROM_SEARCH } from './alert-address';

/** Value of the select while an alert has several provinces, which other clients can set. */
export const SEVERAL = 'several';

/** As typed; an empty text is "any". */
export interface AlertForm {
  roles: string[];
  province: string;
  minHourlyRate: string;
  cities: string;
  maxTravelDistance: string;
  jobTypes: string[];
  availability: string[];
  notificationMethod: string;
  frequency: string;
}

/** For the viewer's own role and province. */
export const newAlert = (
  role: Role | null | undefined,
  province: string | null | undefined,
): AlertForm => ({
  roles: isProfessionalRole(role) ? [role] : [],
  ...{ province: province ?? '', minHourlyRate: '', cities: '', maxTravelDistance: '' },
  ...{ jobTypes: [], availability: [], notificationMethod: 'email', frequency: 'immediate' },
});

export const formOf = (alert: JobAlertFieldsFragment, locale: Locale): AlertForm => ({
  roles: [...alert.roles],
  province: alert.provinces.length > 1 ? SEVERAL : (alert.provinces[0] ?? ''),
  minHourlyRate: typedDecimal(locale, alert.minHourlyRate ?? ''),
  cities: alert.cities.join(', '),
  maxTravelDistance: String(alert.maxTravelDistance ?? ''),
  jobTypes: [...alert.jobTypes],
  availability: [...alert.availability],
  notificationMethod: alert.notificationMethod,
  frequency: alert.frequency,
});

const rateOf = (typed: string): string | null | undefined => {
  if (typed.trim() === '') return null;
  return readDecimal(normalizeDecimal(typed).trim(), 2) ?? undefined;
};

const listed = (typed: string): string[] =>
  typed
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** @param kept provinces of an alert that has several. @returns null while a role is missing or the rate is wrong. */
export function criteriaOf(form: AlertForm, kept: readonly string[] = []) {
  const minHourlyRate = rateOf(form.minHourlyRate);
  if (form.roles.length === 0 || minHourlyRate === undefined) return null;
  const only = form.province === '' ? [] : [form.province];
  return {
    roles: form.roles as ProfessionalRole[],
    provinces: form.province === SEVERAL ? [...kept] : only,
    cities: listed(form.cities),
    minHourlyRate,
    maxTravelDistance: form.maxTravelDistance === '' ? null : Number(form.maxTravelDistance),
    jobTypes: form.jobTypes,
    availability: form.availability,
  };
}

/** The search that the address carries, with its province or all of them; without a search, the viewer's own. */
export function alertFromAddress(query: URLSearchParams, own: AlertForm): AlertForm {
  if (!FROM_SEARCH.some((name) => query.has(name))) return own;
  const role = query.get('role');
  const schedule = query.get('schedule');
  return {
    ...own,
    roles: role && isProfessionalRole(role as Role) ? [role] : own.roles,
    province: query.get('province') ?? '',
    cities: query.get('city') ?? '',
    minHourlyRate: query.get('minRate') ?? '',
    maxTravelDistance: query.get('maxDistance') ?? '',
    jobTypes: schedule ? [schedule.replace('-', '_')] : [],
  };
}
