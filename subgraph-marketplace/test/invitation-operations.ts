import type { PersonSnapshot } from '@tbt/contracts';
import type { Job } from '../src/modules/jobs';
import type { World } from './factories';

export const INVITE = `mutation Invite($input: InviteToJobInput!) {
  inviteToJob(input: $input) {
    job { id status }
    invitations { id jobId professionalId status hourlyRate isRefill expiresAt actions }
    errors { code path reasons message }
  }
}`;
export const ACCEPT_INVITATION = `mutation Accept($input: AnswerInvitationInput!) {
  acceptInvitation(input: $input) {
    invitation { id status actions }
    booking { id jobId professionalId status hourlyRate }
    errors { code reasons message }
  }
}`;
export const answerInvitation = (name: 'declineInvitation' | 'withdrawInvitation') =>
  `mutation Answer($input: AnswerInvitationInput!) {
    ${name}(input: $input) { invitation { id status } errors { code reasons message } }
  }`;

type Node = { id: string; status: string; professionalId: string; actions: string[] };
type Payload = {
  job: { status: string } | null;
  invitations: Node[] | null;
  invitation: Node | null;
  booking: { id: string; hourlyRate: string } | null;
  errors: { code: string; path: string[]; reasons: string[]; message: string }[];
};

/** @returns the payload, or what was thrown. */
export const invitationRunner =
  (world: () => World) =>
  async (query: string, input: object, who: Parameters<World['graph']>[2]) => {
    const { data, errors } = await world().graph(query, { input }, who);
    const payload = data && (Object.values(data)[0] as Payload);
    return { ...payload, thrown: errors?.[0]?.extensions };
  };

/** In the same order. */
export async function invited(
  world: World,
  clinic: PersonSnapshot,
  job: Job,
  people: readonly PersonSnapshot[],
) {
  const input = { jobId: job.id, professionalIds: people.map(({ id }) => id) };
  return (await world.services.invitations.invite(world.as(clinic), input)).invitations;
}

/** Visible to the invited professionals only. */
export const postInvited = (
  world: World,
  job: Job,
  people: readonly PersonSnapshot[],
): Promise<Job> =>
  world.subgraph.database.transaction((tx) =>
    world.services.inviting.inviteOnPosting(
      tx,
      job,
      people.map(({ id }) => id),
    ),
  );
