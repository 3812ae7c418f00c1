import type { PersonSnapshot } from '@tbt/contracts';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const JOB = `query Job($id: ID!) {
  job(id: $id) {
    id status pendingApplicationCount applications { edges { node { id } } }
    myApplication { id } booking { id professional { id } }
  }
}`;
const REFERENCES = `query Entities($refs: [_Any!]!) {
  _entities(representations: $refs) {
    ... on Job { id } ... on Application { id } ... on Booking { id }
  }
}`;
const MINE = `query { myBookings { edges { node { id clinic { id } professional { id } } } } }`;

async function scene() {
  const [owner, otherClinic] = [await world.clinic(), await world.clinic()];
  const [booked, applicant, stranger] = [
    await world.temp(),
    await world.temp(),
    await world.temp(),
  ];
  const admin = await world.person({ role: null, isAdmin: true });
  const job = await world.job(owner);
  const [application, lost] = [await world.apply(booked, job), await world.apply(applicant, job)];
  const { booking } = await world.accept(owner, application);
  const people: Record<string, PersonSnapshot | null> = {
    anonymous: null,
    owner,
    otherClinic,
    booked,
    applicant,
    stranger,
    admin,
  };
  return { people, job, application, lost, booking };
}

describe('who sees what', () => {
  it('of a booked shift: the owner, the booked professional, applicants, administrators', async () => {
    const { people, job, application, lost, booking } = await scene();
    const seen: Record<string, unknown> = {};
    for (const [name, who] of Object.entries(people)) {
      seen[name] = (await world.graph(JOB, { id: job.id }, who)).data?.job;
    }
    const base = { id: String(job.id), status: 'booked' };
    const hidden = { pendingApplicationCount: null, applications: null };
    const shift = {
      id: String(booking.id),
      professional: { id: String(people.booked?.id) },
    };
    expect(seen).toEqual({
      anonymous: null,
      otherClinic: null,
      stranger: null,
      owner: {
        ...base,
        pendingApplicationCount: 0,
        applications: {
          edges: [{ node: { id: String(lost.id) } }, { node: { id: String(application.id) } }],
        },
        myApplication: null,
        booking: shift,
      },
      booked: { ...base, ...hidden, myApplication: { id: String(application.id) }, booking: shift },
      applicant: { ...base, ...hidden, myApplication: { id: String(lost.id) }, booking: null },
      admin: { ...base, ...hidden, myApplication: null, booking: shift },
    });
  });

  it('of an active shift: every viewer, but its applications only the owner', async () => {
    const owner = await world.clinic();
    const job = await world.job(owner);
    await world.apply(await world.temp(), job);
    const count = async (who: PersonSnapshot | null) =>
      ((await world.graph(JOB, { id: job.id }, who)).data as { job: object | null }).job;
    expect(await count(null)).toMatchObject({ status: 'active', pendingApplicationCount: null });
    expect(await count(owner)).toMatchObject({ pendingApplicationCount: 1 });
    expect(await count(await world.clinic())).toMatchObject({ applications: null });
  });

  it('by reference from another subgraph: the same viewers', async () => {
    const { people, job, application, booking } = await scene();
    const refs = [
      { __typename: 'Job', id: String(job.id) },
      { __typename: 'Application', id: String(application.id) },
      { __typename: 'Booking', id: String(booking.id) },
    ];
    const visible: Record<string, boolean[]> = {};
    for (const [name, who] of Object.entries(people)) {
      const { data } = await world.graph(REFERENCES, { refs }, who);
      visible[name] = (data as { _entities: unknown[] })._entities.map(Boolean);
    }
    expect(visible).toEqual({
      anonymous: [false, false, false],
      owner: [true, true, true],
      otherClinic: [false, false, false],
      booked: [true, true, true],
      applicant: [true, false, false],
      stranger: [false, false, false],
      admin: [true, true, true],
    });
  });

  it('of bookings: both sides their own', async () => {
    const { people, booking } = await scene();
    const node = {
      id: String(booking.id),
      clinic: { id: String(people.owner?.id) },
      professional: { id: String(people.booked?.id) },
    };
    const mine = async (who: PersonSnapshot | null | undefined) => {
      const { data, errors } = await world.graph(MINE, {}, who ?? null);
      return errors?.[0]?.extensions.code ?? data?.myBookings;
    };
    expect(await mine(people.owner)).toEqual({ edges: [{ node }] });
    expect(await mine(people.booked)).toEqual({ edges: [{ node }] });
    expect(await mine(people.applicant)).toEqual({ edges: [] });
    expect(await mine(people.otherClinic)).toEqual({ edges: [] });
    expect(await mine(people.admin)).toBe('FORBIDDEN');
    expect(await mine(null)).toBe('UNAUTHENTICATED');
  });

  it('of applications: the professional the own ones', async () => {
    const { people, application } = await scene();
    const query = `query { myApplications { edges { node { id job { status } } } } }`;
    const { data } = await world.graph(query, {}, people.booked ?? null);
    expect(data).toEqual({
      myApplications: {
        edges: [{ node: { id: String(application.id), job: { status: 'booked' } } }],
      },
    });
    const refused = await world.graph(query, {}, people.owner ?? null);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
