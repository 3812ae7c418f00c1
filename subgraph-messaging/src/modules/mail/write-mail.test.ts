import { LOCALES, type AlertedShift } from '@tbt/contracts';
import { WORKFLOW_KEYS, workflowOf } from '../workflows';
import { writeMail, type MailFacts } from './write-mail';

const facts: MailFacts = {
  workflow: 'application.received',
  params: {
    ...{ personId: 7, name: 'Robin', province: 'Ontario', documentType: 'license' },
    ...{ regulator: 'CDHO', expiresOn: '2027-03-05', daysLeft: 7, reason: 'Too dark <b>' },
    ...{ code: 'FIRST5FREE', order: 1, remaining: 4, minutes: 30, subject: 'Parking' },
    ...{ date: '2027-03-05', time: '08:00', hours: 24, compensation: '195.00' },
    ...{ invoiceNumber: 7, invoiceTotal: '411.32', invoiceCount: 2 },
    ...{ dueOn: '2027-03-19', overdueDays: 3, number: 7 },
    ...{ plan: 'pro', planDay: '2027-03-20', planTotal: '66.67' },
    ...{ rate: '52.00', city: 'Toronto', count: 3 },
    ...{ month: '2027-02', spent: '4120.50', invoiceCount: 10 },
  },
  locale: 'en-CA',
  shifts: [],
  people: new Map([[7, 'Ana <script>alert(1)</script>']]),
  greetedAs: 'Sam',
  isMember: true,
  clinicId: null,
  publicUrl: 'https://site.test',
  postalAddress: '1 Example Street, Toronto',
  linkToken: null,
  unsubscribeToken: null,
};

const mailed = WORKFLOW_KEYS.filter((key) => workflowOf(key).channels.includes('email'));

describe.each(LOCALES)('in %s', (locale) => {
  const site = locale === 'fr-CA' ? 'https://site.test/fr' : 'https://site.test';
  it.each(mailed)('%s has both parts and says who sends it', (workflow) => {
    const { critical } = workflowOf(workflow);
    const unsubscribeToken = critical ? null : 'end-token';
    const mail = writeMail({ ...facts, workflow, locale, unsubscribeToken });
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object/);
    }
    expect(mail.html).toMatch(new RegExp(`^<!doctype html><html[^>]+lang="${locale}"`));
    expect(mail.html).not.toContain('<script>');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Tooth Be Told');
      expect(part).toContain('1 Example Street, Toronto');
      expect(part.includes(`${site}/unsubscribe#end-token`)).toBe(!critical);
      expect(part.includes(`${site}/notifications?tab=preferences`)).toBe(!critical);
    }
    expect(mail.headers['List-Unsubscribe-Post']).toBe(
      critical ? undefined : 'List-Unsubscribe=One-Click',
    );
  });
});

it('carries the token of a link behind the # and nowhere else', () => {
  const mail = writeMail({ ...facts, workflow: 'account.reset-password', linkToken: 'secret-1' });
  expect(mail.text).toContain('https://site.test/auth/reset-password#secret-1');
  expect(mail.text.match(/secret-1/g)).toHaveLength(1);
  expect(JSON.stringify(mail.headers)).not.toContain('secret-1');
  expect(mail.subject).toBe('Choose a new password');
});

it.each([
  [
    'en-CA',
    ['Bright Dental invites you to join its team on Tooth Be Told. Your role: Viewer.'],
    'Don’t know this clinic? Ignore this message: nothing will change.',
    'Not you?',
  ],
  [
    'fr-CA',
    ['Bright Dental vous invite à faire partie de son équipe sur Tooth Be Told. Votre rôle'],
    'Vous ne connaissez pas ce cabinet? Ignorez ce message : rien ne changera.',
    'Ce n’était pas vous?',
  ],
] as const)(
  'an invitation to a team says who invites and in which role, %s',
  (locale, lines, ignore, asked) => {
    const invitation = { workflow: 'clinic.invitation', linkToken: 'secret-1' } as const;
    const params = { personId: 7, clinicRole: 'viewer' };
    const people = new Map([[7, 'Bright Dental']]);
    const { text } = writeMail({ ...facts, ...invitation, params, people, locale });
    for (const line of [...lines, ignore]) expect(text).toContain(line);
    expect(text).not.toContain(asked);
  },
);

it('opens the site in the language of the mail, with every link', () => {
  const shift = {
    ...{ jobId: 3, role: 'hygienist', date: '2027-03-05', startTime: '08:00', endTime: '16:00' },
    ...{ city: 'Laval', province: 'Quebec', hourlyRate: '52.00', score: '1.00', reasons: null },
  } as unknown as AlertedShift;
  const inFrench = { ...facts, locale: 'fr-CA', unsubscribeToken: 'end-token' } as const;
  const mail = writeMail({ ...inFrench, shifts: [shift] });
  const token = { workflow: 'account.reset-password', linkToken: 'secret-1' } as const;
  const { text } = writeMail({ ...inFrench, ...token });
  expect(text).toContain('https://site.test/fr/auth/reset-password#secret-1');
  expect(mail.text).toContain('https://site.test/fr/jobs/3');
  const links = (mail.text + text).match(/https:\/\/site\.test\S*/g) ?? [];
  expect(links.filter((link) => !link.startsWith('https://site.test/fr/'))).toEqual([]);
});

it('links of a clinic’s own account open as that clinic', () => {
  const own = writeMail({ ...facts, clinicId: 12 });
  expect(own.text).toContain('https://site.test/shifts?actFor=12');
  const ofAnother = writeMail({ ...facts, clinicId: 12, workflow: 'clinic.role-changed' });
  expect(ofAnother.text).toContain('https://site.test/clinic?actFor=7');
  const oneTime = { workflow: 'account.reset-password', linkToken: 'secret-1' } as const;
  const withToken = writeMail({ ...facts, clinicId: 12, ...oneTime });
  expect(withToken.text).toContain('https://site.test/auth/reset-password#secret-1');
});

it('supports one-click unsubscribe', () => {
  const mail = writeMail({ ...facts, unsubscribeToken: 'end-token' });
  expect(mail.headers['List-Unsubscribe']).toBe('<https://site.test/api/unsubscribe/end-token>');
});
