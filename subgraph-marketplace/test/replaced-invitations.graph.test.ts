import { answerWith, APPLY, COUNTER, runner } from './application-operations';
import { castOf, invitationStatuses, publishedInvitationEvents } from './cast';
import { createWorld, NOW, type World } from './factories';
import { ACCEPT_INVITATION, invitationRunner, invited } from './invitation-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const runOffer = runner(() => world);
const runInvitation = invitationRunner(() => world);

/** A professional who was invited and has named another rate. */
async function negotiating() {
  const { clinic, temp, job } = await castOf(world);
  const [invitation] = await invited(world, clinic, job, [temp]);
  const applied = await runOffer(APPLY, { jobId: job.id, hourlyRate: '65.00' }, temp);
  await publishedInvitationEvents(world);
  return { clinic, temp, job, invitation, applicationId: applied.application?.id };
}

it.each([
  ['counters', COUNTER, { hourlyRate: '45.00' }],
  ['declines', answerWith('declineApplication'), {}],
] as const)(
  'ends an invitation when the clinic %s the offer made to it',
  async (_act, query, rate) => {
    const { clinic, temp, job, invitation, applicationId } = await negotiating();
    const answered = await runOffer(query, { applicationId, ...rate }, clinic);
    expect(answered.errors).toEqual([]);
    expect(await invitationStatuses(world, job)).toEqual(['withdrawn']);
    expect(await publishedInvitationEvents(world)).toMatchObject([
      { invitationId: invitation?.id, status: 'withdrawn', action: 'replace', by: 'clinic' },
    ]);
    const input = { invitationId: invitation?.id, jobRevision: job.revision };
    const accepted = await runInvitation(ACCEPT_INVITATION, input, temp);
    expect(accepted.booking ?? null).toBeNull();
    expect(accepted.errors?.[0]).toMatchObject({ code: 'CONFLICT', reasons: ['illegal_step'] });
  },
);

it('leaves the invitations of others, and the own one while the offer waits', async () => {
  const { clinic, temp, job, applicationId } = await negotiating();
  await invited(world, clinic, job, [await world.temp()]);
  expect(await invitationStatuses(world, job)).toEqual(['pending', 'pending']);
  await runOffer(COUNTER, { applicationId, hourlyRate: '45.00' }, clinic);
  await runOffer(COUNTER, { applicationId, hourlyRate: '50.00' }, temp);
  expect((await invitationStatuses(world, job)).sort()).toEqual(['pending', 'withdrawn']);
});

it('does not wait for the invitations of others', async () => {
  const { clinic, job, applicationId } = await negotiating();
  const [other] = await invited(world, clinic, job, [await world.temp()]);
  const holder = await world.subgraph.database.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM invitations WHERE id = $1 FOR UPDATE', [other?.id]);
  const declined = await runOffer(answerWith('declineApplication'), { applicationId }, clinic);
  await holder.query('ROLLBACK');
  holder.release();
  expect(declined.errors).toEqual([]);
  expect(await invitationStatuses(world, job)).toEqual(['withdrawn', 'pending']);
});
