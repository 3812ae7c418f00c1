import type { ShiftSide } from '@tbt/contracts';
import {
  conflict,
  forbidden,
  notFound,
  parseInput,
  requireClinic,
  requireProfessional,
} from '@tbt/service-kit';
import { inviteToJobRule } from '@tbt/contracts';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import { newestConnection, newestPage } from '../../../newest-first';
import {
  announcePosted,
  announcePublished,
  canSeeJob,
  ownsJob,
  type Job,
  type JobPublication,
  type JobsQueries,
} from '../../jobs';
import { requireSide } from '../bookings.policy';
import { isOpen } from '../conflicts/booking-checks';
import { moveInvitation } from '../transitions/invitation-transitions';
import type { OfferAcceptance } from './accept-offer';
import type { InvitationsQueries } from './invitations.queries';
import type { Inviting } from './invite-professional';
import { announceOffers } from './offers.events';
import { acceptInvitationRule, answerInvitationRule, pendingOnlyRule } from './offers.inputs';
import type { Invitation, InvitationAcceptance } from './offers.types';

type PageArgs = PageInput & { pendingOnly?: boolean | null };

type Deps = {
  invitations: InvitationsQueries;
  inviting: Inviting;
  publication: JobPublication;
  jobs: JobsQueries;
  commands: Commands;
  clock: Clock;
  acceptance: OfferAcceptance;
};

export function createInvitationsService(deps: Deps) {
  const { invitations, inviting, publication, jobs, commands, clock, acceptance } = deps;

  /** A shift without any pending invitation left is published. */
  const answer = (
    info: RequestInfo,
    input: object,
    action: 'decline' | 'withdraw',
    side: ShiftSide,
  ): Promise<Invitation> => {
    const { invitationId: id } = parseInput(answerInvitationRule, input);
    return commands.run(info, { operation: `${action}Invitation`, input }, async (tx) => {
      const job = await publication.lockOfInvitation(tx, id);
      const invitation = await invitations.lock(tx, id);
      requireSide(info.viewer, invitation, 'job.notYours', side);
      if (!job || !invitation) throw notFound();
      const step = moveInvitation(invitation, action, side, clock.now());
      await invitations.save(tx, [step]);
      await announceOffers(tx, { invitations: [step] }, clock.now());
      const published = await publication.publishUnanswered(tx, [job.id]);
      // Quietly when the clinic withdrew its last invitation itself.
      const announce = side === 'temp' ? announcePublished : announcePosted;
      await announce(tx, published, clock.now());
      return step;
    });
  };

  return {
    async mine(
      info: RequestInfo,
      { pendingOnly, ...pageInput }: PageArgs,
    ): Promise<Connection<Invitation>> {
      const { id } = requireProfessional(info);
      const isPending = parseInput(pendingOnlyRule, { pendingOnly }).pendingOnly ?? false;
      const scope = [id, isPending];
      const page = newestPage('myInvitations', scope, pageInput);
      return newestConnection(await invitations.ofPerson(id, isPending, page), scope, page);
    },

    /**
     * @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED per professional; CONFLICT
     * job_not_active, duplicate, already_applied, too_many.
     */
    async invite(
      info: RequestInfo,
      input: object,
    ): Promise<{ job: Job; invitations: Invitation[] }> {
      await commands.consumeWriteQuota(info);
      requireClinic(info);
      const { jobId, professionalIds } = parseInput(inviteToJobRule, input);
      return commands.run(info, { operation: 'inviteToJob', input }, async (tx) => {
        const job = await jobs.lock(tx, jobId, 'alone');
        if (!job || !canSeeJob(info.viewer, { ...job, isParty: false, isBlocked: false }))
          throw notFound();
        if (!ownsJob(info.viewer, job)) throw forbidden('job.notYours');
        if (!isOpen(job))
          throw conflict('job.notActive', { path: ['jobId'], reasons: ['job_not_active'] });
        const made = await inviting.invite(tx, job, professionalIds, { field: 'professionalIds' });
        return { job, invitations: made };
      });
    },

    /** @throws DomainError CONFLICT just_taken, terms_changed, illegal_step, overlap, missing_credential. */
    async accept(info: RequestInfo, input: object): Promise<InvitationAcceptance> {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      const answered = parseInput(acceptInvitationRule, input);
      return commands.run(info, { operation: 'acceptInvitation', input }, (tx) =>
        acceptance.acceptInvitation(tx, info.viewer, answered),
      );
    },

    async decline(info: RequestInfo, input: object): Promise<Invitation> {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      return answer(info, input, 'decline', 'temp');
    },

    async withdraw(info: RequestInfo, input: object): Promise<Invitation> {
      await commands.consumeWriteQuota(info);
      requireClinic(info);
      return answer(info, input, 'withdraw', 'clinic');
    },
  };
}
