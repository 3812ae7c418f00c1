import { CLINIC_ROLES, type ClinicRole } from '@tbt/contracts';
import type { User } from '../src';
import { createWorld, viewerOf, type World } from './factories';
import { INVITE, MEMBERS, teamCalls } from './team-calls';

describe('roles of a clinic', () => {
  let world: World;
  let clinic: User;
  beforeAll(async () => {
    world = await createWorld({ limits: { linksPerAddress: 10_000, accountsPerAddress: 10_000 } });
    clinic = await world.person('clinic');
  });
  afterAll(() => world.close());

  const { newEmail, ask, send, join, viewerIn } = teamCalls(() => world);

  const PACK = 'mutation { updateOfficePack(input: {}, expectedVersion: 0) { errors { code } } }';
  const PLAN = '{ mySubscription { status } }';
  const CHECKOUT = 'mutation { startCheckout(input: { tier: "none" }) { url errors { code } } }';
  const CANCEL = 'mutation { cancelSubscription(input: { reason: "other" }) { errors { code } } }';
  const OWN = 'mutation { changeLanguage(input: { locale: "fr-CA" }) { errors { code } } }';
  const ROWS: [string, string, readonly ClinicRole[]][] = [
    ['reads the plan', PLAN, ['owner', 'manager']],
    ['edits the office pack', PACK, ['owner', 'manager']],
    ['buys a plan', CHECKOUT, ['owner']],
    ['cancels the plan', CANCEL, ['owner']],
    ['chooses its own language', OWN, CLINIC_ROLES],
  ];
  const cells = ROWS.flatMap(([what, query, allowed]) =>
    CLINIC_ROLES.map((role) => [role, allowed.includes(role), what, query] as const),
  );

  it.each(cells)('%s (%s): %s', async (role, isAllowed, _what, query) => {
    const { email } = await join(clinic, role);
    const { codes } = await world.ask({ query, viewer: await viewerIn(email) });
    expect(codes).toEqual(isAllowed ? [] : ['FORBIDDEN']);
  });

  it.each(CLINIC_ROLES)('%s reads and writes the team as it may', async (role) => {
    const { email } = await join(clinic, role);
    const viewer = await viewerIn(email);
    const read = await ask(MEMBERS, { clinicId: clinic.id }, viewer);
    expect(read.codes).toEqual(['owner', 'manager'].includes(role) ? [] : ['FORBIDDEN']);
    const input = { clinicId: clinic.id, email: newEmail(), role: 'viewer' };
    const written = await send(INVITE, input, viewer);
    expect(written.codes).toEqual(role === 'owner' ? [] : ['FORBIDDEN']);
  });

  it('does not exist for others', async () => {
    const other = viewerOf(await world.person('clinic'));
    expect((await ask(MEMBERS, { clinicId: clinic.id }, other)).codes).toEqual(['NOT_FOUND']);
    const input = { clinicId: clinic.id, email: newEmail(), role: 'viewer' };
    expect((await send(INVITE, input, other)).codes).toEqual(['NOT_FOUND']);
  });
});
