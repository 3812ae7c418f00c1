import type { Viewer } from '@tbt/service-kit';
import type { User } from '../src';
import { createWorld, NOW, PASSWORD, viewerOf, type World } from './factories';

const MINE = `{ me { locale sessions { id device address createdAt lastUsedAt isCurrent } } }`;
const END = `mutation($input: EndSessionInput!) {
  endSession(input: $input) { user { sessions { id } } errors { code } }
}`;
const END_OTHERS = 'mutation { endOtherSessions { user { sessions { id } } errors { code } } }';
const LANGUAGE = `mutation($input: ChangeLanguageInput!) {
  changeLanguage(input: $input) { user { locale } errors { code path } }
}`;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const HOUR_MS = 3_600_000;

describe('my sessions', () => {
  let world: World;
  let user: User;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    world.clock.set(NOW);
    user = await world.person('hygienist');
  });
  afterAll(() => world.close());

  const open = async (userAgent: string | null = FIREFOX, address = '203.0.113.9') => {
    const info = world.anonymous({ userAgent, address });
    const { token } = await world.services.sessions.logIn(info, {
      email: user.email,
      password: PASSWORD,
    });
    const viewer = await world.services.sessions.viewerOf(world.system, token);
    return { token, id: viewer?.sessionId ?? 0 };
  };
  const isOpen = async (token: string) =>
    (await world.services.sessions.viewerOf(world.system, token)) !== null;
  const as = (sessionId: number) => viewerOf(user, sessionId);
  const end = (sessionId: number | string, current: number) =>
    world.ask({
      query: END,
      variables: { input: { sessionId: String(sessionId) } },
      viewer: as(current),
    });

  it('are listed, the last used first, with device and address', async () => {
    const first = await open();
    world.clock.advance(HOUR_MS);
    const second = await open('curl/8.5.0', '2001:db8::7');
    world.clock.advance(2 * HOUR_MS);
    await isOpen(first.token);
    const { data } = await world.ask({ query: MINE, viewer: as(second.id) });
    expect(data?.me?.sessions).toEqual([
      {
        id: String(first.id),
        device: 'Firefox · Linux',
        address: '203.0.113.9',
        createdAt: '2026-11-20T15:00:00.000Z',
        lastUsedAt: '2026-11-20T18:00:00.000Z',
        isCurrent: false,
      },
      {
        id: String(second.id),
        device: 'curl',
        address: '2001:db8::7',
        createdAt: '2026-11-20T16:00:00.000Z',
        lastUsedAt: '2026-11-20T16:00:00.000Z',
        isCurrent: true,
      },
    ]);
  });

  it('are visible to their user only', async () => {
    await open();
    const query = 'query($id: ID!) { user(id: $id) { sessions { id } pendingEmail } }';
    const variables = { id: String(user.id) };
    for (const viewer of [
      null,
      viewerOf(await world.admin()),
      viewerOf(await world.person('clinic')),
    ]) {
      const { data } = await world.ask({ query, variables, viewer });
      expect(data?.user).toEqual({ sessions: [], pendingEmail: null });
    }
  });

  it('end one by one, and their sockets with them', async () => {
    const [here, there] = [await open(), await open()];
    const { data } = await end(there.id, here.id);
    expect(data?.endSession).toEqual({ user: { sessions: [{ id: String(here.id) }] }, errors: [] });
    expect([await isOpen(here.token), await isOpen(there.token)]).toEqual([true, false]);
    expect(world.bus.signals.at(-1)).toEqual({
      name: 'session.revoked',
      payload: { userId: user.id, sessionId: there.id },
    });
    expect((await end(there.id, here.id)).codes).toEqual(['NOT_FOUND']);
  });

  it('of another user are not found', async () => {
    const foreign = await open();
    user = await world.person('assistant');
    const own = await open();
    expect((await end(foreign.id, own.id)).codes).toEqual(['NOT_FOUND']);
    expect(await isOpen(foreign.token)).toBe(true);
    const { data } = await end('x', own.id);
    expect(data?.endSession).toMatchObject({ errors: [{ code: 'VALIDATION_FAILED' }] });
    const anonymous = { query: END, variables: { input: { sessionId: '1' } } };
    expect((await world.ask(anonymous)).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('end all but this one', async () => {
    const opened = [await open(), await open(), await open()];
    const [here] = opened;
    const { data } = await world.ask({ query: END_OTHERS, viewer: as(here?.id ?? 0) });
    expect(data?.endOtherSessions).toMatchObject({
      user: { sessions: [{ id: String(here?.id) }] },
    });
    const alive = await Promise.all(opened.map(({ token }) => isOpen(token)));
    expect(alive).toEqual([true, false, false]);
    expect((await world.ask({ query: END_OTHERS })).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('are not opened by a concurrently changed password', async () => {
    const { hash, verify } = world.passwords;
    world.passwords.verify = async (stored, password) => {
      const isRight = await verify(stored, password);
      const data = { passwordHash: await hash('changed meanwhile') };
      await world.database.prisma.user.update({ where: { id: user.id }, data });
      return isRight;
    };
    await expect(open()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    world.passwords.verify = verify;
  });

  it('keep the language of their person, which is announced', async () => {
    const change = (locale: string, viewer: Viewer | null = viewerOf(user)) =>
      world.ask({ query: LANGUAGE, variables: { input: { locale } }, viewer });
    expect((await change('fr-CA')).data?.changeLanguage).toEqual({
      user: { locale: 'fr-CA' },
      errors: [],
    });
    const told = (await world.published('contact.changed')).at(-1)?.payload;
    expect(told).toMatchObject({ id: user.id, locale: 'fr-CA', revision: user.revision + 1 });
    const before = world.bus.published.length;
    await change('fr-CA');
    await world.outboxDrained();
    expect(world.bus.published).toHaveLength(before);
    expect((await change('de-DE')).data?.changeLanguage).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', path: ['locale'] }],
    });
    expect((await change('fr-CA', null)).codes).toEqual(['UNAUTHENTICATED']);
  });
});
