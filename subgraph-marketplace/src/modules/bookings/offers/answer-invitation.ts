import type { ShiftSide } from '@tbt/contracts';
import { notFound } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../../commands';
import { announcePublished, type JobPublication } from '../../jobs';
import { toTransition } from '../transitions/invitation-transitions';
import { announceInvitations } from './invitations.events';
import { parseInvitationAnswer } from './invitations.inputs';
import { requireSideOf } from './invitations.policy';
import type { InvitationsRepository } from './invitations.repository';
import type { Invitation } from './invitations.types';

type Deps = {
  invitations: InvitationsRepository;
  publication: JobPublication;
  commands: Commands;
  clock: Clock;
};

/** A shift without any pending invitation left is published. */
export const createAnswerInvitation =
  ({ invitations, publication, commands, clock }: Deps) =>
  (
    info: RequestInfo,
    input: object,
    action: 'decline' | 'withdraw',
    side: ShiftSide,
  ): Promise<Invitation> => {
    const id = parseInvitationAnswer(input);
    return commands.run(info, { operation: `${action}Invitation`, input }, async (tx) => {
      const job = await publication.lockOfInvitation(tx, id);
      const invitation = await invitations.lock(tx, id);
      requireSideOf(info.viewer, invitation, side);
      if (!job || !invitation) throw notFound();
      const step = toTransition(invitation, action, side, clock.now());
      await invitations.save(tx, [step]);
      await announceInvitations(tx, [step], clock.now());
      const published = await publication.publishUnanswered(tx, [job.id]);
      // The clinic withdrew its last invitation itself.
      if (side === 'temp') await announcePublished(tx, published, clock.now());
      return step;
    });
  };
