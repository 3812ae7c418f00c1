import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, NOW, type World } from './factories';

const READ = `query ($at: AtLocationInput, $from: String!, $to: String!) {
  clinicDashboard(at: $at) { entries { job { id } } openShifts { count } waiting { candidates unconfirmed }
    figures { shifts } }
  myJobs(at: $at) { edges { node { id } } }
  myBookings(filter: { at: $at }) { edges { node { jobId } } }
  shiftCalendar(from: $from, to: $to, at: $at) { job { id } }
  roster(from: $from, to: $to, at: $at) { jobId } }`;

const ADD = `mutation ($input: AddClinicLocationInput!) {
  addClinicLocation(input: $input) { location { id } errors { message } } }`;

type Read = {
  clinicDashboard: {
    entries: { job: { id: string } }[];
    openShifts: { count: number };
    waiting: { candidates: number; unconfirmed: number };
  };
  myJobs: { edges: { node: { id: string } }[] };
  myBookings: { edges: { node: { jobId: string } }[] };
  shiftCalendar: { job: { id: string } }[];
  roster: { jobId: string }[];
};

let world: World;
let clinic: PersonSnapshot;
let eastId: string;
let shifts: { eastOpen: string; eastBooked: string; homeOpen: string; homeBooked: string };
const HOUR_MS = 3_600_000;
/** When confirmations of tomorrow's shifts are missing. */
const LATER = new Date(NOW.getTime() + 5 * HOUR_MS);
const TODAY = LATER.toISOString().slice(0, 10);
const TOMORROW = new Date(LATER.getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);

async function posted(where: object, isBooked: boolean): Promise<string> {
  const times = isBooked ? { startTime: '06:00', endTime: '11:00' } : {};
  const job = await world.job(clinic, { date: TOMORROW, ...times, ...where });
  const application = await world.apply(await world.temp(), job);
  if (isBooked) await world.accept(clinic, application);
  return String(job.id);
}

beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic({ subscriptionTier: 'premium', subscriptionStatus: 'active' });
  const office = { name: 'East', streetAddress: '12 Bay Street', city: 'Toronto' };
  const input = { ...office, province: 'Ontario', postalCode: 'M5V 2K1' };
  const { data } = await world.graph(ADD, { input }, clinic);
  eastId = (data?.addClinicLocation as { location: { id: string } }).location.id;
  shifts = {
    eastOpen: await posted({ locationId: eastId }, false),
    eastBooked: await posted({ locationId: eastId }, true),
    homeOpen: await posted({}, false),
    homeBooked: await posted({}, true),
  };
  world.clock.set(LATER);
});
afterAll(() => world.close());

async function read(at: object | null, who: PersonSnapshot = clinic): Promise<Read> {
  const { data, errors } = await world.graph(READ, { at, from: TODAY, to: TOMORROW }, who);
  if (errors) throw new Error(errors[0]?.message);
  return data as unknown as Read;
}

const idsIn = (answer: Read) => ({
  entries: answer.clinicDashboard.entries.map(({ job }) => job.id).sort(),
  jobs: answer.myJobs.edges.map(({ node }) => node.id).sort(),
  bookings: answer.myBookings.edges.map(({ node }) => node.jobId).sort(),
  calendar: answer.shiftCalendar.map(({ job }) => job.id).sort(),
  roster: answer.roster.map(({ jobId }) => jobId).sort(),
});

const ofOffice = (open: string, booked: string) => {
  const both = [open, booked].sort();
  return { entries: both, jobs: both, bookings: [booked], calendar: both, roster: [booked] };
};

it('shows a location, the address of the account, or all', async () => {
  const { eastOpen, eastBooked, homeOpen, homeBooked } = shifts;
  expect(idsIn(await read({ locationId: eastId }))).toEqual(ofOffice(eastOpen, eastBooked));
  expect(idsIn(await read({}))).toEqual(ofOffice(homeOpen, homeBooked));
  expect(idsIn(await read(null)).jobs).toEqual(Object.values(shifts).sort());
});

it('counts what waits at a location', async () => {
  const counts = async (at: object | null) => {
    const { openShifts, waiting } = (await read(at)).clinicDashboard;
    return { open: openShifts.count, ...waiting };
  };
  const one = { open: 1, candidates: 1, unconfirmed: 1 };
  expect(await counts({ locationId: eastId })).toEqual(one);
  expect(await counts({})).toEqual(one);
  expect(await counts(null)).toEqual({ open: 2, candidates: 2, unconfirmed: 2 });
});

it("shows nothing of another clinic's location", async () => {
  const answer = idsIn(await read({ locationId: eastId }, await world.clinic()));
  expect(answer).toEqual({ entries: [], jobs: [], bookings: [], calendar: [], roster: [] });
});

it('names a wrong location', async () => {
  await expect(read({ locationId: 'east' })).rejects.toThrow();
});
