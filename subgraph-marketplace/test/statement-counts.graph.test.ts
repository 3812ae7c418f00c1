import type { PersonSnapshot } from '@tbt/contracts';
import { countStatements } from '@tbt/service-kit';
import { createWorld, type World } from './factories';

let world: World;
let clinic: PersonSnapshot;
let temps: PersonSnapshot[];

beforeAll(async () => {
  world = await createWorld();
  clinic = await world.clinic();
  temps = [];
  for (let n = 0; n < 4; n += 1) temps.push(await world.temp());
  for (let n = 0; n < 12; n += 1) {
    const job = await world.job(clinic);
    for (const temp of temps) {
      const application = await world.apply(temp, job);
      if (temp === temps.at(-1) && n % 2 === 0) await world.accept(clinic, application);
    }
  }
});
afterAll(() => world.close());

const OPERATIONS: [
  name: string,
  statements: number,
  query: string,
  who: 'anonymous' | 'clinic' | 'temp',
][] = [
  [
    'the public list',
    1,
    'jobs(first: $first) { edges { node { id clinic { id } } } }',
    'anonymous',
  ],
  [
    'the list with ratings of clinics',
    2,
    'jobs(first: $first) { edges { node { id clinic { id avgRating totalReviews } } } }',
    'anonymous',
  ],
  [
    'the list for a professional',
    3,
    'jobs(first: $first) { edges { node { id myApplication { id status } booking { id } } } }',
    'temp',
  ],
  [
    'the list with what is booked at that time',
    2,
    'jobs(first: $first) { edges { node { id myClash } } }',
    'temp',
  ],
  [
    'the list with what is booked then, for a visitor',
    1,
    'jobs(first: $first) { edges { node { id myClash } } }',
    'anonymous',
  ],
  [
    "a clinic's shifts with everything below them",
    6,
    `myJobs(first: $first) { edges { node {
       id pendingApplicationCount booking { id professional { id } }
       applications(first: 3) { edges { node { id applicant { avgRating } bookingObstacles } } } } } }`,
    'clinic',
  ],
  [
    'my applications with their shifts',
    3,
    'myApplications(first: $first) { edges { node { id job { title clinic { avgRating } } } } }',
    'temp',
  ],
  [
    'my bookings with shifts and people',
    3,
    'myBookings(first: $first) { edges { node { job { title } clinic { avgRating } professional { totalReviews } } } }',
    'clinic',
  ],
  [
    'professionals with ratings',
    1,
    'professionals(first: $first) { edges { node { id avgRating totalReviews } } }',
    'anonymous',
  ],
];

describe('statements per operation, whatever the page size', () => {
  it.each(OPERATIONS)('%s: %i', async (_name, statements, selection, who) => {
    const viewer = { anonymous: null, clinic, temp: temps.at(-1) ?? null }[who];
    for (const first of [1, 5, 100]) {
      const count = await countStatements(world.subgraph.database.pool, async () => {
        const query = `query ($first: Int) { ${selection} }`;
        expect((await world.graph(query, { first }, viewer)).errors).toBeUndefined();
      });
      expect([first, count]).toEqual([first, statements]);
    }
  });

  it('references from other subgraphs: one per kind', async () => {
    const ids = await world.rows<{ id: number }>('SELECT id FROM jobs');
    const query = `query ($refs: [_Any!]!) { _entities(representations: $refs) {
      ... on Job { title } ... on User { avgRating jobs(first: 2) { edges { node { id } } } } } }`;
    const refs = [
      ...ids.map(({ id }) => ({ __typename: 'Job', id: String(id) })),
      ...temps.map(({ id }) => ({ __typename: 'User', id: String(id) })),
    ];
    const count = await countStatements(world.subgraph.database.pool, async () => {
      expect((await world.graph(query, { refs }, clinic)).errors).toBeUndefined();
    });
    expect(count).toBe(3);
  });
});
