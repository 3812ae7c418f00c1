import { PROVINCES } from '@tbt/contracts';
import type { DatabaseUrls } from '../../../src/databases';
import { JOBS, NOW, PEOPLE, rows } from './made-worlds';

const DAY_MS = 24 * 60 * 60 * 1000;

const BOOKINGS = 'SELECT professional_id AS "professionalId", ends_at AS "endsAt" FROM bookings';

const STATES = `
  SELECT 'job ' || status AS state FROM jobs
  UNION SELECT 'application ' || status FROM applications
  UNION SELECT 'invitation ' || status FROM invitations
    WHERE status <> 'pending' OR expires_at > '${NOW.toISOString()}'
  UNION SELECT 'booking ' || status FROM bookings
  UNION SELECT 'change ' || status FROM booking_changes
  UNION SELECT 'compensation' FROM bookings WHERE compensation > 0
  UNION SELECT 'waiver ' || waiver_status FROM bookings WHERE waiver_status IS NOT NULL
  UNION SELECT 'appeal ' || appeal_status FROM reliability_entries WHERE appeal_status IS NOT NULL
  UNION SELECT 'favourite' FROM favourites
  UNION SELECT 'block' FROM blocks WHERE is_active
  UNION SELECT 'dispute ' || status FROM disputes
  UNION SELECT 'invoice ' || kind FROM invoices
  ORDER BY 1`;

type PersonRow = {
  id: number;
  email: string;
  role: string | null;
  province: string;
  is_verified: boolean;
  is_admin: boolean;
  subscription_tier: string | null;
  is_promotional_user: boolean;
  profile_picture: string | null;
};

/** Expects what the contract promises of the demo world. */
export async function expectPromises(world: DatabaseUrls): Promise<void> {
  const people = await rows<PersonRow>(world.identity, PEOPLE);
  const byEmail = (email: string) => people.find((person) => person.email === email);

  expect(people.filter(({ role }) => role === 'clinic').length).toBeGreaterThanOrEqual(25);
  expect(
    people.filter(({ role }) => role !== 'clinic' && role !== null).length,
  ).toBeGreaterThanOrEqual(60);
  expect(byEmail('admin@demo.test')).toMatchObject({ role: null, is_admin: true });
  expect(byEmail('clinic@demo.test')).toMatchObject({
    role: 'clinic',
    subscription_tier: 'premium',
  });
  expect(byEmail('hygienist@demo.test')).toMatchObject({ role: 'hygienist', is_verified: true });
  expect(byEmail('assistant@demo.test')).toMatchObject({ role: 'assistant', is_verified: true });
  expect(byEmail('newgrad@demo.test')).toMatchObject({ role: 'hygienist', is_verified: false });
  expect(people.filter((person) => person.is_promotional_user)).toEqual([]);
  expect(byEmail('hygienist@demo.test')?.profile_picture).toMatch(/^\/uploads\/photos\//);
  expect(people.filter((person) => person.profile_picture).length).toBeGreaterThan(25);
  const packs = await rows<{ clinic_id: number }>(
    world.identity,
    'SELECT clinic_id FROM office_packs',
  );
  expect(packs.map(({ clinic_id: id }) => id)).toContain(byEmail('clinic@demo.test')?.id);
  expect(packs.length).toBeGreaterThan(5);

  const jobs = await rows<{ status: string; province: string }>(world.marketplace, JOBS);
  const active = jobs.filter(({ status }) => status === 'active');
  expect(active.length).toBeGreaterThanOrEqual(200);
  expect(new Set(active.map(({ province }) => province))).toEqual(new Set(PROVINCES));

  const bookings = await rows<{ professionalId: number; endsAt: Date }>(
    world.marketplace,
    BOOKINGS,
  );
  expect(bookings.length).toBeGreaterThan(20);
  const free = ['hygienist@demo.test', 'assistant@demo.test'].map((email) => byEmail(email)?.id);
  const fromDay14 = bookings.filter(
    ({ professionalId, endsAt }) =>
      free.includes(professionalId) && endsAt.getTime() > NOW.getTime() + 14 * DAY_MS,
  );
  expect(fromDay14).toEqual([]);

  const pending = await rows<{ count: number }>(
    world.marketplace,
    `SELECT count(*)::int FROM applications a JOIN jobs j ON j.id = a.job_id
     WHERE a.status = 'pending' AND a.expires_at > '${NOW.toISOString()}' AND j.clinic_id = ${byEmail('clinic@demo.test')?.id}`,
  );
  expect(pending[0]?.count).toBeGreaterThanOrEqual(3);

  await expectShiftDay(world.marketplace, [
    byEmail('clinic@demo.test')?.id,
    byEmail('hygienist@demo.test')?.id,
  ]);

  // Every state of shifts, offers and bookings.
  const states = await rows<{ state: string }>(world.marketplace, STATES);
  expect(states.map(({ state }) => state)).toEqual([
    'appeal open',
    'application accepted',
    'application countered',
    'application declined',
    'application expired',
    'application pending',
    'application withdrawn',
    'block',
    'booking booked',
    'booking cancelled_by_clinic',
    'booking cancelled_by_temp',
    'booking completed',
    'booking confirmed',
    'booking disputed',
    'booking invoiced',
    'booking paid',
    'change open',
    'compensation',
    'dispute answered',
    'favourite',
    'invitation expired',
    'invitation pending',
    'invitation withdrawn',
    'invoice late_cancellation',
    'invoice shift',
    'job active',
    'job booked',
    'job closed',
    'job expired',
    'job invited',
    'waiver requested',
  ]);
}

/** What the clinic and the hygienist share, and that many people are rated. */
async function expectShiftDay(marketplace: string, [clinic, hygienist]: (number | undefined)[]) {
  const shared = await rows<{ fact: string }>(
    marketplace,
    `WITH b AS (SELECT * FROM bookings WHERE clinic_id = ${clinic} AND professional_id = ${hygienist})
     SELECT 'is ' || status AS fact FROM b
     UNION SELECT 'is overdue' FROM b JOIN invoices i ON i.booking_id = b.id
       WHERE i.settled_at IS NULL AND i.due_at < '${NOW.toISOString()}'
     UNION SELECT 'is owed' FROM b WHERE status = 'cancelled_by_clinic' AND compensation > 0
     UNION SELECT 'is paid without a review' FROM b WHERE status = 'paid'
       AND NOT EXISTS (SELECT FROM reviews r WHERE r.booking_id = b.id)
     ORDER BY 1`,
  );
  expect(shared.map(({ fact }) => fact)).toEqual(
    expect.arrayContaining([
      'is cancelled_by_clinic',
      'is completed',
      'is invoiced',
      'is overdue',
      'is owed',
      'is paid',
      'is paid without a review',
    ]),
  );
  const rated = await rows<{ clinics: number; professionals: number }>(
    marketplace,
    `SELECT count(*) FILTER (WHERE p.role = 'clinic')::int AS clinics,
       count(*) FILTER (WHERE p.role <> 'clinic')::int AS professionals
     FROM people p WHERE EXISTS (SELECT FROM reviews r WHERE r.reviewee_id = p.id)`,
  );
  expect(rated[0]?.professionals).toBeGreaterThanOrEqual(30);
  expect(rated[0]?.clinics).toBeGreaterThanOrEqual(15);
}
