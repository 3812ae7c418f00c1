import {
  clockText,
  dateText,
  moneyText,
  optionLabel,
  streetLine,
  tieNumbers,
  weekdayDateText,
  wholeKilometres,
  type Locale,
} from '@tbt/contracts';
import { reasonsText } from './alert-reasons';
import { NOTIFICATION_LINKS } from './notification-links';
import type { NotificationFact, NotificationParams } from './notification-params';
import { frameEnCA, textsEnCA, type FrameTexts, type NotificationTemplate } from './texts/en-CA';
import { frameFrCA, textsFrCA } from './texts/fr-CA';
import type { WorkflowKey } from './workflows';

export type NotificationText = {
  title: string;
  /** Role, date and hours of the shift; null without one. */
  subject: string | null;
  /** Of bookings: place and rate. */
  details: string[];
  lines: string[];
  /** Of bookings: until when to confirm, unless the lines say it. */
  deadline: string[];
  /** Null without a page. */
  link: { label: string; path: string } | null;
  /** The lines of lists, where a mail has all. */
  brief: string[];
  /** In place of the general line of mails with a link for one use; null without an own one. */
  ignore: string | null;
};

const TEXTS: Record<Locale, Record<WorkflowKey, NotificationTemplate>> = {
  'en-CA': textsEnCA,
  'fr-CA': textsFrCA,
};
const FRAMES: Record<Locale, FrameTexts> = { 'en-CA': frameEnCA, 'fr-CA': frameFrCA };

/** English as in the specification, French as in Canada. */
const INTL_LOCALE: Record<Locale, string> = { 'en-CA': 'en-US', 'fr-CA': 'fr-CA' };
const MINUTES_IN_HOUR = 60;
const PLACE = /\{(\w+)\}/g;

export const frameTexts = (locale: Locale): FrameTexts => FRAMES[locale];

const amount = (locale: Locale, value: number, unit: 'day' | 'hour' | 'minute'): string =>
  new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);

function duration(locale: Locale, minutes: number): string {
  const hours = minutes / MINUTES_IN_HOUR;
  return hours > 1 && Number.isInteger(hours)
    ? amount(locale, hours, 'hour')
    : amount(locale, minutes, 'minute');
}

function workedTime(locale: Locale, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTES_IN_HOUR), minutes % MINUTES_IN_HOUR];
  const parts = [
    hours > 0 && amount(locale, hours, 'hour'),
    rest > 0 && amount(locale, rest, 'minute'),
  ];
  return parts.filter(Boolean).join('\u00a0');
}

/** @param month YYYY-MM */
const monthText = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${month}-01T00:00:00Z`));

const percent = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(INTL_LOCALE[locale], { style: 'percent' }).format(value / 100);

const kilometres = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(INTL_LOCALE[locale]).format(wholeKilometres(value));

type Writer = (value: string | number, locale: Locale) => string;

const WRITERS: Partial<Record<NotificationFact, Writer>> = {
  province: (value, locale) => optionLabel(locale, 'province', String(value)),
  documentType: (value, locale) => FRAMES[locale].documentTypes[value] ?? String(value),
  cancelReason: (value, locale) => FRAMES[locale].cancelReasons[value] ?? String(value),
  regulator: (value, locale) => optionLabel(locale, 'regulator', String(value)),
  expiresOn: (value, locale) => dateText(locale, String(value)),
  daysLeft: (value, locale) => amount(locale, Number(value), 'day'),
  minutes: (value, locale) => duration(locale, Number(value)),
  releaseDate: (value, locale) => weekdayDateText(locale, String(value)),
  releaseTime: (value, locale) => clockText(locale, String(value)),
  date: (value, locale) => weekdayDateText(locale, String(value)),
  newDate: (value, locale) => weekdayDateText(locale, String(value)),
  time: (value, locale) => clockText(locale, String(value)),
  newTime: (value, locale) => clockText(locale, String(value)),
  newEnd: (value, locale) => clockText(locale, String(value)),
  shiftRole: (value, locale) => optionLabel(locale, 'role', String(value)),
  shiftDate: (value, locale) => weekdayDateText(locale, String(value)),
  shiftStart: (value, locale) => clockText(locale, String(value)),
  shiftEnd: (value, locale) => clockText(locale, String(value)),
  until: (value, locale) => clockText(locale, String(value)),
  rate: (value, locale) => moneyText(locale, Number(value)),
  chosenRate: (value, locale) => moneyText(locale, Number(value)),
  postedRate: (value, locale) => moneyText(locale, Number(value)),
  reasons: (value, locale) => reasonsText(locale, JSON.parse(String(value)) as string[]),
  km: (value, locale) => kilometres(locale, Number(value)),
  shiftPlace: (value, locale) => streetLine(locale, String(value)),
  shiftProvince: (value, locale) => optionLabel(locale, 'province', String(value)),
  shiftRate: (value, locale) => moneyText(locale, Number(value)),
  confirmDate: (value, locale) => weekdayDateText(locale, String(value)),
  confirmTime: (value, locale) => clockText(locale, String(value)),
  confirmFromDate: (value, locale) => weekdayDateText(locale, String(value)),
  confirmFromTime: (value, locale) => clockText(locale, String(value)),
  worked: (value, locale) => workedTime(locale, Number(value)),
  answerDate: (value, locale) => weekdayDateText(locale, String(value)),
  answerTime: (value, locale) => clockText(locale, String(value)),
  invoiceTotal: (value, locale) => moneyText(locale, Number(value)),
  dueOn: (value, locale) => dateText(locale, String(value)),
  appliedOn: (value, locale) => dateText(locale, String(value)),
  overdueDays: (value, locale) => amount(locale, Number(value), 'day'),
  clinicRole: (value, locale) => optionLabel(locale, 'clinicRole', String(value)),
  plan: (value, locale) => optionLabel(locale, 'subscriptionTier', String(value)),
  planDay: (value, locale) => dateText(locale, String(value)),
  planTotal: (value, locale) => moneyText(locale, Number(value)),
  month: (value, locale) => monthText(locale, String(value)),
  quietMonth: (value, locale) => monthText(locale, String(value)),
  fillRate: (value, locale) => percent(locale, Number(value)),
  spent: (value, locale) => moneyText(locale, Number(value)),
  unpaidTotal: (value, locale) => moneyText(locale, Number(value)),
  compensation: (value, locale) => moneyText(locale, Number(value)),
};

/** Null when a fact is missing. */
export function fillText(text: string, facts: NotificationParams, locale: Locale): string | null {
  let isWhole = true;
  const tied = locale === 'fr-CA' ? tieNumbers(text) : text;
  const filled = tied.replace(PLACE, (_place, name: string) => {
    const value = facts[name];
    if (value === null || value === undefined) {
      isWhole = false;
      return '';
    }
    return (WRITERS[name as NotificationFact] ?? String)(value, locale);
  });
  return isWhole ? filled : null;
}

const isDeadline = (line: string): boolean => line.includes('{confirmDate}');

/** The professional, whose other side is the clinic, confirms; the clinic reads who does. */
function deadlineFor(params: NotificationParams, locale: Locale): string {
  const { confirms, confirmYourself, confirmYourselfLater } = FRAMES[locale];
  if (params.clinicId === undefined || params.personId !== params.clinicId) return confirms;
  return params.confirmFromDate ? confirmYourselfLater : confirmYourself;
}

/** Lines that name a missing fact are left out. @param people names by id. @throws Error when the title does. */
export function renderNotification(
  workflow: WorkflowKey,
  params: NotificationParams,
  locale: Locale,
  people: ReadonlyMap<number, string>,
): NotificationText {
  const template = TEXTS[locale][workflow];
  const { title } = template;
  const { lines, action } = (params.isReader && template.toReaders) || template;
  const person = people.get(Number(params.personId)) ?? FRAMES[locale].member;
  const facts = { ...params, person, clinic: params.personId ? person : null };
  const written = fillText(title, facts, locale);
  if (written === null) throw new Error(`The title of ${workflow} names a missing fact`);
  const fill = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => fillText(text, facts, locale) ?? []);
  const path = NOTIFICATION_LINKS[workflow](params);
  const filled = fill(lines);
  return {
    title: written,
    subject: fillText(FRAMES[locale].shift, facts, locale),
    details: fill(FRAMES[locale].details),
    lines: filled,
    brief: filled.slice(0, template.briefLines ?? 1),
    deadline: lines.some(isDeadline) ? [] : fill([deadlineFor(params, locale)]),
    link: action && path ? { label: action, path } : null,
    ignore: template.ignore ?? null,
  };
}
