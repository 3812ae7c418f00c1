import { countStatements, type Viewer } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const DOCUMENTS = `query($id: ID!) { user(id: $id) { verificationDocuments {
  documentType documentUrl mediaType status reviewedBy expiresOn reason
} } }`;
const SUBMIT = `mutation($input: SubmitVerificationDocumentInput!) {
  submitVerificationDocument(input: $input) { document { id status } errors { code path message } }
}`;
const GAPS = `query($id: ID!, $province: String) { user(id: $id) {
  credentialGaps(province: $province) { code message }
} }`;

describe('verification documents', () => {
  let world: World;
  let temp: User;
  let admin: User;
  beforeAll(async () => {
    world = await createWorld();
    admin = await world.admin();
  });
  beforeEach(async () => {
    world.clock.set(NOW);
    temp = await world.person('hygienist');
  });
  afterAll(() => world.close());

  const submit = async (documentType = 'insurance', user = temp) =>
    world.services.documents.submit(asViewer(viewerOf(user)), {
      documentType,
      documentUrl: await world.document(user),
    });
  const decide = (id: number, decision: object, info = asViewer(viewerOf(admin))) =>
    world.services.documents.decide(info, { id, status: 'approved', ...decision });
  const read = async (viewer: Viewer | null, user = temp) => {
    const variables = { id: String(user.id) };
    const { data } = await world.ask({ query: DOCUMENTS, variables, viewer });
    return data?.user?.verificationDocuments as Record<string, unknown>[] | null | undefined;
  };

  it('are submitted over the graph, pending review, and published', async () => {
    const input = { documentType: 'insurance', documentUrl: await world.document(temp) };
    const viewer = viewerOf(temp);
    const { data } = await world.ask({ query: SUBMIT, variables: { input }, viewer });
    expect(data?.submitVerificationDocument).toMatchObject({
      document: { status: 'pending' },
      errors: [],
    });
    await world.outboxDrained();
    expect(world.bus.published.at(-1)).toMatchObject({
      name: 'verification.submitted',
      payload: { userId: temp.id, subject: 'document', documentType: 'insurance' },
    });
  });

  it.each([
    ['an unauthenticated caller', () => null, null],
    ['a colleague', async () => viewerOf(await world.person('hygienist')), null],
    ['a clinic', async () => viewerOf(await world.person('clinic')), null],
    [
      'an entitled clinic',
      async () => {
        const clinic = await world.person('clinic');
        await world.apply(clinic, temp);
        return viewerOf(clinic);
      },
      null,
    ],
    ['the person', () => viewerOf(temp), 1],
    ['an administrator', () => viewerOf(admin), 1],
  ])('are read by %s', async (_who, viewer, count) => {
    await submit();
    const documents = await read(await viewer());
    expect(documents?.length ?? null).toBe(count);
    if (count) expect(documents?.[0]?.documentUrl).toMatch(/^\/files\/[\w.-]+$/);
  });

  it('are refused without an own upload, for another person, without a type', async () => {
    const own = asViewer(viewerOf(temp));
    const foreign = await world.document(await world.person('hygienist'));
    const { documents } = world.services;
    const attempt = (input: object) => documents.submit(own, input);
    for (const documentUrl of [foreign, 'https://elsewhere.test/x.pdf', '/uploads/documents/1'])
      await expect(attempt({ documentType: 'license', documentUrl })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        issues: [{ path: ['documentUrl'] }],
      });
    const documentUrl = await world.document(temp);
    await expect(attempt({ documentType: 'passport', documentUrl })).rejects.toMatchObject({
      issues: [{ path: ['documentType'] }],
    });
    await expect(
      attempt({ documentType: 'license', documentUrl, userId: admin.id }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      documents.submit(world.anonymous(), { documentType: 'license', documentUrl }),
    ).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await read(viewerOf(temp))).toEqual([]);
  });

  it('are open once of each type, also when two are sent at the same time', async () => {
    const sent = await Promise.allSettled([submit(), submit(), submit()]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', key: 'document.open' },
    });
    await expect(submit('certification')).resolves.toMatchObject({ status: 'pending' });
  });

  it('can be resubmitted after a rejection with its reason', async () => {
    const first = await submit();
    await decide(first.id, { status: 'rejected', reason: 'The photo is too dark.' });
    await submit();
    expect(await read(viewerOf(temp))).toMatchObject([
      { status: 'pending', reason: null },
      { status: 'rejected', reason: 'The photo is too dark.', reviewedBy: String(admin.id) },
    ]);
    await world.outboxDrained();
    expect(world.bus.published.map(({ name, payload }) => ({ name, payload }))).toContainEqual({
      name: 'verification.decided',
      payload: expect.objectContaining({
        subjectId: first.id,
        status: 'rejected',
        reason: 'The photo is too dark.',
      }) as object,
    });
  });

  it.each([
    ['no reason', { status: 'rejected' }, 'reason'],
    ['a blank reason', { status: 'rejected', reason: '  ' }, 'reason'],
    ['a past expiry', { expiresOn: '2026-11-19' }, 'expiresOn'],
    ['one more than ten years ahead', { expiresOn: '2036-11-21' }, 'expiresOn'],
    ['no date', { expiresOn: 'soon' }, 'expiresOn'],
  ])('are not decided with %s', async (_what, decision, field) => {
    const { id } = await submit();
    await expect(decide(id, decision)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: [field] }],
    });
  });

  it.each([
    ['an unauthenticated caller', () => world.anonymous(), 'UNAUTHENTICATED'],
    ['the person', () => asViewer(viewerOf(temp)), 'FORBIDDEN'],
    [
      'the person as administrator',
      () => asViewer({ ...viewerOf(temp), isAdmin: true }),
      'FORBIDDEN',
    ],
  ])('are not decided by %s', async (_who, caller, code) => {
    const { id } = await submit();
    await expect(decide(id, {}, caller())).rejects.toMatchObject({ code });
  });

  it('are decided once by two administrators at the same time', async () => {
    const { id } = await submit();
    const second = asViewer(viewerOf(await world.admin()));
    const decisions = await Promise.allSettled([
      decide(id, {}),
      decide(id, { status: 'rejected', reason: 'No.' }, second),
    ]);
    expect(decisions.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(decisions.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', key: 'document.notPending' },
    });
  });

  it('end on their day: the type is free again', async () => {
    const { id } = await submit();
    await decide(id, { expiresOn: '2026-12-31' });
    await expect(submit()).rejects.toMatchObject({ code: 'CONFLICT' });
    world.clock.set(new Date('2027-01-01T12:00:00Z'));
    await world.bus.runJob('identity.credentials');
    await expect(submit()).resolves.toMatchObject({ status: 'pending' });
  });

  it('are replaced before their review, by the person alone', async () => {
    const first = await submit();
    const stranger = await world.person('hygienist');
    const replace = async (replaces: number, user = temp, documentType = 'insurance') =>
      world.services.documents.submit(asViewer(viewerOf(user)), {
        documentType,
        documentUrl: await world.document(user),
        replaces,
      });
    await expect(replace(first.id, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(replace(first.id, temp, 'license')).rejects.toMatchObject({ code: 'CONFLICT' });
    const second = await replace(first.id);
    expect(await read(viewerOf(temp))).toHaveLength(1);
    expect(await world.published('verification.withdrawn')).toMatchObject([
      { payload: { userId: temp.id, subject: 'document', subjectId: first.id } },
    ]);
    await expect(decide(first.id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await decide(second.id, {});
    await expect(replace(second.id)).rejects.toMatchObject({ key: 'document.notPending' });
  });

  it('and gaps are for the person and administrators', async () => {
    const variables = { id: String(temp.id), province: 'Alberta' };
    const ask = async (viewer: Viewer | null) =>
      (await world.ask({ query: GAPS, variables, viewer })).data?.user?.credentialGaps;
    expect(await ask(null)).toBeNull();
    expect(await ask(viewerOf(await world.person('clinic')))).toBeNull();
    const missing = [expect.objectContaining({ code: 'licence_missing' })];
    expect(await ask(viewerOf(temp))).toEqual(missing);
    expect(await ask(viewerOf(admin))).toEqual(missing);
  });

  it('name the province as the gap of a professional without one, and no other', async () => {
    const ask = async (user: User) => {
      const variables = { id: String(user.id) };
      return (await world.ask({ query: GAPS, variables, viewer: viewerOf(user) })).data?.user;
    };
    const moving = await world.person('hygienist', { province: null });
    const gap = { code: 'province_missing', message: expect.stringContaining('province') };
    expect(await ask(moving)).toEqual({ credentialGaps: [gap] });
    const office = await world.person('clinic', { province: null });
    expect(await ask(office)).toMatchObject({ credentialGaps: [{ code: 'not_professional' }] });
  });

  it('cost the same few statements for one and for many', async () => {
    const viewer = viewerOf(temp);
    await submit();
    const cost = () => countStatements(world.database.pool, () => read(viewer));
    const one = await cost();
    await submit('license');
    await submit('certification');
    expect(await cost()).toBe(one);
  });
});
