import * as z from 'zod/mini';
import {
  BOOKING_STATUSES,
  id,
  optionLabel,
  PROFESSIONAL_ROLES,
  rosterRule,
  type Locale,
} from '@tbt/contracts';
import type { RestRosterQuery } from '../../generated/graphql';
import { csvColumns } from '../csv/csv-headings';
import { writeCsv } from '../csv/write-csv';
import { dateField, idField, maybeText, numberOf, timeField } from '../entity-fields';

const ACCOUNT = 'account';

/** `locationId` also takes `account`, the address of the clinic's account. */
export const rosterQuery = z.extend(z.omit(rosterRule, { at: true }), {
  locationId: z.optional(z.union([z.literal(ACCOUNT), id])),
});

export const atOf = (locationId: number | typeof ACCOUNT | undefined) =>
  locationId === undefined
    ? null
    : { locationId: locationId === ACCOUNT ? null : String(locationId) };

/** Title, role and professional are null when they cannot be read any more. */
export const rosterLineSchema = z.object({
  bookingId: idField,
  jobId: idField,
  date: dateField,
  startTime: timeField,
  endTime: timeField,
  status: z.enum(BOOKING_STATUSES),
  title: maybeText,
  role: z.nullable(z.enum(PROFESSIONAL_ROLES)),
  professional: z.nullable(z.object({ id: idField, firstName: z.string(), lastName: z.string() })),
});

type Line = RestRosterQuery['roster'][number];

export const toRosterLine = (line: Line): z.output<typeof rosterLineSchema> => ({
  bookingId: numberOf(line.id),
  jobId: numberOf(line.jobId),
  date: line.date,
  startTime: line.startTime,
  endTime: line.endTime,
  status: line.status,
  title: line.job?.title ?? null,
  role: line.job?.role ?? null,
  professional: line.professional
    ? {
        id: numberOf(line.professional.id),
        firstName: line.professional.firstName,
        lastName: line.professional.lastName,
      }
    : null,
});

export const rosterCsv = (lines: readonly Line[], locale: Locale): string =>
  writeCsv({
    columns: csvColumns(['date', 'startTime', 'endTime', 'professional', 'role', 'title'], locale),
    rows: lines.map(({ date, startTime, endTime, job, professional }) => ({
      date,
      startTime,
      endTime,
      professional: professional ? `${professional.firstName} ${professional.lastName}` : '',
      role: job ? optionLabel(locale, 'role', job.role) : '',
      title: job?.title ?? '',
    })),
  });
