import { regulatorRule } from '@tbt/contracts';
import { conflict, onConstraint, parseInput, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { AuditQueries } from '../admin';
import { requireReviewer } from '../users';
import type { Regulator, RegulatorsRepository } from './regulators.repository';

type Parts = {
  regulators: RegulatorsRepository;
  audit: AuditQueries;
  database: IdentityDatabase;
  clock: Clock;
};

const changed = () => conflict('regulator.changed');

export const createRegulatorsService = ({ regulators, audit, database, clock }: Parts) => ({
  all: (): Promise<Regulator[]> => regulators.all(),

  /** Upserts by province and role. @throws DomainError FORBIDDEN, VALIDATION_FAILED, CONFLICT `regulator.changed`. */
  edit: async (
    info: RequestInfo,
    { revision, ...input }: { revision?: number | null },
  ): Promise<Regulator> => {
    requireReviewer(info);
    const facts = parseInput(regulatorRule, input);
    return database
      .transaction(async (tx) => {
        const stored = revision
          ? await regulators.update(tx, facts, revision)
          : await regulators.insert(tx, facts);
        if (!stored) throw changed();
        const subject = `regulator:${facts.province}/${facts.role}`;
        await audit.append(tx, info, clock.now(), 'regulator.edited', subject);
        return stored;
      })
      .catch((error: unknown) => onConstraint(error, { regulators_pkey: changed }));
  },
});

export type RegulatorsService = ReturnType<typeof createRegulatorsService>;
