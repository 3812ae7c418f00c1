import type { Locale, Province } from '@tbt/contracts';
import { DomainError, requireClinic, userErrors } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import { frenchDraft } from './french-draft';
import { daysAt, rowsOfDays } from '../job-days';
import { parsePostJob } from '../jobs.inputs';
import type { JobsQueries } from '../jobs.queries';
import type { PeopleQueries } from '../../people';
import type { NewJob } from '../jobs.types';
import { lacksFrench, postingNotes, type PostingNote } from './posting-notes';
import type { TypicalRate, TypicalRatesService } from '../rates/typical-rates.service';

export type PostingCheck = {
  notes: PostingNote[];
  typicalRate: TypicalRate | null;
  frenchTitleDraft: string | null;
  frenchDescriptionDraft: string | null;
  errors: ReturnType<typeof userErrors>;
};

export type PostingCheckService = {
  /** Never blocks a posting. @throws DomainError FORBIDDEN unless a clinic. */
  check(info: RequestInfo, input: object): Promise<PostingCheck>;
};

type Deps = {
  jobs: JobsQueries;
  people: Pick<PeopleQueries, 'placesOf'>;
  typicalRatesService: TypicalRatesService;
  holidayOn: (province: Province, date: string, locale: Locale) => Promise<string | null>;
  clock: Clock;
};

const NOTHING = {
  notes: [],
  typicalRate: null,
  frenchTitleDraft: null,
  frenchDescriptionDraft: null,
};

export function createPostingCheck({
  jobs,
  people,
  typicalRatesService,
  holidayOn,
  clock,
}: Deps): PostingCheckService {
  const rowsOf = async (input: object, clinicId: number): Promise<NewJob[]> => {
    const now = clock.now();
    const values = parsePostJob(input, now);
    const { clinicId: _, moreDates, isTakenWhole: __, inviteIds: ___, ...shift } = values;
    const days = [{ date: shift.date, path: null }, ...daysAt('moreDates', moreDates)];
    const [office = null] = await people.placesOf([clinicId]);
    return rowsOfDays(shift, days, { clinicId, seriesId: null, createdAt: now, office }, now);
  };

  const holidaysOn = async (rows: readonly NewJob[], locale: Locale) => {
    const names = new Map<string, string>();
    for (const { province, date } of rows) {
      const name = await holidayOn(province, date, locale);
      if (name) names.set(date, name);
    }
    return names;
  };

  const found = async (info: RequestInfo, rows: readonly NewJob[], clinicId: number) => {
    const [first] = rows;
    if (!first) return { ...NOTHING, errors: [] };
    const [rate] = await typicalRatesService.list(first);
    const typicalRate = rate ?? null;
    const doubled = await jobs.doubled(clinicId, first.role, rows);
    const holidays = await holidaysOn(rows, info.locale);
    const facts = { rows, holidays, doubled, typicalRate, now: clock.now(), locale: info.locale };
    const draft = lacksFrench(first) ? frenchDraft(first) : null;
    return {
      notes: postingNotes(facts),
      typicalRate,
      frenchTitleDraft: first.frenchTitle ? null : (draft?.title ?? null),
      frenchDescriptionDraft:
        first.description && !first.frenchDescription ? (draft?.description ?? null) : null,
      errors: [],
    };
  };

  return {
    async check(info, input) {
      const clinicId = requireClinic(info);
      try {
        return await found(info, await rowsOf(input, clinicId), clinicId);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return { ...NOTHING, errors: userErrors(error, info.locale) };
      }
    },
  };
}
