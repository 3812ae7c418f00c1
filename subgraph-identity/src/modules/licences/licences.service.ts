import { conflict, onConstraint, parseInput, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { AuditRepository } from '../admin';
import { authorizeEdit, type UsersRepository } from '../users';
import {
  approvalRule,
  licenceRule,
  type ApprovalInput,
  type LicenceInput,
} from './licences.inputs';
import { authorizeReview, lastCurrentDate } from './licences.policy';
import { defaultRegulator, nextDeadline } from './licences.regulators';
import type { Licence, LicencesRepository } from './licences.repository';

type Parts = {
  licences: LicencesRepository;
  users: UsersRepository;
  audit: AuditRepository;
  database: IdentityDatabase;
  clock: Clock;
};

export function createLicencesService({ licences, users, audit, database, clock }: Parts) {
  return {
    /**
     * Puts a licence on record, pending review.
     * @throws DomainError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN, CONFLICT `licence.duplicate`.
     */
    record: async (info: RequestInfo, userId: number, input: LicenceInput): Promise<Licence> => {
      const { regulator, expiresOn, ...values } = parseInput(licenceRule, input);
      const stored = database.transaction(async (tx) => {
        const user = authorizeEdit(info, await users.lock(tx, userId));
        const licence = await licences.insert(tx, {
          ...values,
          userId: user.id,
          regulator: regulator ?? defaultRegulator(values.province, user.role),
          expiresOn: expiresOn ?? null,
          createdAt: clock.now(),
        });
        await users.update(tx, user, {});
        return licence;
      });
      return stored.catch((error: unknown) =>
        onConstraint(error, {
          licences_one_per_number: () => conflict('licence.duplicate', { path: ['number'] }),
        }),
      );
    },

    /**
     * Approves a pending licence and thereby verifies its holder. Without an expiry it ends at the
     * regulator's next deadline.
     * @throws DomainError FORBIDDEN, NOT_FOUND, CONFLICT `licence.notPending`.
     */
    approve: (info: RequestInfo, licenceId: number, input: ApprovalInput = {}): Promise<Licence> =>
      database.transaction(async (tx) => {
        const { expiresOn } = parseInput(approvalRule, input);
        const licence = authorizeReview(info, await licences.byId(tx, licenceId));
        const now = clock.now();
        const deadline = nextDeadline(licence.province, lastCurrentDate(now));
        const approved = await licences.decide(tx, licence, {
          status: 'approved',
          expiresOn: expiresOn ?? licence.expiresOn ?? deadline,
          reviewedBy: info.viewer?.userId ?? null,
          reviewedAt: now,
        });
        if (!approved) throw conflict('licence.notPending');
        await users.update(
          tx,
          { id: licence.userId },
          { isVerified: true, verificationStatus: 'approved' },
        );
        await audit.append(tx, info, now, 'licence.approved', `licence:${licence.id}`);
        return approved;
      }),
  };
}

export type LicencesService = ReturnType<typeof createLicencesService>;
