import {
  clockText,
  moneyText,
  optionLabel,
  paths,
  weekdayDateText,
  type AlertedShift,
  type Locale,
} from '@tbt/contracts';
import { fillText, frameTexts } from '../workflows';
import { siteLink } from './site-link';

/** Part of a mail's list; without an address where there is no page. */
export type ListedEntry = { title: string; lines: string[]; url: string | null };

export type EntryGroup = { heading: string | null; entries: ListedEntry[] };

const WHOLE = 1;
const INTL_LOCALE: Record<Locale, string> = { 'en-CA': 'en-US', 'fr-CA': 'fr-CA' };

const share = (locale: Locale, score: string): string =>
  new Intl.NumberFormat(INTL_LOCALE[locale], { style: 'percent' }).format(Number(score));

/** What matches is named only where something that was asked for is missing: the entry says all else. */
function whyOf({ score, reasons }: AlertedShift, locale: Locale): string[] {
  const { alertReasons, alertShare, alertWhole } = frameTexts(locale);
  if (Number(score) >= WHOLE) return [alertWhole];
  const matching = reasons ? JSON.stringify(reasons) : null;
  return [
    fillText(alertReasons, { reasons: matching }, locale),
    fillText(alertShare, { share: share(locale, score) }, locale),
  ].filter((line) => line !== null);
}

/** When, where, for how much and why. */
function linesOf(shift: AlertedShift, locale: Locale): string[] {
  const hours = [shift.startTime, shift.endTime].map((time) => clockText(locale, time));
  const to = locale === 'fr-CA' ? ' à ' : ' to ';
  const day = weekdayDateText(locale, shift.date);
  const province = optionLabel(locale, 'province', shift.province);
  const rate = moneyText(locale, shift.hourlyRate);
  return [
    `${day.charAt(0).toUpperCase()}${day.slice(1)} · ${hours.join(to)}`,
    locale === 'fr-CA'
      ? `${shift.city} (${province}) · ${rate} l’heure`
      : `${shift.city}, ${province} · ${rate} an hour`,
    ...whyOf(shift, locale),
  ];
}

/** Shifts as entries of a mail, each with its page. */
export const listShifts = (
  shifts: readonly AlertedShift[],
  locale: Locale,
  publicUrl: string,
): ListedEntry[] =>
  shifts.map((shift) => ({
    title: optionLabel(locale, 'role', shift.role),
    lines: linesOf(shift, locale),
    url: siteLink({ publicUrl, locale }, paths.job(shift.jobId)),
  }));
