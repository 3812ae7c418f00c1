import type { Viewer } from '@tbt/service-kit';
import type { User } from '../src';
import { createWorld, PASSWORD, viewerOf, type World } from './factories';
import { ACCEPT, ACT, CHANGE, INVITE, JOIN, PREVIEW, REMOVE, teamCalls } from './team-calls';

const DAY_MS = 86_400_000;
const LINKS = 64;

describe('the team of a clinic', () => {
  let world: World;
  let clinic: User;
  beforeAll(async () => {
    world = await createWorld({ limits: { linksPerAddress: 10_000, accountsPerAddress: 10_000 } });
  });
  beforeEach(async () => {
    clinic = await world.person('clinic', { city: 'Toronto' });
  });
  afterAll(() => world.close());

  const { newEmail, ask, send, members, invite, join, open, viewerIn, close } = teamCalls(
    () => world,
  );

  it('begins with the clinic’s own account as owner', async () => {
    expect(await members(clinic)).toMatchObject([
      { userId: String(clinic.id), role: 'owner', isClinicAccount: true, isYou: true },
    ]);
  });

  it('lets an invited person create an account, which acts for the clinic at once', async () => {
    const email = newEmail();
    const { member, token } = await invite(clinic, email, 'manager');
    expect(member).toMatchObject({ email, role: 'manager', status: 'invited', userId: null });
    const preview = await ask(PREVIEW, { token }, null);
    expect(preview.data?.clinicInvitation).toMatchObject({
      ...{ clinicName: 'Ada Byron', role: 'manager', email, hasAccount: false },
    });
    const input = { token, firstName: 'Sam', lastName: 'Roy', password: PASSWORD };
    const { data } = await send(JOIN, input, null);
    expect(data?.joinClinic).toEqual({ email, errors: [] });
    expect(await viewerIn(email)).toMatchObject({
      ...{ role: 'clinic', actingClinicId: clinic.id, clinicRole: 'manager' },
    });
    const account = await world.database.prisma.user.findUniqueOrThrow({ where: { email } });
    expect(account.emailConfirmedAt).not.toBeNull();
    const joined = await world.published('clinic.member-changed');
    expect(joined.at(-1)?.payload).toMatchObject({
      ...{ clinicId: clinic.id, userId: account.id, role: 'manager', change: 'joined' },
    });
    expect(await publishedClinics(account.id)).toEqual([clinic.id]);
  });

  it('is joined by a professional, who then acts for either', async () => {
    const person = await world.person('hygienist');
    const session = await open(person.email);
    const viewer = (await session.read())!;
    expect(viewer).toMatchObject({ role: 'hygienist', actingClinicId: null, clinicRole: null });
    const { token } = await invite(clinic, person.email);
    const { data } = await send(ACCEPT, { token }, viewer);
    expect(data?.acceptClinicInvitation?.membership).toMatchObject({
      ...{ clinicId: String(clinic.id), role: 'scheduler', isActing: true },
    });
    const acting = (await session.read())!;
    expect(acting).toMatchObject({ role: 'clinic', actingClinicId: clinic.id });
    await send(ACT, { clinicId: null }, acting);
    expect(await session.read()).toMatchObject({ role: 'hygienist', actingClinicId: null });
  });

  it('is one of two for a member, each with its own role', async () => {
    const other = await world.person('clinic');
    const { email } = await join(clinic, 'viewer');
    const session = await open(email);
    const { token } = await invite(other, email, 'manager');
    await send(ACCEPT, { token }, (await session.read())!);
    expect(await session.read()).toMatchObject({ actingClinicId: other.id, clinicRole: 'manager' });
    await send(ACT, { clinicId: String(clinic.id) }, (await session.read())!);
    expect(await session.read()).toMatchObject({ actingClinicId: clinic.id, clinicRole: 'viewer' });
    const third = await world.person('clinic');
    const refused = await send(ACT, { clinicId: String(third.id) }, (await session.read())!);
    expect(refused.codes).toEqual(['NOT_FOUND']);
  });

  /** Of the newest snapshot for other subgraphs. */
  const publishedClinics = async (userId: number) =>
    (await world.published('user.changed')).filter(({ payload }) => payload.id === userId).at(-1)
      ?.payload.clinicIds;

  describe('invitation', () => {
    it.each(['used', 'expired', 'withdrawn', 'replaced', 'of a closed clinic'] as const)(
      'is refused when %s',
      async (why) => {
        const person = await world.person('assistant');
        const { member, token } = await invite(clinic, person.email);
        const place = { clinicId: clinic.id, memberId: member.id };
        if (why === 'used') await send(ACCEPT, { token }, viewerOf(person));
        if (why === 'expired') world.clock.advance(7 * DAY_MS);
        if (why === 'withdrawn') await send(REMOVE, place, viewerOf(clinic));
        if (why === 'replaced') await invite(clinic, person.email);
        if (why === 'of a closed clinic') {
          await close(viewerOf(clinic));
        }
        const { reasons } = await send(ACCEPT, { token }, viewerOf(person));
        expect(reasons).toEqual([why === 'used' ? 'invitation_used' : 'invitation_invalid']);
        expect((await ask(PREVIEW, { token }, null)).data?.clinicInvitation).toBeNull();
      },
    );

    it('is for the invited address only', async () => {
      const { token } = await invite(clinic, newEmail());
      const stranger = await world.person('hygienist');
      const { reasons } = await send(ACCEPT, { token }, viewerOf(stranger));
      expect(reasons).toEqual(['other_account']);
      expect((await members(clinic)).filter(({ status }) => status === 'active')).toHaveLength(1);
    });

    it('is accepted once by 64 at the same time', async () => {
      const person = await world.person('assistant');
      const { token } = await invite(clinic, person.email);
      const answers = await Promise.all(
        Array.from({ length: LINKS }, () => send(ACCEPT, { token }, viewerOf(person))),
      );
      const refused = answers.filter(({ reasons }) => reasons.length > 0);
      expect(refused).toHaveLength(LINKS - 1);
      expect(new Set(refused.flatMap(({ reasons }) => reasons))).toEqual(
        new Set(['invitation_used']),
      );
      expect(await members(clinic)).toHaveLength(2);
    });

    it('creates one account for 64 at the same time', async () => {
      const email = newEmail();
      const { token } = await invite(clinic, email);
      const input = { token, firstName: 'Sam', lastName: 'Roy', password: PASSWORD };
      await Promise.all(Array.from({ length: LINKS }, () => send(JOIN, input, null)));
      expect(await world.database.prisma.user.count({ where: { email } })).toBe(1);
      expect(await members(clinic)).toHaveLength(2);
    });

    it('is not sent to a member', async () => {
      const { email } = await join(clinic, 'viewer');
      const input = { clinicId: clinic.id, email, role: 'manager' };
      expect((await send(INVITE, input, viewerOf(clinic))).reasons).toEqual(['already_member']);
    });
  });

  describe('owner', () => {
    it('is never the last to go or to step down', async () => {
      const [own] = await members(clinic);
      const place = { clinicId: clinic.id, memberId: own!.id };
      expect((await send(REMOVE, place, viewerOf(clinic))).reasons).toEqual(['last_owner']);
      const down = { ...place, role: 'manager' };
      expect((await send(CHANGE, down, viewerOf(clinic))).reasons).toEqual(['last_owner']);
      await join(clinic, 'owner');
      expect((await send(REMOVE, place, viewerOf(clinic))).reasons).toEqual(['own_account']);
      expect((await send(CHANGE, down, viewerOf(clinic))).reasons).toEqual([]);
    });

    it('remains when two owners take each other’s role at once', async () => {
      const second = await join(clinic, 'owner');
      const secondViewer = await viewerIn(second.email);
      const [own] = await members(clinic);
      const take = (memberId: string, viewer: Viewer) =>
        send(CHANGE, { clinicId: clinic.id, memberId, role: 'viewer' }, viewer);
      const answers = await Promise.all([
        take(second.memberId, viewerOf(clinic)),
        take(own!.id, secondViewer),
      ]);
      const { rows } = await world.database.pool.query<{ n: string }>(
        `SELECT count(*) AS n FROM clinic_members WHERE clinic_id = $1 AND role = 'owner'`,
        [clinic.id],
      );
      expect(Number(rows[0]?.n)).toBe(1);
      const failed = answers.filter(({ codes, reasons }) => codes.length + reasons.length > 0);
      expect(failed).toHaveLength(1);
    });

    it('falls back to the clinic’s own account when the last other one is closed', async () => {
      const second = await join(clinic, 'owner');
      const [own] = await members(clinic);
      await send(
        CHANGE,
        { clinicId: clinic.id, memberId: own!.id, role: 'viewer' },
        await viewerIn(second.email),
      );
      await close(await viewerIn(second.email));
      expect(await members(clinic)).toMatchObject([{ userId: String(clinic.id), role: 'owner' }]);
    });
  });

  describe('removed member', () => {
    const place = ({ memberId }: { memberId: string }) => ({ clinicId: clinic.id, memberId });

    it('loses every session for the clinic at once, and its sockets with them', async () => {
      const member = await join(clinic, 'scheduler');
      const sessions = [await open(member.email), await open(member.email)];
      const viewers = await Promise.all(sessions.map(({ read }) => read()));
      const signals: unknown[] = [];
      const stop = world.bus.live.subscribe('session.revoked', (ended) => signals.push(ended));
      await send(REMOVE, place(member), viewerOf(clinic));
      stop();
      for (const { read } of sessions) expect(await read()).toBeNull();
      expect(signals).toEqual(
        expect.arrayContaining(
          viewers.map((viewer) => ({ userId: viewer!.userId, sessionId: viewer!.sessionId })),
        ),
      );
      const removed = (await world.published('clinic.member-changed')).at(-1);
      expect(removed?.payload).toMatchObject({ userId: Number(member.userId), change: 'removed' });
    });

    it('keeps a session for its own account', async () => {
      const person = await world.person('hygienist');
      const own = await open(person.email);
      const acting = await open(person.email);
      const { member, token } = await invite(clinic, person.email);
      await send(ACCEPT, { token }, (await acting.read())!);
      expect(await publishedClinics(person.id)).toEqual([clinic.id]);
      await send(REMOVE, { clinicId: clinic.id, memberId: member.id }, viewerOf(clinic));
      expect(await publishedClinics(person.id)).toEqual([]);
      expect(await acting.read()).toBeNull();
      expect(await own.read()).toMatchObject({ role: 'hygienist', actingClinicId: null });
    });

    it('by leaving stays signed in, without the clinic', async () => {
      const member = await join(clinic, 'viewer');
      const session = await open(member.email);
      await send(REMOVE, place(member), (await session.read())!);
      expect(await session.read()).toMatchObject({ role: null, actingClinicId: null });
    });

    it('is every member of a clinic that closes', async () => {
      const member = await join(clinic, 'manager');
      const session = await open(member.email);
      await close(viewerOf(clinic));
      expect(await session.read()).toBeNull();
    });
  });

  it('has its sessions read again when a role changes', async () => {
    const member = await join(clinic, 'viewer');
    const session = await open(member.email);
    const signals: unknown[] = [];
    const stop = world.bus.live.subscribe('session.changed', (changed) => signals.push(changed));
    const change = { clinicId: clinic.id, memberId: member.memberId, role: 'manager' };
    await send(CHANGE, change, viewerOf(clinic));
    stop();
    expect(signals).toEqual([{ userId: Number(member.userId), sessionId: null }]);
    expect(await session.read()).toMatchObject({ clinicRole: 'manager' });
  });

  it('is exported and erased with its member', async () => {
    const member = await join(clinic, 'viewer');
    await close(await viewerIn(member.email));
    expect(await members(clinic)).toHaveLength(1);
  });
});
