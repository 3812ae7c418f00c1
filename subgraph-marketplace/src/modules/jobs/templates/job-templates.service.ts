import {
  id,
  LIMITS,
  ruleError,
  saveJobTemplateRule,
  writeJobTemplateRule,
  type Province,
} from '@tbt/contracts';
import { conflict, notFound, parseInput, requireClinic } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import * as z from 'zod/mini';
import type { Commands } from '../../../commands';
import type { MarketplaceTx } from '../../../database';
import type { PeopleQueries } from '../../people';
import type { JobTemplatesRepository } from './job-templates.repository';
import type { JobTemplate } from './job-templates.types';
import { valuesOf } from '../posting/draft-job';
import type { OfficeOfShift } from '../posting/post-jobs';
import { ownsJob } from '../jobs.policy';
import type { JobsQueries } from '../jobs.queries';

export type JobTemplatesService = {
  /** By name. */
  list(info: RequestInfo): Promise<JobTemplate[]>;
  /** From an own shift. @throws DomainError NOT_FOUND, VALIDATION_FAILED, CONFLICT name_taken, too_many. */
  save(info: RequestInfo, input: object): Promise<JobTemplate>;
  /** From form input. @throws as `save`. */
  write(info: RequestInfo, input: object): Promise<JobTemplate>;
  /** @throws DomainError NOT_FOUND. */
  remove(info: RequestInfo, input: object): Promise<boolean>;
};

type Deps = {
  jobs: JobsQueries;
  jobTemplates: JobTemplatesRepository;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
  officeOf: OfficeOfShift;
};

/** A new template without an id. */
type Target = { clinicId: number; templateId: number | null | undefined };

const removeRule = z.object({ templateId: id }, { error: ruleError('validation.object') });

export function createJobTemplatesService(deps: Deps): JobTemplatesService {
  const { jobs, jobTemplates, people, commands, clock, officeOf } = deps;

  const keep = async (
    tx: MarketplaceTx,
    { clinicId, templateId }: Target,
    data: Omit<JobTemplate, 'id' | 'createdAt'>,
  ): Promise<JobTemplate> => {
    if (templateId) {
      const replaced = await jobTemplates.replace(tx, { id: templateId, clinicId }, data);
      if (!replaced) throw notFound();
      return replaced;
    }
    // Lock the clinic, so that two concurrent writes cannot both pass the limit.
    await people.lock(tx, clinicId);
    const max = LIMITS.jobTemplatesMax;
    if ((await jobTemplates.count(tx, clinicId)) >= max) {
      throw conflict('template.tooMany', { values: { max }, reasons: ['too_many'] });
    }
    return jobTemplates.insert(tx, clinicId, { ...data, createdAt: clock.now() });
  };

  return {
    list: async (info) => jobTemplates.ofClinic(requireClinic(info)),

    async save(info, input) {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { name, jobId, templateId } = parseInput(saveJobTemplateRule, input);
      return commands.run(info, { operation: 'saveJobTemplate', input }, async (tx) => {
        const job = await jobs.lock(tx, jobId, 'together');
        if (!job || !ownsJob(info.viewer, job)) throw notFound();
        const { date: _, isRecurring: __, utcOffset: ___, ...fields } = valuesOf(job);
        if (fields.locationId !== null) await officeOf(tx, clinicId, fields);
        return keep(tx, { clinicId, templateId }, { ...fields, name });
      });
    },

    async write(info, input) {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { templateId, province, ...fields } = parseInput(writeJobTemplateRule, input);
      const data = { ...fields, province: province as Province };
      return commands.run(info, { operation: 'writeJobTemplate', input }, async (tx) => {
        if (data.locationId !== null) await officeOf(tx, clinicId, data);
        return keep(tx, { clinicId, templateId }, data);
      });
    },

    async remove(info, input) {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { templateId } = parseInput(removeRule, input);
      return commands.run(info, { operation: 'deleteJobTemplate', input }, async (tx) => {
        if (await jobTemplates.remove(tx, clinicId, templateId)) return true;
        throw notFound();
      });
    },
  };
}
