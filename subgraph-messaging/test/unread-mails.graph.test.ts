import type { Viewer } from '@tbt/service-kit';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, type World } from './factories';
import { mailsOf } from './mails';

const MINUTE = 60_000;

let world: World;
let temp: Viewer;
let clinic: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  temp = await world.person();
  clinic = await world.clinic();
  await world.reachable(temp);
  await world.reachable(clinic, { firstName: 'Maple', lastName: 'Dental' });
});
afterEach(() => world.close());

const mails = async () => {
  await world.subgraph.unread.announce();
  return mailsOf(world);
};
const beat = (isOnline: boolean, userIds = [temp.userId]) =>
  world.bus.live.publish('presence.beat', { gatewayId: 'one', userIds, isOnline });
const read = (conversationId: string) =>
  world.run(
    temp,
    'mutation ($input: MarkConversationReadInput!) { markConversationRead(input: $input) { errors { code } } }',
    { input: { conversationId } },
  );

it('mails what was unread for a quarter of an hour, once, with a link and not the words', async () => {
  await world.sent(clinic, temp, 'Can you come at seven?');
  await world.sent(clinic, temp, 'Parking is free.');
  world.clock.advance(15 * MINUTE - 1);
  expect(await mails()).toEqual([]);
  world.clock.advance(1);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Maple Dental wrote to you' });
  expect(mail?.text).toContain('2 unread messages');
  expect(mail?.text).toContain(`/messages?userId=${clinic.userId}`);
  expect(mail?.text).not.toContain('Parking');
  expect(mail?.text).toContain('/unsubscribe#');
  await world.sent(clinic, temp, 'Are you there?');
  world.clock.advance(60 * MINUTE);
  expect(await mails()).toHaveLength(1);
});

it('announces again what comes after the conversation was read', async () => {
  const { conversationId } = await world.sent(clinic, temp);
  world.clock.advance(20 * MINUTE);
  expect(await mails()).toHaveLength(1);
  await read(conversationId);
  await world.sent(clinic, temp, 'One more thing');
  world.clock.advance(20 * MINUTE);
  expect(await mails()).toHaveLength(2);
});

it('names every conversation in one mail', async () => {
  const other = await world.clinic();
  await world.reachable(other, { firstName: 'River', lastName: 'Park' });
  await world.sent(clinic, temp);
  await world.sent(other, temp);
  world.clock.advance(20 * MINUTE);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('You have unread messages');
  expect(mail?.text).toMatch(/Maple Dental\n1 unread message/);
  expect(mail?.text).toMatch(/River Park\n1 unread message/);
});

it('lists twenty conversations and says how many more there are', async () => {
  for (let n = 1; n <= 22; n += 1) {
    const other = await world.clinic();
    await world.reachable(other, { firstName: `Office ${n}`, lastName: 'Dental' });
    await world.sent(other, temp);
    world.clock.advance(MINUTE);
  }
  world.clock.advance(20 * MINUTE);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail?.text.match(/Office \d+ Dental/gu)).toHaveLength(20);
  expect(mail?.text).toContain('Office 22 Dental');
  expect(mail?.text).toContain('And 2 more on the site.');
});

it('neither announces nor lists what was unread before mails did so', async () => {
  const old = await world.sent(clinic, temp, 'Long ago');
  await world.subgraph.database.prisma.participant.updateMany({
    where: { conversationId: Number(old.conversationId) },
    data: { mailedSeq: 1, silentSeq: 1 },
  });
  world.clock.advance(20 * MINUTE);
  expect(await mails()).toEqual([]);
  const other = await world.clinic();
  await world.reachable(other, { firstName: 'River', lastName: 'Park' });
  await world.sent(other, temp);
  world.clock.advance(20 * MINUTE);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['River Park wrote to you']);
  await world.sent(clinic, temp, 'And now');
  world.clock.advance(20 * MINUTE);
  const { text } = (await mails()).find(({ subject }) => subject.includes('unread')) ?? {};
  expect(text).toMatch(/Maple Dental\n1 unread message/);
});

it('lists no messages of more than two weeks ago', async () => {
  await world.sent(clinic, temp);
  world.clock.advance(20 * MINUTE);
  expect(await mails()).toHaveLength(1);
  world.clock.advance(15 * 24 * 60 * MINUTE);
  const other = await world.clinic();
  await world.reachable(other, { firstName: 'River', lastName: 'Park' });
  await world.sent(other, temp);
  world.clock.advance(20 * MINUTE);
  const texts = (await mails()).map(({ text }) => text).filter((text) => text.includes('River'));
  expect(texts).toHaveLength(1);
  expect(texts[0]).not.toContain('Maple');
});

it('is silent while the reader is online, and when it was read in the meantime', async () => {
  const { conversationId } = await world.sent(clinic, temp);
  world.clock.advance(20 * MINUTE);
  await beat(true);
  expect(await mails()).toEqual([]);
  await read(conversationId);
  await beat(false);
  expect(await mails()).toEqual([]);
});

it('waits when the reader comes online before the mail leaves', async () => {
  const { conversationId } = await world.sent(clinic, temp);
  world.clock.advance(20 * MINUTE);
  await beat(true);
  // As another replica that has not heard of it yet.
  await world.subgraph.database.prisma.participant.updateMany({
    where: { userId: temp.userId },
    data: { mailedSeq: 1 },
  });
  await world.subgraph.database.transaction((tx) =>
    world.subgraph.services.mail.send(tx, {
      ...{ key: 'unread', workflow: 'messages.unread', to: { userId: temp.userId }, params: {} },
    }),
  );
  expect(await mailsOf(world)).toEqual([]);
  await read(conversationId);
  await beat(false);
  world.clock.advance(5 * MINUTE);
  expect(await mailsOf(world)).toEqual([]);
});

it('does not announce before it is known who is online', async () => {
  await world.close();
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  await world.subgraph.unread.announce();
  [temp, clinic] = [await world.person(), await world.clinic()];
  await world.reachable(temp);
  await world.sent(clinic, temp);
  await world.subgraph.database.prisma.message.updateMany({
    data: { createdAt: new Date(world.clock.now().getTime() - 20 * MINUTE) },
  });
  world.clock.advance(74_000);
  expect(await mails()).toEqual([]);
  world.clock.advance(1_000);
  expect(await mails()).toHaveLength(1);
});

it.each(['muted', 'blocked', 'switched off'])(
  'sends nothing where the sender is %s',
  async (how) => {
    const { conversationId } = await world.sent(clinic, temp);
    if (how === 'muted')
      await world.subgraph.database.prisma.participant.updateMany({
        where: { conversationId: Number(conversationId), userId: temp.userId },
        data: { mutedAt: world.clock.now() },
      });
    if (how === 'blocked')
      await world.subgraph.database.prisma.block.create({
        data: { blockerId: temp.userId, blockedId: clinic.userId, createdAt: world.clock.now() },
      });
    if (how === 'switched off')
      await world.run(
        temp,
        `mutation { setNotificationPreference(
        input: { category: messages, channel: email, isOn: false }) { errors { code } } }`,
      );
    world.clock.advance(20 * MINUTE);
    expect(await mails()).toEqual([]);
  },
);

it('comes with the daily summary where the reader chose so, as it is then', async () => {
  await world.run(
    temp,
    `mutation { setNotificationRhythm(
      input: { category: messages, rhythm: daily, timeZone: "America/Toronto" }) { errors { code } } }`,
  );
  await world.sent(clinic, temp);
  world.clock.advance(20 * MINUTE);
  expect(await mails()).toEqual([]);
  await world.sent(clinic, temp);
  world.clock.set(new Date('2027-03-06T13:00:00.000Z'));
  const [mail] = await mails();
  expect(mail?.subject).toBe('Your daily summary');
  expect(mail?.text).toContain('2 unread messages');
});

it('announces each conversation once when two replicas look at the same moment', async () => {
  const temps = await Promise.all(Array.from({ length: 8 }, () => world.person()));
  for (const each of temps) {
    await world.reachable(each);
    await world.sent(clinic, each, `Shift ${each.userId}`);
  }
  world.clock.advance(20 * MINUTE);
  const { unread } = world.subgraph;
  await Promise.all([unread.announce(), unread.announce(), unread.announce()]);
  expect(await mailsOf(world)).toHaveLength(8);
});

it('announces nothing twice when a process dies before or after the commit', async () => {
  await world.sent(clinic, temp);
  world.clock.advance(20 * MINUTE);
  const { database, unread, services } = world.subgraph;
  const send = jest.spyOn(services.mail, 'send').mockRejectedValueOnce(new Error('cut'));
  await expect(unread.announce()).rejects.toThrow('cut');
  send.mockRestore();
  const [before] = await database.prisma.participant.findMany({ where: { userId: temp.userId } });
  expect(before?.mailedSeq).toBe(0);
  expect(await mails()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});
