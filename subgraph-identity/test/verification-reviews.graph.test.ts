import { countStatements, type Viewer } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const ITEM = `kind submittedAt defaultExpiry
  person { id firstName email } regulator { abbreviation registerUrl }
  alsoFiledBy { id } licence { id number revision } document { id documentType documentUrl }`;
const QUEUE = `query($filter: VerificationFilter, $first: Int, $after: String) {
  verificationQueue(filter: $filter, first: $first, after: $after) {
    edges { node { ${ITEM} } } pageInfo { hasNextPage endCursor }
  }
}`;
const EXPIRIES = `query($first: Int, $after: String) { comingExpiries(first: $first, after: $after) {
  edges { node { kind licence { expiresOn } document { expiresOn } } }
  pageInfo { hasNextPage endCursor }
} }`;
const DECIDE = `mutation($input: DecideVerificationInput!) { decideVerification(input: $input) {
  item { licence { status expiresOn reason } document { status } person { isVerified } }
  errors { code path message }
} }`;
const TRAIL = `query($id: ID!) { user(id: $id) { auditTrail {
  edges { node { action subject actorPerson { id } } }
} } }`;

type Edges = { edges: { node: Record<string, unknown> }[]; pageInfo: { endCursor: string } };

describe('reviews', () => {
  let world: World;
  let admin: User;
  let people: User[];
  beforeAll(async () => {
    world = await createWorld();
    admin = await world.admin();
    people = [];
    for (const [index, province] of ['Ontario', 'Alberta', 'Ontario'].entries()) {
      world.clock.set(new Date(NOW.getTime() + index * 60_000));
      const person = await world.person('hygienist', { province });
      people.push(person);
      const self = asViewer(viewerOf(person));
      await world.submittedLicence(person, province, `N-${index}`);
      const documentUrl = await world.document(person);
      await world.services.documents.submit(self, { documentType: 'insurance', documentUrl });
    }
  });
  beforeEach(() => world.clock.set(new Date(NOW.getTime() + 3_600_000)));
  afterAll(() => world.close());

  const queue = async (variables: object = {}, viewer: Viewer | null = viewerOf(admin)) => {
    const { data, codes } = await world.ask({
      query: QUEUE,
      variables: variables as Record<string, unknown>,
      viewer,
    });
    const { edges, pageInfo } = (data?.verificationQueue ?? { edges: [] }) as unknown as Edges;
    return { nodes: edges.map(({ node }) => node), pageInfo, codes };
  };

  it.each([
    ['an unauthenticated caller', 'UNAUTHENTICATED', () => null],
    ['a professional', 'FORBIDDEN', () => viewerOf(people[0]!)],
    ['a clinic', 'FORBIDDEN', async () => viewerOf(await world.person('clinic'))],
  ])('are closed to %s', async (_who, code, viewer) => {
    const as = await viewer();
    expect((await queue({}, as)).codes).toEqual([code]);
    expect((await world.ask({ query: EXPIRIES, viewer: as })).codes).toEqual([code]);
    const input = { kind: 'licence', id: '1', decision: 'approved' };
    const decided = await world.ask({ query: DECIDE, variables: { input }, viewer: as });
    expect(decided.codes).toEqual([code]);
    const trail = { query: TRAIL, variables: { id: String(people[0]!.id) }, viewer: as };
    expect((await world.ask(trail)).data?.user?.auditTrail).toBeNull();
    expect(
      (await world.ask({ query: '{ auditIntegrity { isIntact } }', viewer: as })).codes,
    ).toEqual([code]);
  });

  it('list both kinds, oldest first, page by page', async () => {
    const { nodes } = await queue();
    expect(nodes.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => ['document', 'licence']).flat(),
    );
    expect(nodes[1]).toMatchObject({
      defaultExpiry: '2026-12-01',
      regulator: { abbreviation: 'CDHO', registerUrl: 'https://cdho.org/' },
      licence: { number: 'N-0' },
      person: { email: people[0]!.email },
    });
    for (const node of nodes)
      expect(node).toMatchObject({ document: { documentUrl: expect.any(String) as string } });
    const seen = [];
    let after: string | null = null;
    do {
      const page = await queue({ first: 2, after });
      seen.push(...page.nodes);
      after = page.nodes.length === 2 ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen.map(({ submittedAt }) => submittedAt)).toEqual(
      nodes.map(({ submittedAt }) => submittedAt),
    );
  });

  it.each([
    [{ kind: 'licence' }, 3],
    [{ kind: 'document' }, 3],
    [{ province: 'Alberta' }, 2],
    [{ documentType: 'license' }, 3],
    [{ documentType: 'insurance' }, 3],
    [{ documentType: 'certification' }, 0],
    [{ kind: 'licence', documentType: 'license' }, 3],
    [{ kind: 'document', documentType: 'license' }, 0],
    [{ status: 'approved' }, 0],
    [{ q: 'ada byron' }, 6],
    [{ q: 'robin%' }, 0],
  ])('are narrowed by %p', async (filter, count) => {
    expect((await queue({ filter })).nodes).toHaveLength(count);
  });

  it('search by e-mail, and refuse what is no filter and a foreign cursor', async () => {
    expect((await queue({ filter: { q: people[1]!.email } })).nodes).toHaveLength(2);
    expect((await queue({ filter: { province: 'Texas' } })).codes).toEqual(['VALIDATION_FAILED']);
    const { pageInfo } = await queue({ first: 1 });
    const foreign = { filter: { kind: 'licence' }, first: 1, after: pageInfo.endCursor };
    expect((await queue(foreign)).codes).toEqual(['VALIDATION_FAILED']);
  });

  it('cost the same statements for any page size', async () => {
    const cost = (first: number) => countStatements(world.database.pool, () => queue({ first }));
    expect(await cost(2)).toBe(await cost(6));
  });

  it('name others who filed the same number in the province, to administrators', async () => {
    const [first, second] = [await world.person('hygienist'), await world.person('hygienist')];
    await world.submittedLicence(first, 'Ontario', 'CDHO 77');
    await world.submittedLicence(second, 'Ontario', 'cdho77');
    await world.submittedLicence(await world.person('hygienist'), 'Alberta', 'CDHO 77');
    const query = `{ verificationQueue(filter: { province: "Ontario" }) {
      edges { node { person { id } alsoFiledBy { id firstName } } } } }`;
    const { data } = await world.ask({ query, viewer: viewerOf(admin) });
    const { edges } = data?.verificationQueue as unknown as Edges;
    const hints = edges.flatMap(({ node }) => {
      const { person, alsoFiledBy } = node as { person: { id: string }; alsoFiledBy: object[] };
      return alsoFiledBy.length > 0 ? [[person.id, alsoFiledBy]] : [];
    });
    expect(hints).toEqual([
      [String(first.id), [{ id: String(second.id), firstName: second.firstName }]],
      [String(second.id), [{ id: String(first.id), firstName: first.firstName }]],
    ]);
  });

  it('decide, audit and list what ends soon', async () => {
    const decide = async (input: object) => {
      const variables = { input };
      const { data } = await world.ask({ query: DECIDE, variables, viewer: viewerOf(admin) });
      return data?.decideVerification;
    };
    const [, first] = (await queue()).nodes;
    const { id, revision } = first?.licence as { id: string; revision: number };
    const approval = { kind: 'licence', id, revision, decision: 'approved' };
    expect(await decide({ ...approval, revision: null })).toMatchObject({
      ...{ item: null, errors: [{ code: 'VALIDATION_FAILED', path: ['revision'] }] },
    });
    expect(await decide(approval)).toMatchObject({
      item: {
        licence: { status: 'approved', expiresOn: '2026-12-01' },
        person: { isVerified: true },
      },
      errors: [],
    });
    expect(await decide(approval)).toMatchObject({ item: null, errors: [{ code: 'CONFLICT' }] });
    const [document] = (await queue({ filter: { kind: 'document' } })).nodes;
    const documentId = (document?.document as { id: string }).id;
    expect(await decide({ kind: 'document', id: documentId, decision: 'rejected' })).toMatchObject({
      errors: [{ code: 'VALIDATION_FAILED', path: ['reason'] }],
    });
    expect(
      await decide({
        kind: 'document',
        id: documentId,
        decision: 'approved',
        expiresOn: '2027-01-19',
      }),
    ).toMatchObject({ item: { document: { status: 'approved' } } });

    const expiries = await world.ask({ query: EXPIRIES, viewer: viewerOf(admin) });
    const { edges } = expiries.data?.comingExpiries as unknown as Edges;
    expect(edges.map(({ node }) => node.licence ?? node.document)).toEqual([
      { expiresOn: '2026-12-01' },
      { expiresOn: '2027-01-19' },
    ]);
    const trail = await world.ask({
      query: TRAIL,
      variables: { id: String(people[0]!.id) },
      viewer: viewerOf(admin),
    });
    const entries = (trail.data?.user?.auditTrail as Edges).edges.map(({ node }) => node);
    expect(entries).toEqual([
      {
        action: 'document.approved',
        subject: `document:${documentId}`,
        actorPerson: { id: String(admin.id) },
      },
      {
        action: 'licence.approved',
        subject: `licence:${id}`,
        actorPerson: { id: String(admin.id) },
      },
    ]);
  });
});

describe('regulators', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const EDIT = `mutation($input: EditRegulatorInput!) { editRegulator(input: $input) {
    regulator { abbreviation deadline revision } errors { code path }
  } }`;
  const input = {
    province: 'Manitoba',
    role: 'hygienist',
    abbreviation: 'CDHM',
    name: 'College of Dental Hygienists of Manitoba',
    registerUrl: 'https://register.example.ca/',
    deadline: '02-28',
    revision: 1,
  };

  it('are public and edited by administrators, one of two at once', async () => {
    const all = await world.ask({ query: '{ regulators { province role abbreviation } }' });
    expect(all.data?.regulators).toHaveLength(25);
    expect((await world.ask({ query: EDIT, variables: { input } })).codes).toEqual([
      'UNAUTHENTICATED',
    ]);
    const viewer = viewerOf(await world.admin());
    const edit = async (change: object = {}) =>
      (await world.ask({ query: EDIT, variables: { input: { ...input, ...change } }, viewer })).data
        ?.editRegulator;
    expect(await edit()).toMatchObject({ regulator: { deadline: '02-28', revision: 2 } });
    expect(await edit()).toMatchObject({ regulator: null, errors: [{ code: 'CONFLICT' }] });
    expect(await edit({ revision: null })).toMatchObject({ errors: [{ code: 'CONFLICT' }] });
    expect(await edit({ revision: 2, deadline: '02-30' })).toMatchObject({
      errors: [{ path: ['deadline'] }],
    });
    expect(await edit({ revision: 2, registerUrl: 'javascript:alert(1)' })).toMatchObject({
      errors: [{ path: ['registerUrl'] }],
    });
  });

  it('give a licence its regulator and its end', async () => {
    const temp = await world.person('hygienist');
    const { licences } = world.services;
    const { id } = await licences.record(world.system, temp.id, {
      province: 'Manitoba',
      number: '1',
    });
    await expect(licences.approve(world.system, id)).resolves.toMatchObject({
      regulator: 'CDHM',
      expiresOn: '2027-02-28',
    });
  });
});
