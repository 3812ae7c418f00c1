import { SHIFT_TERMS, type RuleIssue } from '@tbt/contracts';
import { conflict, validationFailed } from '@tbt/service-kit';
import type { Clock } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { BlocksQueries } from '../../blocks';
import type { Job, JobPublication } from '../../jobs';
import type { PeopleQueries } from '../../people';
import { moveInvitation } from '../transitions/invitation-transitions';
import type { ApplicationsQueries } from './applications.queries';
import type { InvitationsQueries } from './invitations.queries';
import { announceOffers } from './offers.events';
import type { ChangedInvitation } from './offers.types';

const HOUR = 3_600_000;

export type InvitingDeps = {
  applications: ApplicationsQueries;
  invitations: InvitationsQueries;
  people: PeopleQueries;
  publication: JobPublication;
  blocks: BlocksQueries;
  clock: Clock;
};

export type Inviting = ReturnType<typeof createInviteProfessional>;

/** The caller's transaction holds the shift. */
export function createInviteProfessional(deps: InvitingDeps) {
  const { applications, invitations, people, publication, blocks, clock } = deps;

  /** Expires overdue invitations before the limit is checked. */
  const clearOverdue = async (tx: MarketplaceTx, job: Job) => {
    const now = clock.now();
    const pending = await invitations.lockPending(tx, { jobIds: [job.id] });
    const overdue = pending.filter(({ expiresAt }) => expiresAt <= now);
    const steps = overdue.map((invitation) => moveInvitation(invitation, 'expire', 'clock', now));
    await invitations.save(tx, steps);
    await announceOffers(tx, { invitations: steps }, now);
    return pending.filter(({ expiresAt }) => expiresAt > now);
  };

  const refuseUninvitable = async (
    tx: MarketplaceTx,
    job: Job,
    ids: readonly number[],
    field: string,
  ) => {
    const known = new Map(
      (await people.publishedByIds(tx, ids)).map((person) => [person.id, person]),
    );
    const blocked = await blocks.blockedAmong(tx, job.clinicId, ids);
    const issues = ids.flatMap((id, index): RuleIssue[] => {
      const person = known.get(id);
      const isFit = person?.isActive && person.role === job.role && !blocked.has(id);
      const isOwn = person?.clinicIds.includes(job.clinicId);
      if (isFit && !isOwn) return [];
      const key = isOwn ? 'application.ownClinic' : 'invitation.notInvitable';
      return [{ path: [field, String(index)], key, values: {} }];
    });
    if (issues.length > 0) throw validationFailed(issues);
  };

  /** An open application has to be answered; an invitation would be a second offer. */
  const refuseApplicants = async (
    tx: MarketplaceTx,
    job: Job,
    ids: readonly number[],
    field: string,
  ) => {
    const applicants = await applications.openApplicants(tx, job.id, ids);
    const index = ids.findIndex((id) => applicants.has(id));
    if (index < 0) return;
    const path = [field, String(index)];
    throw conflict('invitation.alreadyApplied', { path, reasons: ['already_applied'] });
  };

  const invite = async (
    tx: MarketplaceTx,
    job: Job,
    ids: readonly number[],
    { field, isRefill = false }: { field: string; isRefill?: boolean },
  ): Promise<ChangedInvitation[]> => {
    const waiting = await clearOverdue(tx, job);
    await refuseUninvitable(tx, job, ids, field);
    if (waiting.some(({ professionalId }) => ids.includes(professionalId))) {
      throw conflict('invitation.duplicate', { path: [field], reasons: ['duplicate'] });
    }
    await refuseApplicants(tx, job, ids, field);
    const max = SHIFT_TERMS.invitationsMax;
    if (waiting.length + ids.length > max) {
      const values = { max };
      throw conflict('invitation.tooMany', { path: [field], values, reasons: ['too_many'] });
    }
    const made = await invitations.insert(tx, job, ids, isRefill);
    await announceOffers(tx, { invitations: made }, clock.now());
    return made;
  };

  return {
    /** @param field input field of the ids. @throws DomainError VALIDATION_FAILED, CONFLICT. */
    invite,

    /** Published after four hours, or half of the time to the start. @throws DomainError as `invite`. */
    async inviteOnPosting(tx: MarketplaceTx, job: Job, ids: readonly number[]): Promise<Job> {
      if (ids.length === 0) return job;
      const now = clock.now().getTime();
      const half = (job.startsAt.getTime() - now) / 2;
      const wait = Math.min(SHIFT_TERMS.autoPublishHours * HOUR, Math.max(0, half));
      await invite(tx, job, ids, { field: 'inviteIds' });
      return publication.hideUntil(tx, job, new Date(now + wait));
    },
  };
}
