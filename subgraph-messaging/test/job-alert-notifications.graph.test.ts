import type { DomainEvents } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailRows, mailsOf } from './mails';

type Matched = DomainEvents['job-alert.matched'];

let world: World;
let temp: Viewer;
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  temp = await world.person();
});
afterEach(() => world.close());

const shift = (changes: Partial<Matched['shifts'][number]> = {}): Matched['shifts'][number] => ({
  ...{ jobId: 7, role: 'hygienist' },
  ...{ date: '2027-03-09', startTime: '08:00', endTime: '16:30' },
  ...{ city: 'Toronto', province: 'Ontario', hourlyRate: '52.00', score: '1.00' },
  ...{ reasons: ['role:hygienist', 'city:Toronto', 'rate:52.00', 'day:Tuesday'], ...changes },
});
const matched = (changes: Partial<Matched> = {}) =>
  world.publish('job-alert.matched', {
    ...{ userId: temp.userId, method: 'email', frequency: 'immediate', count: 1 },
    ...{ shifts: [shift()], at: START.toISOString(), ...changes },
  });
async function bellOf(): Promise<{ title: string; path: string; body: string | null }[]> {
  const { data } = await world.run<{
    notifications: { edges: { node: { title: string; path: string; body: string | null } }[] };
  }>(temp, '{ notifications { edges { node { title path body } } } }');
  return data.notifications.edges.map(({ node }) => node);
}

it('mails one shift with its page and a way to stop', async () => {
  await world.reachable(temp);
  await matched({ shifts: [shift({ score: '0.75' })] });
  const [mail] = await mailsOf(world);
  expect(mail?.subject).toBe('A shift that suits you in Toronto');
  const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain(
    [
      'Dental Hygienist',
      'Tuesday, March 9, 2027 · 8:00 AM to 4:30 PM',
      'Toronto, Ontario · $52.00 an hour',
      'Matches your alert: Dental Hygienist · Toronto · $52.00 an hour · Tuesday.',
      'Meets 75% of what you asked for.',
      'http://site.test/jobs/7',
    ].join('\n'),
  );
  // The list says it once.
  expect(text?.match(/March 9, 2027/g)).toHaveLength(1);
  expect(text?.match(/Matches your alert/g)).toHaveLength(1);
  expect(text).toContain('http://site.test/unsubscribe#');
  expect(await bellOf()).toMatchObject([
    {
      path: '/jobs/7',
      body: 'Matches your alert: Dental Hygienist · Toronto · $52.00 an hour · Tuesday.',
    },
  ]);
});

it('mails a digest in French, lists its shifts and counts the others', async () => {
  await world.reachable(temp, { locale: 'fr-CA' });
  await matched({
    ...{ frequency: 'daily', count: 5 },
    shifts: [shift(), shift({ jobId: 8, role: 'assistant' })],
  });
  const [mail] = await mailsOf(world);
  expect(mail?.subject).toBe('5\u00a0quarts qui vous conviennent');
  const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
  expect(text).toContain('Hygiéniste dentaire\nMardi 9 mars 2027 · 8 h à 16 h 30');
  expect(text).toContain(
    'Toronto (Ontario) · 52,00 $ l’heure\nRépond à tous vos critères.\nhttp://site.test/fr/jobs/8',
  );
  expect(text).toContain('Autres quarts : 3.');
  expect(mail?.html).toContain('http://site.test/fr/jobs/8');
  expect(await bellOf()).toMatchObject([{ path: '/job-alerts' }]);
});

it.each(['push', 'in_app'] as const)('sends no mail by %s', async (method) => {
  await world.reachable(temp);
  await matched({ method });
  expect(await mailRows(world)).toEqual([]);
  expect(await bellOf()).toHaveLength(1);
});

it('keeps nothing of the shifts once a mail is sent', async () => {
  await world.reachable(temp);
  await matched();
  await mailsOf(world);
  const [row] = await world.subgraph.database.prisma.mailMessage.findMany();
  expect(row).toMatchObject({ state: 'sent', shifts: [] });
});

it('sends no mail about alerts after one was unsubscribed from', async () => {
  await world.reachable(temp);
  await matched();
  const [mail] = await mailsOf(world);
  const token = /unsubscribe#(\S+)/.exec(mail?.text ?? '')?.[1];
  await world.run(
    null,
    `mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { category } }`,
    { input: { token } },
  );
  await matched({ shifts: [shift({ jobId: 9 })] });
  expect(await mailsOf(world)).toHaveLength(1);
  expect(await bellOf()).toHaveLength(2);
});
