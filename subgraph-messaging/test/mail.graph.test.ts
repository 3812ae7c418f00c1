import { ERASED_EMAIL, type Viewer } from '@tbt/service-kit';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { ADMIN, MAILBOX, mailRows, mailsOf } from './mails';

let world: World;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
});
afterEach(() => world.close());

const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000).toISOString();

const knownPerson = async () => {
  const viewer = await world.person();
  await world.reachable(viewer);
  return viewer;
};

async function askForPassword(email = 'robin@mail.test', viewer?: Viewer) {
  viewer ??= await knownPerson();
  const token = 'the-token';
  const sealed = await world.deployment.sealer.seal('account-link', { token }, 1800);
  await world.publish('account.link-requested', {
    userId: viewer.userId,
    purpose: 'reset-password',
    email,
    sealed,
    expiresAt: later(30),
    at: START.toISOString(),
  });
  return viewer;
}

it('mails a link to the address of the request, with the token behind the #', async () => {
  await askForPassword();
  const [mail] = await mailsOf(world);
  expect(mail?.recipient).toBe('robin@mail.test');
  expect(mail?.text).toContain('http://site.test/auth/reset-password#the-token');
  expect(mail?.text).toContain('within 30 minutes');
});

it('writes the first mail of an account in its language and by its name', async () => {
  const viewer = await world.person();
  await askForPassword('office@mail.test', viewer);
  expect(await mailsOf(world)).toEqual([]);
  const name = { firstName: 'Clinique', lastName: 'du Vieux-Port' };
  await world.reachable(viewer, { locale: 'fr-CA', role: 'clinic', ...name });
  world.clock.advance(2_000);
  const [mail] = await mailsOf(world);
  expect(mail?.text).toMatch(/^Bonjour,$/m);
  expect(mail?.text).not.toContain('Bonjour Clinique');
});

it('renders without a name when none is known', async () => {
  await askForPassword('robin@mail.test', await world.person());
  for (let attempt = 0; attempt < 15; attempt += 1) {
    expect(await mailsOf(world)).toEqual([]);
    world.clock.advance(2_000);
  }
  expect(await mailsOf(world)).toMatchObject([{ recipient: 'robin@mail.test' }]);
});

it('keeps neither address nor token once the mail was sent', async () => {
  await askForPassword();
  const [before] = await mailRows(world);
  expect(JSON.stringify(before)).not.toMatch(/the-token|robin@/);
  await mailsOf(world);
  expect(await mailRows(world)).toMatchObject([{ state: 'sent', params: {}, sealed: {} }]);
});

it('does not send a link that can no longer be used', async () => {
  await world.subgraph.mailSender.stop();
  await askForPassword();
  world.clock.advance(3_600_000);
  await world.subgraph.mailSender.drain();
  expect(await mailRows(world)).toMatchObject([{ state: 'held_back' }]);
});

it('waits for the address of a user whose contact is not known yet', async () => {
  const [clinic, temp] = [await world.clinic(), await world.person()];
  await world.applied(clinic.userId, temp.userId);
  expect(await mailsOf(world)).toEqual([]);
  expect(await mailRows(world)).toMatchObject([{ state: 'queued', attempts: 0 }]);
  world.clock.advance(31_000);
  expect(await mailsOf(world)).toEqual([]);
  expect(await mailRows(world)).toMatchObject([{ state: 'queued', attempts: 1 }]);
  await world.reachable(clinic, { locale: 'fr-CA', firstName: 'Clinique' });
  await world.reachable(temp, { firstName: 'Ana', lastName: 'Reyes' });
  world.clock.advance(60_000);
  expect(await mailsOf(world)).toMatchObject([
    {
      subject: 'Ana Reyes a postulé à votre quart de travail',
      recipient: `person-${clinic.userId}@mail.test`,
    },
  ]);
});

it('greets in the language of the account and falls back on the form’s', async () => {
  await world.publish('waitlist.joined', {
    entryId: 1,
    email: 'robin@mail.test',
    name: 'Zoé',
    role: 'clinic',
    province: 'Quebec',
    locale: 'fr-CA',
    at: START.toISOString(),
  });
  const [mail] = await mailsOf(world);
  expect(mail?.subject).toBe('Vous êtes sur la liste d’attente');
  expect(mail?.text).toMatch(/Merci, Zoé.*Québec/);
  expect(mail?.text).toContain('Se désabonner');
});

it('notifies the former address of a change', async () => {
  const viewer = await world.person();
  await world.reachable(viewer, { email: 'new@mail.test' });
  await world.publish('account.security-changed', {
    userId: viewer.userId,
    change: 'email',
    sealedFormerEmail: await world.deployment.sealer.seal(
      'former-email',
      { email: 'old@mail.test' },
      600,
    ),
    at: START.toISOString(),
  });
  const mails = await mailsOf(world);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
    'new@mail.test',
    'old@mail.test',
  ]);
});

it('sends what a service orders, once for its key', async () => {
  const { database, services } = world.subgraph;
  const order = {
    key: 'contact-1',
    workflow: 'contact.received',
    to: { email: 'Visitor@mail.test' },
    locale: 'en-CA',
    params: { name: 'Kim', subject: 'Parking' },
  } as const;
  for (let time = 0; time < 2; time += 1)
    await database.transaction((tx) => services.mail.send(tx, order));
  const mails = await mailsOf(world);
  expect(mails).toMatchObject([{ subject: 'We received your message' }]);
  expect(mails[0]?.text).not.toContain('Parking');
});

it('erases the mail of a closed account', async () => {
  const viewer = await askForPassword();
  await world.reachable(viewer);
  expect(await mailsOf(world)).toHaveLength(1);
  await world.publish('account.erased', {
    userId: viewer.userId,
    sealedEmail: await world.deployment.sealer.seal(ERASED_EMAIL, { email: 'robin@mail.test' }, 60),
    at: START.toISOString(),
  });
  expect(await mailsOf(world)).toEqual([]);
  expect(await mailRows(world)).toEqual([]);
  const contacts = await world.subgraph.database.prisma.contact.findMany();
  expect(contacts).toMatchObject([{ email: '', firstName: '', isActive: false }]);
  await world.reachable(viewer);
  expect(await world.subgraph.database.prisma.contact.findMany()).toEqual(contacts);
});

it('shows the mailbox of a site that has an address to administrators only', async () => {
  for (const viewer of [null, await world.person(), await world.clinic()]) {
    const { errors } = await world.run(viewer, MAILBOX);
    expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  }
});

it.each([
  [{ ...DEFAULT_MAIL, mailbox: 'off' as const }, 'switched off'],
  [DEFAULT_MAIL, 'for a site that is not on this machine'],
  [
    { ...DEFAULT_MAIL, smtpUrl: 'smtp://mail.test', mailbox: 'on' as const },
    'beside a mail server',
  ],
])('%j: the mailbox is closed %s', async (mail) => {
  const closed = await createWorld({}, { mail });
  const { errors } = await closed.run(ADMIN, MAILBOX);
  expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  await closed.close();
});
