import {
  clockText,
  dateText,
  moneyText,
  optionLabel,
  pathIn,
  paths,
  type Locale,
} from '@tbt/contracts';
import type { Job } from '../jobs';

type Posted = Pick<
  Job,
  'id' | 'role' | 'city' | 'date' | 'startTime' | 'endTime' | 'hourlyRate' | 'isUrgent'
>;
type Facts = { role: string; city: string; day: string; hours: string; rate: string };

const SENTENCES: Record<Locale, (facts: Facts, isUrgent: boolean) => string> = {
  'en-CA': ({ role, city, day, hours, rate }, isUrgent) =>
    `${isUrgent ? 'Urgent: ' : ''}${role}, ${city}, ${day}, ${hours}, ${rate} an hour. Apply here:`,
  'fr-CA': ({ role, city, day, hours, rate }, isUrgent) =>
    `${isUrgent ? 'Urgent\u00a0: ' : ''}${role}, ${city}, ${day}, ${hours}, ${rate} l’heure. Pour postuler\u00a0:`,
};
const HOURS: Record<Locale, (start: string, end: string) => string> = {
  'en-CA': (start, end) => `${start} - ${end}`,
  'fr-CA': (start, end) => `de ${start} à ${end}`,
};

export const shiftAddress = (jobId: number, locale: Locale, publicUrl: string): string =>
  publicUrl + pathIn(locale, paths.job(jobId));

/** What a page says of a shift; ends in the shift's address. */
export function publicationText(job: Posted, locale: Locale, publicUrl: string): string {
  const facts = {
    role: optionLabel(locale, 'role', job.role),
    city: job.city,
    day: dateText(locale, job.date),
    hours: HOURS[locale](clockText(locale, job.startTime), clockText(locale, job.endTime)),
    rate: moneyText(locale, String(job.hourlyRate)),
  };
  return `${SENTENCES[locale](facts, job.isUrgent)} ${shiftAddress(job.id, locale, publicUrl)}`;
}
