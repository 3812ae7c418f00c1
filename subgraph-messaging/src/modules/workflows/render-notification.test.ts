import { LOCALES } from '@tbt/contracts';
import { NOTIFICATION_FACTS } from './notification-params';
import { fillText, renderNotification } from './render-notification';
import { frameEnCA, textsEnCA } from './texts/en-CA';
import { frameFrCA, textsFrCA } from './texts/fr-CA';
import { WORKFLOW_KEYS } from './workflows';

/** Every fact of the texts. */
const FACTS = {
  personId: 7,
  name: 'Robin',
  province: 'Ontario',
  documentType: 'insurance',
  regulator: 'CDHO',
  expiresOn: '2027-03-05',
  daysLeft: 30,
  cancelReason: 'weather',
  reason: 'The date is cut off.',
  code: 'FIRST5FREE',
  order: 2,
  remaining: 3,
  minutes: 30,
  rate: '52.50',
  chosenRate: '52.50',
  postedRate: '50.00',
  email: 'robin@example.test',
  answer: 'We are working on it.',
  quote: 'How?',
  number: 7,
  subject: 'Parking',
  date: '2027-03-05',
  time: '08:00',
  newDate: '2027-03-06',
  newTime: '09:00',
  newEnd: '17:00',
  until: '14:25',
  releaseDate: '2027-03-04',
  releaseTime: '14:05',
  points: 10,
  compensation: '195.00',
  worked: 460,
  answerDate: '2027-03-07',
  answerTime: '17:00',
  invoiceNumber: 7,
  invoiceTotal: '411.32',
  invoiceCount: 2,
  dueOn: '2027-03-19',
  appliedOn: '2027-03-04',
  overdueDays: 3,
  plan: 'pro',
  planDay: '2027-03-12',
  planTotal: '66.67',
  clinicRole: 'scheduler',
  count: 3,
  city: 'Toronto',
  reasons: '["city:Toronto","distance:12","jobType:evening","day:Evenings"]',
  month: '2027-02',
  quietMonth: '2027-02',
  shiftCount: 12,
  filledCount: 11,
  fillRate: 92,
  spent: '4120.50',
  waitingHours: 2,
  unpaidInvoices: 3,
  unpaidTotal: '1248.00',
  overdueInvoices: 1,
};
const PEOPLE = new Map([[7, 'Ana Reyes']]);

describe.each(LOCALES)('in %s', (locale) => {
  it.each(WORKFLOW_KEYS)('%s is whole', (workflow) => {
    const place = { shiftPlace: '12 King St W, Toronto', shiftProvince: 'Ontario', km: 2.4 };
    const facts = { ...FACTS, ...place, confirmDate: '2027-03-04', confirmTime: '16:00' };
    const { title, lines, link } = renderNotification(workflow, facts, locale, PEOPLE);
    const texts = (locale === 'en-CA' ? textsEnCA : textsFrCA)[workflow];
    expect(lines).toHaveLength(texts.lines.length);
    for (const text of [title, ...lines, link?.label ?? 'x']) {
      expect(text).not.toMatch(/[{}]|undefined|null/);
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
    }
    expect(link === null).toBe(texts.action === undefined);
  });
});

it('names only facts that are declared, the same in both languages', () => {
  const placesIn = (texts: typeof textsEnCA, workflow: keyof typeof textsEnCA) => {
    const { title, lines } = texts[workflow];
    const found = [title, ...lines].flatMap((text) => text.match(/\{\w+\}/g) ?? []);
    return found.map((place) => place.slice(1, -1)).sort();
  };
  for (const workflow of WORKFLOW_KEYS) {
    const places = placesIn(textsEnCA, workflow);
    expect(placesIn(textsFrCA, workflow)).toEqual(places);
    expect(NOTIFICATION_FACTS).toEqual(expect.arrayContaining(places));
  }
});

it('opens the case of a dispute for administrators, and the desk’s tab of other work', () => {
  const linkOf = (workflow: (typeof WORKFLOW_KEYS)[number], params: object) =>
    renderNotification(workflow, { ...FACTS, ...params }, 'en-CA', PEOPLE).link?.path;
  for (const workflow of ['dispute.waiting', 'dispute.appeal-waiting'] as const) {
    expect(linkOf(workflow, { disputeId: 41 })).toBe('/admin-marketplace?tab=disputes&case=41');
    expect(linkOf(workflow, {})).toBe('/admin-marketplace?tab=disputes');
  }
  expect(linkOf('review.reported', {})).toBe('/admin-marketplace?tab=reports');
  expect(linkOf('reliability.waiting', {})).toBe('/admin-marketplace?tab=appeals');
  expect(linkOf('waiver.waiting', {})).toBe('/admin-marketplace?tab=waivers');
  expect(linkOf('matching.review-waiting', {})).toBe('/admin-marketplace?tab=reviews');
});

it.each(LOCALES)('of a certification, names no licence and no register in %s', (locale) => {
  const ofCertifications = WORKFLOW_KEYS.filter((key) => key.startsWith('verification.certif'));
  expect(ofCertifications).toHaveLength(6);
  for (const workflow of ofCertifications) {
    const { title, lines, link } = renderNotification(workflow, FACTS, locale, PEOPLE);
    expect([title, ...lines, link?.label].join(' ')).not.toMatch(/licen[cs]e|permis|regist/i);
  }
});

it('names a national body in the language', () => {
  expect(fillText('{regulator}', { regulator: 'NDAEB' }, 'fr-CA')).toBe('BNEAD');
});

it('differs between the languages', () => {
  for (const workflow of WORKFLOW_KEYS)
    expect(textsFrCA[workflow].title).not.toBe(textsEnCA[workflow].title);
  expect(Object.keys(frameFrCA)).toEqual(Object.keys(frameEnCA));
});

it('writes dates, amounts and labels as the language does', () => {
  const money = '{compensation}, {time}, {releaseTime}';
  expect(fillText(money, FACTS, 'en-CA')).toMatch(/^\$195\.00, 8:00\sAM, 2:05\sPM$/u);
  expect(fillText(money, FACTS, 'fr-CA')).toMatch(/^195,00\s\$, 8\sh, 14\sh\s05$/u);
  const text = '{province}, {expiresOn}, {daysLeft}, {minutes}, {documentType}';
  const facts = { ...FACTS, province: 'Quebec', daysLeft: 1, minutes: 1440 };
  expect(fillText(text, facts, 'en-CA')).toBe('Quebec, March 5, 2027, 1 day, 24 hours, insurance');
  expect(fillText(text, facts, 'fr-CA')).toMatch(
    /^Québec, 5\smars 2027, 1\sjour, 24\sheures, assurance$/u,
  );
});

it('writes worked time in hours and minutes', () => {
  const spaced = (minutes: number, locale: 'en-CA' | 'fr-CA') =>
    fillText('{worked}', { worked: minutes }, locale)?.replace(/\s/gu, ' ');
  expect(spaced(460, 'en-CA')).toBe('7 hours 40 minutes');
  expect(spaced(460, 'fr-CA')).toBe('7 heures 40 minutes');
  expect(spaced(480, 'en-CA')).toBe('8 hours');
  expect(spaced(59, 'fr-CA')).toBe('59 minutes');
});

it('leaves out lines that name what is not known, and calls a stranger a member', () => {
  const { title, lines } = renderNotification(
    'verification.licence-rejected',
    { province: 'Ontario', reason: null },
    'en-CA',
    new Map(),
  );
  expect(title).toBe('Your licence was not accepted');
  expect(lines).toEqual(['Please check what you entered for Ontario.']);
  expect(renderNotification('application.received', {}, 'en-CA', new Map()).title).toBe(
    'A member applied to your shift',
  );
});

it.each(['booking.agreed', 'booking.made', 'application.accepted'] as const)(
  '%s leads to the page of the agreement, or to the bookings where no shift is named',
  (workflow) => {
    const pathOf = (facts: object) =>
      renderNotification(workflow, { ...FACTS, ...facts }, 'en-CA', PEOPLE).link?.path;
    expect(pathOf({ jobId: 7 })).toBe('/shifts/7/booked');
    expect(pathOf({})).toBe('/shifts?tab=bookings');
  },
);

it.each([
  ['subscription.payment-failed', '/subscription'],
  ['clinic.role-changed', '/clinic'],
] as const)('%s opens for members the clinic that it is about', (workflow, page) => {
  const pathOf = (facts: object) =>
    renderNotification(workflow, { ...FACTS, ...facts }, 'en-CA', PEOPLE).link?.path;
  expect(pathOf({ personId: 7 })).toBe(`${page}?actFor=7`);
  expect(pathOf({ personId: null })).toBe(page);
});

it('names the shift in the recipient’s language', () => {
  const facts = {
    ...{ shiftRole: 'hygienist', shiftDate: '2027-03-05' },
    ...{ shiftStart: '08:00', shiftEnd: '16:00' },
  };
  const subjectIn = (locale: 'en-CA' | 'fr-CA', params = facts) =>
    renderNotification('application.received', params, locale, PEOPLE).subject;
  expect(subjectIn('en-CA')).toMatch(
    /^Dental Hygienist: Friday, March 5, 2027, 8:00\sAM to 4:00\sPM$/u,
  );
  expect(subjectIn('fr-CA')).toMatch(
    /^Hygiéniste dentaire\s: vendredi 5\smars 2027, de 8\sh à 16\sh$/u,
  );
  expect(renderNotification('application.received', {}, 'en-CA', PEOPLE).subject).toBeNull();
});

it('states a booking’s place, rate and confirmation deadline when known', () => {
  const facts = {
    ...{ ...FACTS, shiftPlace: '12 King St W, Toronto', shiftRate: '52.00' },
    ...{ confirmDate: '2027-03-04', confirmTime: '16:00' },
  };
  const details = (locale: 'en-CA' | 'fr-CA', params: object = facts) => {
    const text = renderNotification('booking.made', { ...params }, locale, PEOPLE);
    return [...text.details, ...text.deadline].join(' ').replace(/[\u00a0\u202f]/g, ' ');
  };
  expect(details('en-CA')).toBe(
    '12 King St W, Toronto · $52.00 an hour. Ana Reyes has until Thursday, March 4, 2027 at 4:00 PM, local time of the shift, to confirm. Without an answer, the booking stands.',
  );
  expect(details('fr-CA')).toBe(
    '12, King St W, Toronto · 52,00 $ l’heure. Nous demandons à Ana Reyes de confirmer sa présence au plus tard le jeudi 4 mars 2027 à 16 h, heure locale du quart. Sans réponse, la réservation est maintenue.',
  );
  const forTemp = { ...facts, clinicId: FACTS.personId };
  expect(details('en-CA', forTemp)).toMatch(
    /Please confirm by Thursday, March 4, 2027 at 4:00 PM, local time of the shift, on the shift’s page\.$/,
  );
  expect(details('fr-CA', forTemp)).toMatch(/Confirmez votre présence au plus tard/);
  const ahead = { ...forTemp, confirmFromDate: '2027-03-03', confirmFromTime: '20:00' };
  expect(details('en-CA', ahead)).toMatch(
    /You can confirm from Wednesday, March 3, 2027 at 8:00 PM until Thursday, March 4, 2027 at 4:00 PM, local time of the shift\. We’ll remind you\.$/,
  );
  expect(details('en-CA', { ...facts, confirmDate: null })).toBe(
    '12 King St W, Toronto · $52.00 an hour.',
  );
  expect(details('en-CA', FACTS)).toBe('');
});

it('shows the other side until when a cancellation can be undone', () => {
  const linesOf = (
    workflow: 'booking.cancelled' | 'booking.cancelled-by-clinic',
    locale: 'en-CA' | 'fr-CA',
  ) =>
    renderNotification(workflow, { ...FACTS, until: '14:25' }, locale, PEOPLE)
      .lines.join(' ')
      .replace(/[\u00a0\u202f]/g, ' ');
  expect(linesOf('booking.cancelled', 'en-CA')).toMatch(
    /^Ana Reyes can restore the booking until 2:25 PM, local time of the shift\./,
  );
  expect(linesOf('booking.cancelled-by-clinic', 'en-CA')).toMatch(
    /^The clinic can restore the booking until 2:25 PM, .* Keep the day free until then;/,
  );
  expect(linesOf('booking.cancelled-by-clinic', 'fr-CA')).toMatch(
    /^Le cabinet peut rétablir la réservation jusqu’à 14 h 25, heure locale du quart\. D’ici là/,
  );
});

it.each([
  ['en-CA', 'They expect to be 30 minutes late for 8:00 AM.'],
  ['fr-CA', 'Retard prévu par rapport à 8 h : 30 minutes.'],
] as const)('says in %s how late a professional will be', (locale, line) => {
  const { lines } = renderNotification('check-in.late', FACTS, locale, PEOPLE);
  expect(lines.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual([line]);
});
