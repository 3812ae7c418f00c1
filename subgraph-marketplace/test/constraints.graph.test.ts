import {
  APPLICATION_STATUSES,
  BOOKING_STATUSES,
  INVITATION_STATUSES,
  JOB_STATUSES,
  LIVE_BOOKING_STATUSES,
  PROFESSIONAL_ROLES,
  ROLES,
} from '@tbt/contracts';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const quoted = (sql: string) => [...sql.matchAll(/'([a-z_]+)'/g)].map((match) => match[1]).sort();

/** The sets of the migrations equal those of contracts. */
describe('closed sets of the database', () => {
  it.each([
    ['jobs_role_known', PROFESSIONAL_ROLES],
    ['jobs_status_known', JOB_STATUSES],
    ['applications_status_known', APPLICATION_STATUSES],
    ['invitations_status_known', INVITATION_STATUSES],
    ['bookings_status_known', BOOKING_STATUSES],
    ['people_role_known', ROLES],
  ])('%s', async (name, values) => {
    const [row] = await world.rows<{ sql: string }>(
      'SELECT pg_get_constraintdef(oid) AS sql FROM pg_constraint WHERE conname = $1',
      [name],
    );
    expect(quoted(row?.sql ?? '')).toEqual([...values].sort());
  });

  it.each([
    'bookings_one_live_per_job',
    'bookings_no_overlap_per_person',
    'bookings_travel_buffer_per_person',
  ])('%s holds for every live booking', async (name) => {
    const [row] = await world.rows<{ sql: string }>(
      `SELECT pg_get_expr(indpred, indrelid) AS sql FROM pg_index WHERE indexrelid = $1::regclass`,
      [name],
    );
    expect(quoted(row?.sql ?? '')).toEqual([...LIVE_BOOKING_STATUSES].sort());
  });
});
