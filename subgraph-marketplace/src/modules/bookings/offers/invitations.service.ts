import {
  conflict,
  forbidden,
  notFound,
  requireClinic,
  requireProfessional,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import { newestConnection, newestPage } from '../../../newest-first';
import { canSeeJob, ownsJob, type Job, type JobPublication, type JobsRepository } from '../../jobs';
import { createAnswerInvitation } from './answer-invitation';
import { parseInvitationAcceptance, parseInvite, parsePendingOnly } from './invitations.inputs';
import type { Inviting } from './invite-professional';
import type { InvitationsRepository } from './invitations.repository';
import type { AcceptInvitation, Invitation, InvitationAcceptance } from './invitations.types';

type PageArgs = PageInput & { pendingOnly?: boolean | null };

export type InvitationsService = {
  mine(info: RequestInfo, args: PageArgs): Promise<Connection<Invitation>>;
  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED per professional; CONFLICT
   * job_not_active, duplicate, already_applied, too_many.
   */
  invite(info: RequestInfo, input: object): Promise<{ job: Job; invitations: Invitation[] }>;
  /** @throws DomainError CONFLICT just_taken, terms_changed, illegal_step, overlap, missing_credential. */
  accept(info: RequestInfo, input: object): Promise<InvitationAcceptance>;
  decline(info: RequestInfo, input: object): Promise<Invitation>;
  withdraw(info: RequestInfo, input: object): Promise<Invitation>;
};

type Deps = {
  invitations: InvitationsRepository;
  inviting: Inviting;
  publication: JobPublication;
  jobs: JobsRepository;
  commands: Commands;
  clock: Clock;
  acceptInvitation: AcceptInvitation;
};

export function createInvitationsService(deps: Deps): InvitationsService {
  const { invitations, inviting, jobs, commands, acceptInvitation } = deps;
  const answer = createAnswerInvitation(deps);

  return {
    async mine(info, { pendingOnly, ...pageInput }) {
      const { id } = requireProfessional(info);
      const isPending = parsePendingOnly({ pendingOnly });
      const scope = [id, isPending];
      const page = newestPage('myInvitations', scope, pageInput);
      return newestConnection(await invitations.ofPerson(id, isPending, page), scope, page);
    },

    async invite(info, input) {
      await commands.consumeWriteQuota(info);
      requireClinic(info);
      const { jobId, professionalIds } = parseInvite(input);
      return commands.run(info, { operation: 'inviteToJob', input }, async (tx) => {
        const job = await jobs.lock(tx, jobId, 'alone');
        if (!job || !canSeeJob(info.viewer, { ...job, isParty: false, isBlocked: false }))
          throw notFound();
        if (!ownsJob(info.viewer, job)) throw forbidden('job.notYours');
        if (job.status !== 'active' && job.status !== 'invited') {
          throw conflict('job.notActive', { path: ['jobId'], reasons: ['job_not_active'] });
        }
        const made = await inviting.invite(tx, job, professionalIds, { field: 'professionalIds' });
        return { job, invitations: made };
      });
    },

    async accept(info, input) {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      const answered = parseInvitationAcceptance(input);
      return commands.run(info, { operation: 'acceptInvitation', input }, (tx) =>
        acceptInvitation(tx, info.viewer, answered),
      );
    },

    async decline(info, input) {
      await commands.consumeWriteQuota(info);
      requireProfessional(info);
      return answer(info, input, 'decline', 'temp');
    },

    async withdraw(info, input) {
      await commands.consumeWriteQuota(info);
      requireClinic(info);
      return answer(info, input, 'withdraw', 'clinic');
    },
  };
}
