import { randomUUID } from 'node:crypto';
import type { Viewer } from '@tbt/service-kit';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailsOf } from './mails';

let world: World;
let clinic: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  clinic = await world.clinic();
});
afterEach(() => world.close());

const failed = (failureDay: 0 | 3 | 6) => ({
  ...{ userId: clinic.userId, change: 'payment_failed' as const, tier: 'pro' as const },
  ...{ status: 'past_due' as const, failureDay, on: '2027-03-12', total: '66.67' },
  at: START.toISOString(),
});

it('tells a clinic of its plan once, whatever it has switched off, and leads to the plan', async () => {
  await world.reachable(clinic, { locale: 'fr-CA' });
  for (const channel of ['in_app', 'email']) {
    const input = { category: 'account', channel, isOn: false };
    await world.run(
      clinic,
      `mutation Set($input: SetNotificationPreferenceInput!) {
        setNotificationPreference(input: $input) { errors { code } } }`,
      { input },
    );
  }
  const id = randomUUID();
  for (let time = 0; time < 2; time += 1)
    await world.publish('subscription.changed', failed(0), id);
  await world.publish('subscription.changed', failed(3));
  const { data } = await world.run<{ notifications: { edges: { node: { path: string } }[] } }>(
    clinic,
    '{ notifications(first: 9) { edges { node { path } } } }',
  );
  expect(data.notifications.edges.map(({ node }) => node.path)).toEqual([
    '/subscription',
    '/subscription',
  ]);
  const mails = await mailsOf(world);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Votre paiement est toujours en attente',
    'Votre paiement n’a pas été accepté',
  ]);
  for (const { text } of mails) {
    expect(text).toContain('/subscription');
    expect(text).toMatch(/66,67\s\$/u);
    expect(text).toMatch(/12\smars 2027/);
    expect(text).not.toContain('unsubscribe');
  }
});

it('is mailed to owners and managers too, each in their language with the clinic’s name, and rings one bell', async () => {
  await world.reachable(clinic, { locale: 'fr-CA' });
  const manager = await world.person();
  await world.reachable(manager, { locale: 'en-CA' });
  await world.publish('subscription.changed', { ...failed(0), readerIds: [manager.userId] });
  const mails = await mailsOf(world);
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Votre paiement n’a pas été accepté',
    'Your payment did not go through',
  ]);
  const [own, other] = mails.toSorted((a, b) => a.subject.localeCompare(b.subject));
  expect(own?.text).not.toContain('Il s’agit du forfait');
  expect(other?.text).toMatch(/This is about .+’s plan/);
  expect(own?.text).toContain(`/subscription?actFor=${clinic.userId}`);
  expect(other?.text).toContain(`/subscription?actFor=${clinic.userId}`);
  const bell = '{ notifications(first: 9) { edges { node { path } } } }';
  const { data } = await world.run<{ notifications: { edges: unknown[] } }>(manager, bell);
  expect(data.notifications.edges).toEqual([]);
});

it('asks an owner to update the card, and a manager to ask an owner for it', async () => {
  await world.reachable(clinic);
  const [owner, manager, gestionnaire] = await Promise.all([
    world.person(),
    world.person(),
    world.person(),
  ]);
  await world.reachable(owner);
  await world.reachable(manager);
  await world.reachable(gestionnaire, { locale: 'fr-CA' });
  await world.publish('subscription.changed', {
    ...failed(0),
    ...{ memberIds: [owner.userId], readerIds: [manager.userId, gestionnaire.userId] },
  });
  const mails = await mailsOf(world);
  const textTo = ({ userId }: Viewer) =>
    mails.find(({ recipient }) => recipient.includes(`${userId}@`))?.text;
  expect(textTo(owner)).toMatch(/Update your card to keep it[^]*Update my card/);
  expect(textTo(manager)).toMatch(
    /Ask an owner of .+ to update the card[^]*See the plan[^]*\/subscription/,
  );
  expect(textTo(manager)).not.toMatch(/update (my|your) card/i);
  expect(textTo(gestionnaire)).toMatch(
    /Demandez à un propriétaire du cabinet de mettre la carte à jour[^]*Voir le forfait/,
  );
  expect(textTo(gestionnaire)).not.toMatch(/ma carte|votre carte/i);
});
