import type { PersonSnapshot } from '@tbt/contracts';
import type { ShiftViewerKind } from '@tbt/contracts/authorisation';
import type { RequestInfo } from '@tbt/service-kit';
import { asViewer, anonymous } from '@tbt/service-kit/testing';
import { adminViewer, snapshot, type World } from '../factories';
import { invited } from '../invitation-operations';

const HOUR = 3_600_000;
const FAR = '2027-11-15';

export type Cast = {
  people: { owner: PersonSnapshot; ownTemp: PersonSnapshot };
  viewers: Record<ShiftViewerKind, RequestInfo>;
  newJob: () => Promise<string>;
  newTemplate: () => Promise<string>;
  newSearch: () => Promise<string>;
  newAlert: () => Promise<string>;
  ids: Record<
    | 'openJob'
    | 'bookedJob'
    | 'invitedJob'
    | 'application'
    | 'closedApplication'
    | 'invitation'
    | 'closedInvitation'
    | 'booking'
    | 'closedBooking'
    | 'closedChange'
    | 'closedDispute'
    | 'clinicAlert'
    | 'emergency'
    | 'closedEmergency'
    | 'jobAlert'
    | 'alertNotification'
    | 'entry'
    | 'interest'
    | 'recommendation'
    | 'review'
    | 'reviewOfTemp'
    | 'savedSearch'
    | 'location'
    | 'slot',
    string
  >;
};

const CANCELLED_LATE_HOURS = 20;

async function madeByGraph(world: World, query: string, who: PersonSnapshot): Promise<string> {
  const { data, errors } = await world.graph(query, {}, who);
  const id = /"id":"(\d+)"/.exec(JSON.stringify(data))?.[1];
  if (!id) throw new Error(JSON.stringify(errors ?? data));
  return id;
}

async function closedChange(world: World, bookingId: number, temp: PersonSnapshot) {
  const input = `{ bookingId: ${bookingId}, hourlyRate: "60.00" }`;
  const changeId = await madeByGraph(
    world,
    `mutation { proposeBookingChange(input: ${input}) { booking { changes { id } } } }`,
    temp,
  );
  await world.services.bookingChanges.withdraw(world.as(temp), { changeId });
  return changeId;
}

async function disputeOf(world: World, bookingId: number) {
  const [dispute] = await world.rows<{ id: number }>(
    `INSERT INTO disputes (booking_id, reason, opened_by, opened_from, statement, status,
       created_at, answer_until, closed_at)
     VALUES ($1, 'conduct', 'temp', 'completed', 'Rude', 'closed', now(), now(), now()) RETURNING id`,
    [bookingId],
  );
  return dispute?.id;
}

async function givenUp(world: World, owner: PersonSnapshot, temp: PersonSnapshot) {
  const job = await world.job(owner, { date: '2026-11-23' });
  const { booking } = await world.accept(owner, await world.apply(temp, job));
  const change = await closedChange(world, booking.id, temp);
  const before = world.clock.now();
  world.clock.set(new Date(booking.startsAt.getTime() - CANCELLED_LATE_HOURS * HOUR));
  const input = { bookingId: String(booking.id), reason: 'illness', shownReliabilityPoints: 50 };
  await world.services.bookings.cancel(world.as(temp), input);
  world.clock.advance(HOUR);
  await world.services.keepBookings();
  const [entry] = await world.rows<{ id: number }>(
    'SELECT id FROM reliability_entries WHERE professional_id = $1',
    [temp.id],
  );
  world.clock.set(before);
  await world.rows(`UPDATE bookings SET waiver_note = 'Snow' WHERE id = $1`, [booking.id]);
  const closedDispute = await disputeOf(world, booking.id);
  return { closedBooking: booking.id, closedChange: change, closedDispute, entry: entry?.id };
}

async function offersOf(world: World, owner: PersonSnapshot, temp: PersonSnapshot) {
  const [openJob, bookedJob, invitedJob, otherJob] = await Promise.all(
    [1, 2, 3, 4].map(() => world.job(owner)),
  );
  if (!openJob || !bookedJob || !invitedJob || !otherJob) throw new Error('there are four');
  const application = await world.apply(temp, openJob);
  const { booking } = await world.accept(owner, await world.apply(temp, bookedJob));
  const closed = await world.apply(temp, otherJob);
  await world.services.applications.withdraw(world.as(temp), { applicationId: String(closed.id) });
  const [invitation] = await invited(world, owner, invitedJob, [temp]);
  const [declined] = await invited(world, owner, otherJob, [temp]);
  await world.services.invitations.decline(world.as(temp), { invitationId: String(declined?.id) });
  return {
    ...{ openJob: openJob.id, bookedJob: bookedJob.id, invitedJob: invitedJob.id },
    booking: booking.id,
    ...{ application: application.id, closedApplication: closed.id },
    ...{ invitation: invitation?.id, closedInvitation: declined?.id },
  };
}

/** Published, of a shift long ago. */
async function reviewOf(world: World, owner: PersonSnapshot, temp: PersonSnapshot) {
  const [review] = await world.rows<{ id: number }>(
    `INSERT INTO reviews (booking_id, job_id, side, reviewer_id, reviewee_id, rating, comment,
      created_at, visible_at, is_counted)
     SELECT id, job_id, 'clinic', clinic_id, professional_id, 5, 'Kind', created_at, created_at, true
     FROM bookings WHERE clinic_id = $1 AND professional_id = $2 AND cancelled_at IS NULL RETURNING id`,
    [owner.id, temp.id],
  );
  return review?.id;
}

async function aloneOf(world: World, owner: PersonSnapshot, temp: PersonSnapshot) {
  const make = (query: string, who: PersonSnapshot) => madeByGraph(world, query, who);
  await world.services.humanReviews.request(world.as(temp), { text: 'Please look.' });
  const [review] = await world.rows<{ id: number }>('SELECT id FROM human_review_requests');
  return {
    reviewOfTemp: await reviewOf(world, owner, temp),
    interest: await make(
      `mutation { setHiringInterest(input: { professionalId: ${temp.id}, notes: "Calm" }) { hiringInterest { id } } }`,
      owner,
    ),
    recommendation: await make('{ recommendations { edges { node { id } } } }', temp),
    slot: await make(
      `mutation { addScheduleSlot(input: { date: "${FAR}", startTime: "09:00", endTime: "10:00",
        isAvailable: false, notes: "Dentist" }) { slot { id } } }`,
      temp,
    ),
    review: review?.id,
    savedSearch: await searchOf(world, owner),
    location: await locationOf(world, owner),
    ...(await emergenciesOf(world, owner, temp)),
    ...(await alertOf(world, temp)),
    clinicAlert: await clinicAlertOf(world, owner, temp),
  };
}

/** Over, and received by the professional. */
async function clinicAlertOf(world: World, owner: PersonSnapshot, temp: PersonSnapshot) {
  const [alert] = await world.rows<{ id: number }>(
    `INSERT INTO clinic_alerts (clinic_id, title, message, status, created_at, sent_at)
     VALUES ($1, 'Open chair', 'In May', 'cancelled', now(), now()) RETURNING id`,
    [owner.id],
  );
  await world.rows(
    `INSERT INTO alert_recipients (alert_id, professional_id, sent_at) VALUES ($1, $2, now())`,
    [alert?.id, temp.id],
  );
  return alert?.id;
}

/** Both asked this professional; one is over. */
async function emergenciesOf(world: World, owner: PersonSnapshot, temp: PersonSnapshot) {
  const make = async (status: string) => {
    const job = await world.job(owner);
    const [made] = await world.rows<{ id: number }>(
      `INSERT INTO emergency_requests (clinic_id, job_id, urgency_level, status, created_at)
       VALUES ($1, $2, 'high', $3, now()) RETURNING id`,
      [owner.id, job.id, status],
    );
    await world.rows(
      `INSERT INTO emergency_offers (emergency_request_id, professional_id, wave, asked_at)
       VALUES ($1, $2, 1, now())`,
      [made?.id, temp.id],
    );
    return made?.id;
  };
  return { emergency: await make('active'), closedEmergency: await make('cancelled') };
}

let templates = 0;
const templateOf = (world: World, owner: PersonSnapshot, jobId: number) =>
  madeByGraph(
    world,
    `mutation { saveJobTemplate(input: { jobId: ${jobId}, name: "Day ${++templates}" }) { template { id } } }`,
    owner,
  );

const locationOf = (world: World, owner: PersonSnapshot) =>
  madeByGraph(
    world,
    `mutation { addClinicLocation(input: { name: "East", streetAddress: "12 Bay Street", city: "Toronto",
      province: "Ontario", postalCode: "M5V 2K1" }) { location { id } } }`,
    owner,
  );

let searches = 0;
const searchOf = (world: World, owner: PersonSnapshot) =>
  madeByGraph(
    world,
    `mutation { saveSearch(input: { name: "Search ${++searches}", filter: {} }) { savedSearch { id } } }`,
    owner,
  );

const newAlert = (world: World, temp: PersonSnapshot) =>
  madeByGraph(
    world,
    'mutation { createJobAlert(input: { roles: ["hygienist"] }) { jobAlert { id } } }',
    temp,
  );

/** With a shift that it found. */
async function alertOf(world: World, temp: PersonSnapshot) {
  const jobAlert = await newAlert(world, temp);
  const [found] = await world.rows<{ id: number }>(
    `INSERT INTO job_alert_notifications (user_id, job_id, alert_preference_id, due_at, created_at)
     VALUES ($1, 1, $2, now(), now()) RETURNING id`,
    [temp.id, jobAlert],
  );
  return { jobAlert, alertNotification: found?.id };
}

export async function castOf(world: World): Promise<Cast> {
  const [owner, ownTemp, blocked] = [await world.clinic(), await world.temp(), await world.temp()];
  await world.block(owner, blocked);
  const given = await givenUp(world, owner, ownTemp);
  const offers = await offersOf(world, owner, ownTemp);
  const alone = await aloneOf(world, owner, ownTemp);
  const ids = Object.entries({ ...given, ...offers, ...alone }).map(([name, id]) => [
    name,
    String(id),
  ]);
  return {
    people: { owner, ownTemp },
    ids: Object.fromEntries(ids) as Cast['ids'],
    newJob: async () => String((await world.job(owner)).id),
    newTemplate: () => templateOf(world, owner, offers.openJob),
    newSearch: () => searchOf(world, owner),
    newAlert: () => newAlert(world, ownTemp),
    viewers: {
      anonymous: anonymous(),
      temp: world.as(await world.temp()),
      'blocked temp': world.as(blocked),
      'own temp': world.as(ownTemp),
      clinic: world.as(await world.clinic()),
      owner: world.as(owner),
      staff: asViewer({
        userId: snapshot().id,
        role: 'clinic',
        actingClinicId: owner.id,
        clinicRole: 'manager',
      }),
      admin: asViewer(adminViewer()),
    },
  };
}
