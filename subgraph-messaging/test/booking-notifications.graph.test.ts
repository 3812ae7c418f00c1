import type { DomainEvents } from '@tbt/contracts';
import { ERASED_EMAIL, type Viewer } from '@tbt/service-kit';
import { DEFAULT_MAIL } from '../src/modules/mail';
import { createWorld, START, type World } from './factories';
import { mailsOf } from './mails';

let world: World;
let clinic: Viewer;
let temp: Viewer;
const OFFICE = { streetAddress: '12 King St W', city: 'Toronto', province: 'Ontario' };
beforeEach(async () => {
  world = await createWorld({}, { mail: { ...DEFAULT_MAIL, mailbox: 'on' } });
  [clinic, temp] = [await world.clinic(), await world.person()];
  await world.reachable(clinic, { firstName: 'Maple', lastName: 'Dental', ...OFFICE });
  await world.reachable(temp, { firstName: 'Ana', lastName: 'Reyes', locale: 'fr-CA' });
});
afterEach(() => world.close());

const hours = { date: '2027-03-05', startTime: '08:00', endTime: '16:00' };
const changed = (more: Partial<DomainEvents['booking.changed']> = {}) =>
  world.publish('booking.changed', {
    ...{ bookingId: 1, jobId: 5, clinicId: clinic.userId, professionalId: temp.userId },
    ...{ ...hours, hourlyRate: '52.00', at: START.toISOString() },
    confirmBy: { date: '2027-03-04', time: '16:00' },
    confirmFrom: { date: '2027-03-03', time: '20:00' },
    shift: { role: 'hygienist', ...hours, province: 'Ontario', isAtOffice: true },
    ...{ revision: 1, status: 'booked', action: 'book', by: 'clinic' },
    ...{ startsAt: '2027-03-05T13:00:00.000Z', endsAt: '2027-03-05T21:00:00.000Z' },
    ...{ undoUntil: null, undoUntilTime: null, compensation: null, reliabilityPoints: 0 },
    ...more,
  });
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000).toISOString();
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const mailTo = async ({ userId }: Viewer) => {
  const mails = (await mailsOf(world)).filter(
    ({ recipient }) => recipient === `person-${userId}@mail.test`,
  );
  return plain(mails.map(({ subject, text }) => `${subject}\n${text}`).join('\n'));
};
const bellOf = async (viewer: Viewer) => {
  const query = `{ notifications { edges { node { title subject body } } } }`;
  const { data } = await world.run<{ notifications: { edges: { node: object }[] } }>(viewer, query);
  return JSON.parse(plain(JSON.stringify(data.notifications.edges.map(({ node }) => node)))) as {
    body: string;
  }[];
};

const EN = [
  'Dental Hygienist: Friday, March 5, 2027, 8:00 AM to 4:00 PM',
  '12 King St W, Toronto · $52.00 an hour.',
  'Ana Reyes has until Thursday, March 4, 2027 at 4:00 PM, local time of the shift, to confirm. Without an answer, the booking stands.',
];
const FR = [
  'Hygiéniste dentaire : vendredi 5 mars 2027, de 8 h à 16 h',
  '12, King St W, Toronto · 52,00 $ l’heure.',
  'Vous pourrez confirmer votre présence du mercredi 3 mars 2027 à 20 h au jeudi 4 mars 2027 à 16 h, heure locale du quart. Nous vous le rappellerons.',
];

it('a booking: both sides read place, rate, hours and until when to confirm, each in their language', async () => {
  await changed();
  const [clinicMail, tempMail] = [await mailTo(clinic), await mailTo(temp)];
  for (const line of ['Ana Reyes', ...EN]) expect(clinicMail).toContain(line);
  for (const line of ['Maple Dental', ...FR]) expect(tempMail).toContain(line);
  // What is booked, then what comes next.
  const order = [FR[0], FR[1], 'le quart est réservé', FR[2]].map((line) =>
    tempMail.indexOf(line ?? ''),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  const [subject, ...details] = EN;
  const [told] = await bellOf(clinic);
  expect(told).toMatchObject({ title: 'Ana Reyes is booked for your shift', subject });
  const [place = '', deadline = ''] = details;
  expect(told?.body.startsWith(place)).toBe(true);
  expect(told?.body.endsWith(deadline)).toBe(true);
});

it('asks at once to confirm what is booked after the time to confirm has begun', async () => {
  await changed({ confirmFrom: null });
  expect(await mailTo(temp)).toContain(
    'Confirmez votre présence au plus tard le jeudi 4 mars 2027 à 16 h, heure locale du quart, sur la page du quart.',
  );
});

it('asks once to confirm, and no longer once that is done', async () => {
  const unread = async () =>
    (await world.run<{ unreadNotificationCount: number }>(temp, '{ unreadNotificationCount }')).data
      .unreadNotificationCount;
  const ask = (bookingId: number) =>
    world.publish('booking.reminder', {
      ...{ bookingId, jobId: 5, clinicId: clinic.userId, professionalId: temp.userId },
      ...{ ...hours, hourlyRate: '52.00', at: START.toISOString() },
      confirmBy: { date: '2027-03-04', time: '16:00' },
      shift: { role: 'hygienist', ...hours, province: 'Ontario', isAtOffice: true },
      ...{ kind: 'confirm_asked' },
    });
  await ask(1);
  await ask(2);
  const [asked] = await bellOf(temp);
  expect(asked?.body).toContain('Confirm by Thursday, March 4, 2027 at 4:00 PM.');
  expect(asked?.body).not.toContain('local time of the shift');
  expect(await unread()).toBe(2);
  await changed({ revision: 2, status: 'confirmed', action: 'confirm', by: 'temp' });
  expect(await unread()).toBe(1);
});

it('a cancellation and its undoing are rendered, without an obsolete deadline', async () => {
  await changed({ status: 'cancelled_by_temp', action: 'cancel_by_temp', confirmBy: null });
  const [cancelled] = await bellOf(clinic);
  await changed({ revision: 2, action: 'undo_cancel_by_temp', at: later(1) });
  const [restored, ...rest] = await bellOf(clinic);
  expect(rest).toEqual([]);
  expect(cancelled).toMatchObject({ title: 'Ana Reyes cancelled a booking', subject: EN[0] });
  expect(cancelled?.body).toContain(EN[1]);
  expect(cancelled?.body).not.toContain('to confirm');
  expect(restored).toMatchObject({ title: 'Ana Reyes restored your booking', subject: EN[0] });
  for (const line of EN.slice(1)) expect(restored?.body).toContain(line);
});

it('names no street of another town, nor of a former member', async () => {
  const shift = { role: 'hygienist' as const, ...hours, province: 'Ontario', isAtOffice: false };
  await changed({ shift });
  expect((await bellOf(clinic))[0]?.body).toContain('Ontario · $52.00 an hour.');
  await world.reachable(clinic, { streetAddress: null, city: null, province: null });
  await changed({ revision: 2, action: 'undo_cancel_by_temp' });
  expect((await bellOf(clinic))[0]?.body).toMatch(/^Ontario · /);
});

it('names the street of the location where the shift is, until the clinic is erased', async () => {
  const locationPlace = '40 Queen St, Ottawa';
  const place = { province: 'Ontario', isAtOffice: false, locationPlace };
  const shift = { role: 'hygienist' as const, ...hours, ...place };
  await changed({ shift });
  await changed({ shift, revision: 2, action: 'undo_cancel_by_clinic' });
  expect(await mailTo(clinic)).toContain('40 Queen St, Ottawa · $52.00 an hour.');
  expect((await bellOf(temp))[0]?.body).toContain('40 Queen St, Ottawa · $52.00 an hour.');
  await world.publish('account.erased', {
    ...{ userId: clinic.userId, at: world.clock.now().toISOString() },
    sealedEmail: await world.deployment.sealer.seal(ERASED_EMAIL, { email: 'm@x.test' }, 60),
  });
  expect((await bellOf(temp))[0]?.body).not.toContain('Queen');
});

it('names a new address for shifts from the day of the move on, and none for earlier ones', async () => {
  await changed();
  await changed({
    ...{ bookingId: 2, date: '2027-03-20', at: later(1) },
    shift: {
      role: 'hygienist',
      ...hours,
      date: '2027-03-20',
      province: 'Ontario',
      isAtOffice: true,
    },
  });
  world.clock.set(new Date('2027-03-10T14:00:00.000Z'));
  const moved = { ...OFFICE, streetAddress: '9 Queen St E' };
  for (const office of [moved, { ...moved, firstName: 'Maple Leaf' }])
    await world.reachable(clinic, { firstName: 'Maple', lastName: 'Dental', ...office });
  const [coming, old] = await bellOf(clinic);
  expect(coming?.body).toContain('9 Queen St E, Toronto · $52.00 an hour.');
  expect(old?.body).toContain('Ontario · $52.00 an hour.');
  expect(old?.body).not.toContain('Queen');
});

it('events of earlier releases notify as before', async () => {
  await changed({ hourlyRate: undefined, confirmBy: undefined, shift: undefined });
  expect(await bellOf(clinic)).toEqual([
    expect.objectContaining({ title: 'Ana Reyes is booked for your shift', subject: null }),
  ]);
});
