import {
  messageText,
  SHIFT_TERMS,
  type Locale,
  type MessageKey,
  type MessageValues,
} from '@tbt/contracts';
import { checkCity } from '../../places';
import type { Job, NewJob } from '../jobs.types';
import type { TypicalRate } from '../rates/typical-rates.service';

type Concern =
  | 'holiday'
  | 'duplicate'
  | 'french_text'
  | 'short_notice'
  | 'unusual_rate'
  | 'canadian_experience'
  | 'unknown_city';

/** `message` is in the viewer's language. */
export type PostingNote = {
  concern: Concern;
  date: string | null;
  message: string;
  job: Job | null;
};

const SHORT_NOTICE_MS = SHIFT_TERMS.plannedHours * 3_600_000;
const CANADIAN_EXPERIENCE =
  /canadian\s+(work(ing)?\s+)?experience|experience\s+in\s+canada|exp[ée]rience\s+(de\s+travail\s+)?(canadienne|au\s+canada)/iu;

const KEYS: Record<Exclude<Concern, 'unknown_city'>, MessageKey> = {
  holiday: 'posting.holiday',
  duplicate: 'posting.duplicate',
  french_text: 'posting.frenchText',
  short_notice: 'posting.shortNotice',
  unusual_rate: 'posting.unusualRate',
  canadian_experience: 'posting.canadianExperience',
};

type Facts = {
  rows: readonly NewJob[];
  /** By date. */
  holidays: ReadonlyMap<string, string>;
  doubled: readonly Job[];
  typicalRate: TypicalRate | null;
  now: Date;
  locale: Locale;
};

export const lacksFrench = (job: NewJob): boolean =>
  job.province === 'Quebec' &&
  (!job.frenchTitle || Boolean(job.description && !job.frenchDescription));

const overlaps = (a: Pick<Job, 'startsAt' | 'endsAt'>, b: Pick<Job, 'startsAt' | 'endsAt'>) =>
  a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** Coordinates come from the city, or from the postal area of an office in the same city. */
function cityNotes({ province, city, postalArea }: NewJob, locale: Locale): PostingNote[] {
  const checked = postalArea ? null : checkCity(province, city);
  if (!checked) return [];
  const { suggestion } = checked;
  const message = suggestion
    ? messageText(locale, 'posting.similarCity', { city, province, suggestion })
    : messageText(locale, 'posting.unknownCity', { city, province });
  return [{ concern: 'unknown_city', date: null, message, job: null }];
}

export function postingNotes({
  rows,
  holidays,
  doubled,
  typicalRate,
  now,
  locale,
}: Facts): PostingNote[] {
  const note = (
    concern: keyof typeof KEYS,
    values: MessageValues = {},
    about: { date?: string; job?: Job } = {},
  ): PostingNote => ({
    concern,
    date: about.date ?? null,
    job: about.job ?? null,
    message: messageText(locale, KEYS[concern], values),
  });

  const ofDay = (row: NewJob): PostingNote[] => {
    const { date, province, startsAt, isUrgent } = row;
    const about = { date };
    const name = holidays.get(date);
    const twin = doubled.find((job) => overlaps(job, row));
    const isShort = !isUrgent && startsAt.getTime() - now.getTime() < SHORT_NOTICE_MS;
    return [
      ...(name ? [note('holiday', { name, date, province }, about)] : []),
      ...(twin ? [note('duplicate', { date }, { date, job: twin })] : []),
      ...(isShort ? [note('short_notice', { date }, about)] : []),
    ];
  };

  const [first] = rows;
  if (!first) return [];
  const { hourlyRate, province } = first;
  const texts = Object.values(first)
    .filter((value) => typeof value === 'string')
    .join('\n');
  const isUnusual =
    typicalRate !== null &&
    (Number(hourlyRate) < Number(typicalRate.low) || Number(hourlyRate) > Number(typicalRate.high));
  return [
    ...cityNotes(first, locale),
    ...rows.flatMap(ofDay),
    ...(lacksFrench(first) ? [note('french_text')] : []),
    ...(isUnusual && typicalRate
      ? [note('unusual_rate', { median: typicalRate.median, province })]
      : []),
    ...(CANADIAN_EXPERIENCE.test(texts) ? [note('canadian_experience')] : []),
  ];
}
