import { NOW } from './dashboard-world';

/** Conditions on the rows that a statement returns or adds up, by table; null reads the ids that it returned. */
export type DashboardPart = {
  readonly name: string;
  readonly isOf: RegExp;
  readonly rows: Readonly<Record<string, string | null>>;
};

const AT = `timestamptz '${NOW.toISOString()}'`;
const OPEN = `t.status IN ('invited', 'active') AND t.starts_at > ${AT}`;
const ofJobs = (condition: string) =>
  `t.job_id IN (SELECT t.id FROM jobs t WHERE t.clinic_id = $1 AND ${condition})`;
const DAYS = `t.date BETWEEN '2040-06-15' AND '2040-06-16'`;
const BEGUN = `t.date >= '2039-12-19' AND t.starts_at <= ${AT}`;
const OF_YEAR = `(t.issued_on LIKE '2040-%' OR t.settled_at IS NULL)`;
const PENDING = `t.status = 'pending' AND ${ofJobs(OPEN)}`;

/** In the order in which a statement is looked up. */
export const PARTS: readonly DashboardPart[] = [
  {
    ...{ name: 'account', isOf: /"hasPosted"/ },
    rows: {
      people: 't.id = $1',
      jobs: 't.id = (SELECT min(j.id) FROM jobs j WHERE j.clinic_id = $1)',
    },
  },
  {
    ...{ name: 'spending', isOf: /WITH grouped/ },
    rows: {
      invoices: `t.clinic_id = $1 AND ${OF_YEAR}`,
      invoice_lines: `t.invoice_id IN (SELECT t.id FROM invoices t WHERE t.clinic_id = $1 AND ${OF_YEAR})`,
      people: `t.id IN (SELECT t.professional_id FROM invoices t WHERE t.clinic_id = $1 AND ${OF_YEAR})`,
    },
  },
  {
    ...{ name: 'postings of two days', isOf: /"needsAnswer"/ },
    rows: {
      jobs: `t.clinic_id = $1 AND ${OPEN} AND ${DAYS}`,
      applications: `t.status = 'pending' AND ${ofJobs(`${OPEN} AND ${DAYS}`)}`,
    },
  },
  {
    ...{ name: 'open shifts', isOf: /count\(\*\) OVER/ },
    rows: { jobs: `t.clinic_id = $1 AND ${OPEN}` },
  },
  {
    ...{ name: 'bookings of two days', isOf: /"applicationId"[^]* FROM bookings b/ },
    rows: { bookings: `t.clinic_id = $1 AND ${DAYS}` },
  },
  {
    ...{ name: 'sums of what waits and of 26 weeks', isOf: /AS unconfirmed/ },
    rows: {
      jobs: `t.clinic_id = $1 AND ((${OPEN}) OR (${BEGUN}))`,
      applications: PENDING,
      bookings: `t.clinic_id = $1 AND (t.status = 'completed' OR ${ofJobs(BEGUN)} OR (t.status = 'booked'
        AND t.starts_at BETWEEN ${AT} AND ${AT} + interval '36 hours'))`,
      timesheets: `t.booking_id IN (SELECT b.id FROM bookings b WHERE b.clinic_id = $1 AND b.status = 'completed')`,
      invoices: 't.clinic_id = $1 AND t.settled_at IS NULL',
      marketplace_weeks: `t.province = 'Ontario' AND t.week >= '2039-12-19'`,
    },
  },
  { name: 'free favourites', isOf: /FROM favourites/, rows: { people: null } },
  { name: 'shifts by id', isOf: /FROM jobs j/, rows: { jobs: null } },
  { name: 'locations by id', isOf: /"clinic_locations"/, rows: { clinic_locations: null } },
];
