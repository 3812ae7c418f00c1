import { foldText } from '@tbt/contracts';
import { conflict, onConstraint } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from '../../../database';
import type { Prisma } from '../../../generated/prisma/client';
import { INTERNAL_FIELDS, type JobTemplate } from './job-templates.types';

type Stored = Omit<JobTemplate, 'hourlyRate'> & { hourlyRate: Prisma.Decimal };

const toTemplate = ({ hourlyRate, ...row }: Stored): JobTemplate => ({
  ...row,
  hourlyRate: hourlyRate.toFixed(2),
});

export type JobTemplatesRepository = ReturnType<typeof createJobTemplatesRepository>;

export function createJobTemplatesRepository({ prisma }: MarketplaceDatabase) {
  const orNameTaken = (error: unknown) =>
    onConstraint(error, {
      job_templates_one_per_name: () =>
        conflict('template.nameTaken', { path: ['name'], reasons: ['name_taken'] }),
    });

  return {
    async ofClinic(clinicId: number): Promise<JobTemplate[]> {
      const rows = await prisma.jobTemplate.findMany({
        where: { clinicId },
        orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
        omit: INTERNAL_FIELDS,
      });
      return rows.map(toTemplate);
    },

    count: (tx: MarketplaceTx, clinicId: number): Promise<number> =>
      tx.jobTemplate.count({ where: { clinicId } }),

    /** @throws DomainError CONFLICT `name_taken`. */
    async insert(
      tx: MarketplaceTx,
      clinicId: number,
      data: Omit<JobTemplate, 'id'>,
    ): Promise<JobTemplate> {
      const nameKey = foldText(data.name);
      const made = tx.jobTemplate.create({
        data: { ...data, nameKey, clinicId },
        omit: INTERNAL_FIELDS,
      });
      return toTemplate(await made.catch(orNameTaken));
    },

    /** @returns null for an unknown template. @throws as `insert`. */
    async replace(
      tx: MarketplaceTx,
      { id, clinicId }: { id: number; clinicId: number },
      data: Omit<JobTemplate, 'id' | 'createdAt'>,
    ): Promise<JobTemplate | null> {
      const nameKey = foldText(data.name);
      const rows = await tx.jobTemplate
        .updateManyAndReturn({
          where: { id, clinicId },
          data: { ...data, nameKey },
          omit: INTERNAL_FIELDS,
        })
        .catch(orNameTaken);
      return rows[0] ? toTemplate(rows[0]) : null;
    },

    async remove(tx: MarketplaceTx, clinicId: number, id: number): Promise<boolean> {
      return (await tx.jobTemplate.deleteMany({ where: { id, clinicId } })).count === 1;
    },
  };
}
