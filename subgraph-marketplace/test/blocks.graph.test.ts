import { randomUUID } from 'node:crypto';
import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';

const FIND = '{ professionals(first: 100) { edges { node { id } } } }';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const found = async (who: PersonSnapshot | null) => {
  const { data } = await world.graph(FIND, {}, who);
  const { edges } = (data as { professionals: { edges: { node: { id: string } }[] } })
    .professionals;
  return edges.map(({ node }) => Number(node.id));
};

describe('the read model of blocks', () => {
  it('keeps the latest revision, in any order and with repeated events', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const tell = async (revision: number, isBlocked: boolean, id: string = randomUUID()) => {
      const at = NOW.toISOString();
      const payload = { blockerId: clinic.id, blockedId: temp.id, isBlocked, revision, at };
      await world.bus.publish([{ id, name: 'block.changed', payload, createdAt: at }]);
      await world.bus.settled();
      return id;
    };
    const first = await tell(7, true);
    expect(await found(clinic)).not.toContain(temp.id);
    await tell(9, false);
    await tell(8, true);
    await tell(7, true, first);
    expect(await found(clinic)).toContain(temp.id);
  });
});

describe('searching professionals', () => {
  it('leaves out blocked users in both directions, and none for others', async () => {
    const [clinic, other] = [await world.clinic(), await world.clinic()];
    const [shunned, shunning] = [await world.temp(), await world.temp()];
    await world.block(clinic, shunned);
    await world.block(shunning, clinic);
    const both = [shunned.id, shunning.id];
    expect((await found(clinic)).filter((id) => both.includes(id))).toEqual([]);
    for (const who of [other, null]) expect(await found(who)).toEqual(expect.arrayContaining(both));
    await world.block(shunning, clinic, false);
    expect(await found(clinic)).toContain(shunning.id);
  });
});

describe('shifts', () => {
  const SEE = `query S($id: ID!, $of: [_Any!]!) {
    job(id: $id) { id } jobs(first: 100) { edges { node { clinicId } } }
    offices: _entities(representations: $of) { ... on User { jobs { edges { node { id } } } } } }`;
  const seen = async (id: number, clinic: PersonSnapshot, who: PersonSnapshot | null) => {
    const of = [{ __typename: 'User', id: String(clinic.id) }];
    const { data } = await world.graph(SEE, { id: String(id), of }, who);
    const { job, jobs, offices } = data as {
      job: object | null;
      jobs: { edges: { node: { clinicId: string } }[] };
      offices: { jobs: { edges: object[] } }[];
    };
    const listed = jobs.edges.filter(({ node }) => node.clinicId === String(clinic.id));
    return [job === null ? 0 : 1, listed.length, offices[0]?.jobs.edges.length];
  };

  it('of a clinic are not seen where one has blocked the other, by id, in lists or on its page', async () => {
    const [clinic, other] = [await world.clinic(), await world.temp()];
    const [shunned, shunning] = [await world.temp(), await world.temp()];
    const { id } = await world.job(clinic);
    await world.block(clinic, shunned);
    await world.block(shunning, clinic);
    for (const who of [shunned, shunning]) expect(await seen(id, clinic, who)).toEqual([0, 0, 0]);
    for (const who of [other, clinic, null]) expect(await seen(id, clinic, who)).toEqual([1, 1, 1]);
  });

  it('cannot be applied to, as if there were none', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const job = await world.job(clinic);
    await world.block(clinic, temp);
    await expect(world.apply(temp, job)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  const INVITE = `mutation I($input: InviteToJobInput!) { inviteToJob(input: $input) {
    invitations { id } errors { code path } } }`;
  const ACCEPT = `mutation A($input: AnswerInvitationInput!) {
    acceptInvitation(input: $input) { errors { code reasons } } }`;
  const invite = async (clinic: PersonSnapshot, jobId: number, temp: PersonSnapshot) => {
    const input = { jobId: String(jobId), professionalIds: [String(temp.id)] };
    const { data } = await world.graph(INVITE, { input }, clinic);
    return (data as { inviteToJob: { invitations: { id: string }[] } }).inviteToJob.invitations[0];
  };

  it('close: open offers and invitations end, in both directions', async () => {
    for (const byClinic of [true, false]) {
      const [clinic, temp, rival] = [await world.clinic(), await world.temp(), await world.temp()];
      const applied = await world.job(clinic);
      const application = await world.apply(temp, applied);
      const kept = await world.apply(rival, applied);
      const asked = await world.job(clinic, { inviteIds: [String(temp.id)] });
      expect(asked.status).toBe('invited');
      await world.subgraph.outbox.drain();
      world.bus.published.length = 0;
      await (byClinic ? world.block(clinic, temp) : world.block(temp, clinic));
      await world.subgraph.outbox.drain();
      const publishedEvents = world.bus.published.map(({ name, payload }) => [
        name,
        'action' in payload ? payload.action : null,
        'by' in payload ? payload.by : null,
      ]);
      expect(publishedEvents).toEqual([
        ['block.changed', null, null],
        ['application.changed', 'close', 'clock'],
        ['invitation.changed', 'close', 'clock'],
        ['job.published', null, null],
      ]);
      expect(
        await world.rows(`SELECT id, status FROM applications WHERE job_id = $1 ORDER BY id`, [
          applied.id,
        ]),
      ).toEqual([
        { id: application.id, status: 'withdrawn' },
        { id: kept.id, status: 'pending' },
      ]);
      expect(
        await world.rows(
          `SELECT i.status, j.status AS job FROM invitations i JOIN jobs j ON j.id = i.job_id
          WHERE j.id = $1`,
          [asked.id],
        ),
      ).toEqual([{ status: 'withdrawn', job: 'active' }]);
      await expect(world.accept(clinic, application)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
  });

  it('are not booked when the block arrives during the acceptance', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const application = await world.apply(temp, await world.job(clinic));
    const invitation = await invite(clinic, (await world.job(clinic)).id, temp);
    await world.rows(
      `INSERT INTO blocks (blocker_id, blocked_id, revision, is_active) VALUES ($1, $2, 1, true)`,
      [temp.id, clinic.id],
    );
    const refusal = { code: 'CONFLICT', reasons: ['not_available'] };
    await expect(world.accept(clinic, application)).rejects.toMatchObject(refusal);
    const accepted = await world.graph(ACCEPT, { input: { invitationId: invitation?.id } }, temp);
    expect(accepted.data).toMatchObject({ acceptInvitation: { errors: [refusal] } });
    expect(await world.rows('SELECT 1 FROM bookings WHERE clinic_id = $1', [clinic.id])).toEqual(
      [],
    );
  });

  it('are not offered to who is blocked: an invitation names them as wrong', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const job = await world.job(clinic);
    await world.block(temp, clinic);
    const { data, errors } = await world.graph(
      INVITE,
      { input: { jobId: String(job.id), professionalIds: [String(temp.id)] } },
      clinic,
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ inviteToJob: { invitations: null } });
  });

  it('that are agreed stay, and both still see them', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const { booking } = await world.accept(
      clinic,
      await world.apply(temp, await world.job(clinic)),
    );
    await world.block(temp, clinic);
    expect((await seen(booking.jobId, clinic, temp))[0]).toBe(1);
    const { data } = await world.graph('{ myBookings { edges { node { id } } } }', {}, temp);
    expect(JSON.stringify(data)).toContain(`"${booking.id}"`);
  });
});
