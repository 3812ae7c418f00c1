import { createWorld, type World } from './factories';

const SEND = `mutation Contact($input: SendContactMessageInput!) {
  sendContactMessage(input: $input) { isReceived errors { code message path } }
}`;
const letter = {
  name: 'Ada O’Neil',
  email: 'Ada@example.test',
  phone: '416 555 0100',
  subject: 'A question',
  message: 'How do I change my province?',
  userType: 'hygienist',
  secondsOpen: 30,
};

type Payload = {
  sendContactMessage: { isReceived: boolean | null; errors: { path: string[] }[] } | null;
};

describe('sendContactMessage', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld({ contact: 5 });
  });
  afterEach(() => world.close());

  const send = (
    overrides: Record<string, unknown> = {},
    from: Parameters<World['run']>[0] = null,
  ) => world.run<Payload>(from, SEND, { input: { ...letter, ...overrides } }, { locale: 'fr-CA' });
  const rows = () => world.subgraph.database.prisma.contactMessage.findMany();

  it('stores every message as new', async () => {
    const { data } = await send();
    expect(data.sendContactMessage).toEqual({ isReceived: true, errors: [] });
    const { secondsOpen, ...kept } = letter;
    expect(await rows()).toMatchObject([
      { ...kept, userId: null, locale: 'fr-CA', status: 'new', createdAt: world.clock.now() },
    ]);
  });

  it('remembers who was signed in', async () => {
    const person = await world.person();
    await send({ phone: '' }, person);
    expect(await rows()).toMatchObject([{ userId: person.userId, phone: null }]);
  });

  it.each([
    ['name', ' '],
    ['email', 'robin'],
    ['subject', ''],
    ['message', '   '],
    ['message', 'x'.repeat(5001)],
    ['phone', 'x'.repeat(41)],
    ['userType', 'patient'],
  ])('refuses %s %j', async (field, value) => {
    const { data } = await send({ [field]: value });
    expect(data.sendContactMessage).toMatchObject({
      isReceived: null,
      errors: [{ path: [field] }],
    });
    expect(await rows()).toEqual([]);
  });

  it('throws away what a program sent, and answers it alike', async () => {
    const { data } = await send({ website: 'https://spam.example' });
    expect(data.sendContactMessage).toEqual({ isReceived: true, errors: [] });
    expect(await rows()).toEqual([]);
  });

  it('asks to try again when it was sent too fast', async () => {
    const { data } = await send({ secondsOpen: 0 });
    expect(data.sendContactMessage).toMatchObject({
      isReceived: null,
      errors: [{ path: [], message: expect.stringContaining('Veuillez patienter') }],
    });
  });

  it('limits the messages from one address', async () => {
    for (let index = 0; index < 5; index += 1) await send();
    expect((await send()).errors).toMatchObject([{ code: 'RATE_LIMITED' }]);
    expect(await rows()).toHaveLength(5);
  });
});
