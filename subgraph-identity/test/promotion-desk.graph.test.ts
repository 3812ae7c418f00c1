import type { User } from '../src';
import { createWorld, signUpInput, type World } from './factories';
import { deskCalls } from './desk-calls';
import { subscriptionCalls } from './subscription-calls';

describe('the desk of codes', () => {
  let world: World;
  let admin: User;
  let desk: ReturnType<typeof deskCalls>;
  beforeEach(async () => {
    world = await createWorld({
      publicUrl: 'http://localhost:3000',
      limits: { accountsPerAddress: 1000 },
    });
    admin = await world.admin();
    desk = deskCalls(world, admin);
  });
  afterEach(() => world.close());

  const trail = async () =>
    (await world.database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } }))
      .filter(({ action }) => !action.startsWith('admin.'))
      .map(({ actor, action, personId }) => [actor, action, personId]);

  const claim = (firstName: string) =>
    world.services.users.signUp(
      world.system,
      signUpInput({ role: 'clinic', promotionalCode: 'FIRST5FREE', firstName }),
    );

  it('shows the places of a code with who has them', async () => {
    const first = await claim('Uno');
    const second = await claim('Due');
    expect(await desk.promotions()).toMatchObject([
      {
        ...{ code: 'FIRST5FREE', places: 5, isOpen: true, reason: null },
        taken: [
          { order: 1, clinic: { id: String(first.id) } },
          { order: 2, clinic: { id: String(second.id) } },
        ],
      },
    ]);
  });

  it('gives no place of a closed code until it is opened again', async () => {
    await claim('Uno');
    await desk.setOpen(false);
    const check = async () =>
      (await world.ask({ query: '{ promotion(code: "FIRST5FREE") { isValid remaining } }' })).data
        ?.promotion;
    expect(await check()).toEqual({ isValid: false, remaining: 0 });
    await expect(claim('Due')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const calls = subscriptionCalls(world, await world.person('clinic', {}));
    const refused = await calls.checkout({ tier: 'pro', promotionalCode: 'FIRST5FREE' });
    expect(refused.errors).toMatchObject([{ reasons: ['code_used_up'] }]);
    expect((await desk.setOpen(false)).errors).toMatchObject([{ reasons: ['code_unchanged'] }]);
    await desk.setOpen(true, 'Opened for a partner');
    expect(await check()).toEqual({ isValid: true, remaining: 4 });
    expect(await desk.promotions()).toMatchObject([
      { isOpen: true, reason: 'Opened for a partner', changedBy: { id: String(admin.id) } },
    ]);
    expect(await trail()).toEqual([
      [`user:${String(admin.id)}`, 'promotion.closed', null],
      [`user:${String(admin.id)}`, 'promotion.opened', null],
    ]);
  });
});
