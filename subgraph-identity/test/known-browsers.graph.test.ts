import { executeSubgraph } from '@tbt/service-kit';
import type { User } from '../src';
import { createAccountCalls } from './account-calls';
import { createWorld, PASSWORD, signUpInput, viewerOf, type World } from './factories';

const LOG_IN = `mutation($input: LogInInput!) { logIn(input: $input) { token } }`;

describe('known browsers', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ limits: { failedLogInsPerAccount: 4, failedLogInsPerAddress: 6 } });
  });
  afterAll(() => world.close());

  const open = (email: string, info = world.anonymous({ address: null })) =>
    world.services.sessions.logIn(info, { email, password: PASSWORD });

  it('are not locked out by a stranger at their address', async () => {
    const { email, id } = await world.person('hygienist');
    const home = {
      address: '198.51.100.1',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    };
    const { browserToken } = await open(email, world.anonymous(home));
    const ask = (caller: object, password: string) =>
      world.ask({ query: LOG_IN, variables: { input: { email, password } }, ...caller });
    const stranger = (password = PASSWORD) => ask(home, password);
    const owner = (password = PASSWORD) => ask({ ...home, browserToken }, password);
    for (let index = 0; index < 7; index += 1) await stranger('wrong password');
    expect((await stranger()).codes).toEqual(['RATE_LIMITED']);
    expect((await owner()).codes).toEqual([]);
    for (let index = 0; index < 4; index += 1) await owner('wrong password');
    expect((await owner()).codes).toEqual(['RATE_LIMITED']);
    expect(await world.database.prisma.session.count({ where: { userId: id } })).toBe(2);
  });

  it('are known from the sign-up on, where strangers have used up what the address may try', async () => {
    const address = '198.51.100.2';
    for (let index = 0; index < 7; index += 1)
      await world.ask({
        query: LOG_IN,
        variables: { input: { email: `guess${index}@example.test`, password: PASSWORD } },
        address,
      });
    const input = signUpInput();
    const query = 'mutation($input: SignUpInput!) { signUp(input: $input) { user { id } } }';
    const info = world.anonymous({ address });
    const signedUp = await executeSubgraph(world.subgraph, { query, variables: { input } }, info);
    const browserToken = String(signedUp.extensions?.renewedBrowserToken);
    await expect(open(input.email, info)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(open(input.email, { ...info, browserToken })).resolves.toBeDefined();
  });

  it.each(['a reset password', 'a log-out everywhere else'])(
    'are forgotten by %s, except the one it was asked in',
    async (what) => {
      const { email, id } = await world.person('hygienist');
      const anonymous = world.anonymous({ address: null });
      const former = await open(email);
      const own = await open(email);
      const owner = { ...anonymous, browserToken: own.browserToken };
      let password = PASSWORD;
      let browserToken: string | null;
      if (what === 'a reset password') {
        password = 'another-password-1';
        await createAccountCalls(world).requestReset(email);
        const token = await world.linkToken(id, 'reset-password');
        const input = { token, password };
        ({ browserToken } = await world.services.passwordChange.reset(owner, input));
      } else {
        const viewer = await world.services.sessions.viewerOf(world.system, own.token);
        const caller = { ...owner, viewer: viewer && { ...viewer } };
        browserToken = await world.services.sessions.endOthers(caller);
      }
      const strike = { query: LOG_IN, address: null };
      const wrong = { input: { email, password: 'wrong password' } };
      for (let index = 0; index < 5; index += 1) await world.ask({ ...strike, variables: wrong });
      const logIn = (token: string | null) =>
        world.services.sessions.logIn(
          { ...anonymous, browserToken: token ?? undefined },
          { email, password },
        );
      await expect(logIn(former.browserToken)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      await expect(logIn(browserToken)).resolves.toMatchObject({ user: { id } });
    },
  );

  it('are known for their own accounts only', async () => {
    const [own, foreign] = [await world.person('hygienist'), await world.person('clinic')];
    const first = await open(own.email);
    const tries = async (browserToken: string) => {
      const guess = { input: { email: foreign.email, password: 'wrong password' } };
      for (let index = 0; index < 4; index += 1)
        await world.ask({ query: LOG_IN, variables: guess, address: null, browserToken });
      const right = { input: { email: foreign.email, password: PASSWORD } };
      return (await world.ask({ query: LOG_IN, variables: right, address: null, browserToken }))
        .codes;
    };
    const info = world.anonymous({ address: null, browserToken: first.browserToken });
    const { browserToken: both } = await open(foreign.email, info);
    for (const token of ['forged', first.browserToken])
      expect(await tries(token)).toEqual(['RATE_LIMITED']);
    const again = { ...info, browserToken: both };
    await expect(open(foreign.email, again)).resolves.toBeDefined();
    await expect(open(own.email, again)).resolves.toBeDefined();
  });

  describe('at an address that is refused', () => {
    let last = 100;
    /** A new address where strangers have used up what it may try. */
    const refusedAddress = async () => {
      last += 1;
      const address = `198.51.100.${last}`;
      const guess = (index: number) => ({
        email: `guess${index}@example.test`,
        password: PASSWORD,
      });
      for (let index = 0; index < 7; index += 1)
        await world.ask({ query: LOG_IN, variables: { input: guess(index) }, address });
      const admitted = jest.spyOn(world.passwords, 'admit').mockClear();
      const ask = async (email: string, caller: object, password = PASSWORD) =>
        (
          await world.ask({
            ...{ query: LOG_IN, variables: { input: { email, password } }, address },
            ...caller,
          })
        ).codes;
      return { admitted, ask };
    };
    const sessionOf = async (user: User) => {
      const { token, browserToken } = await open(user.email);
      const { sessionId } = (await world.services.sessions.viewerOf(world.system, token)) ?? {};
      return { browserToken, viewer: viewerOf(user, sessionId) };
    };

    it('pass the early check for the accounts that know them alone', async () => {
      const [own, foreign] = [await world.person('hygienist'), await world.person('clinic')];
      const { browserToken, viewer } = await sessionOf(own);
      const { admitted, ask } = await refusedAddress();
      for (const caller of [{}, { browserToken }, { viewer }, { browserToken: 'forged' }])
        for (const email of [foreign.email, 'unknown@example.test'])
          expect(await ask(email, caller)).toEqual(['RATE_LIMITED']);
      expect(await ask(own.email, {})).toEqual(['RATE_LIMITED']);
      expect(admitted).not.toHaveBeenCalled();
      expect(await ask(own.email, { browserToken })).toEqual([]);
      expect(await ask(own.email, { viewer })).toEqual([]);
      expect(admitted).toHaveBeenCalledTimes(2);
    });

    it('take no place once their own attempts are used up', async () => {
      const own = await world.person('hygienist');
      const { browserToken } = await sessionOf(own);
      const { admitted, ask } = await refusedAddress();
      for (let index = 0; index < 6; index += 1)
        await ask(own.email, { browserToken }, 'wrong password');
      expect(admitted).toHaveBeenCalledTimes(4);
      expect(await ask(own.email, { browserToken })).toEqual(['RATE_LIMITED']);
      expect(admitted).toHaveBeenCalledTimes(4);
    });
  });
});
