import type { User } from '../src';
import { createWorld, viewerOf, type World } from './factories';
import { INVITE, REMOVE, teamCalls } from './team-calls';

let world: World;
beforeAll(async () => {
  world = await createWorld({ limits: { invitationsPerClinic: 4, invitationsPerEmail: 2 } });
});
afterAll(() => world.close());

const { newEmail, send, members } = teamCalls(() => world);
const invite = (clinic: User, email: string) =>
  send(INVITE, { clinicId: clinic.id, email, role: 'scheduler' }, viewerOf(clinic));

describe('invitations to a team', () => {
  it('are few in a day for one clinic, withdrawn ones included', async () => {
    const clinic = await world.person('clinic');
    for (let n = 0; n < 4; n += 1) {
      expect((await invite(clinic, newEmail())).codes).toEqual([]);
      const open = (await members(clinic)).find(({ status }) => status === 'invited');
      const input = { clinicId: clinic.id, memberId: open?.id };
      expect((await send(REMOVE, input, viewerOf(clinic))).codes).toEqual([]);
    }
    expect((await invite(clinic, newEmail())).codes).toEqual(['RATE_LIMITED']);
    expect((await invite(await world.person('clinic'), newEmail())).codes).toEqual([]);
  });

  it('are few in a day for one address, whichever clinics send them', async () => {
    const email = newEmail();
    for (const spelling of [email, email.toUpperCase()])
      expect((await invite(await world.person('clinic'), spelling)).codes).toEqual([]);
    expect((await invite(await world.person('clinic'), email)).codes).toEqual(['RATE_LIMITED']);
  });

  it('are not counted when repeated under their key or refused, as no mail is sent', async () => {
    const clinic = await world.person('clinic');
    const viewer = viewerOf(clinic);
    const first = { clinicId: clinic.id, email: newEmail(), role: 'scheduler' };
    const keyed = { query: INVITE, variables: { input: first }, viewer };
    for (let n = 0; n < 4; n += 1)
      expect((await world.ask({ ...keyed, idempotencyKey: 'invite-1' })).codes).toEqual([]);
    for (let n = 0; n < 4; n += 1)
      expect((await invite(clinic, clinic.email)).reasons).toEqual(['already_member']);
    for (let n = 0; n < 3; n += 1) expect((await invite(clinic, newEmail())).codes).toEqual([]);
    expect((await invite(clinic, newEmail())).codes).toEqual(['RATE_LIMITED']);
  });
});
