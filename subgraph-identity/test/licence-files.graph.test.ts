import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const PERSON = `query($id: ID!) { user(id: $id) {
  isVerified verifiedProvinces
  credentialGaps { code }
  licences { number status reason expiresOn file { documentType status documentUrl } }
  verificationDocuments { documentType status licenceId reason }
} }`;
const QUEUE = `{ verificationQueue { edges { node {
  kind licence { id number } document { documentType } person { id }
} } } }`;

type Facts = {
  isVerified: boolean;
  verifiedProvinces: string[];
  credentialGaps: { code: string }[];
  licences: Record<string, unknown>[];
  verificationDocuments: Record<string, unknown>[];
};

describe('a licence and its file', () => {
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

  const self = (user = temp) => asViewer(viewerOf(user));
  const reviewer = () => asViewer(viewerOf(admin));
  const number = { province: 'Ontario', number: 'CDHO 12' };
  const read = async (user = temp, viewer = viewerOf(user)): Promise<Facts> => {
    const variables = { id: String(user.id) };
    return (await world.ask({ query: PERSON, variables, viewer })).data?.user as unknown as Facts;
  };
  const gapOf = async (user = temp) => (await read(user)).credentialGaps.map(({ code }) => code);
  const queueOf = async (user = temp) => {
    const { data } = await world.ask({ query: QUEUE, viewer: viewerOf(admin) });
    const edges = data?.verificationQueue?.edges as { node: { person: { id: string } } }[];
    return edges.map(({ node }) => node).filter(({ person }) => person.id === String(user.id));
  };
  const sendAlone = async (user = temp, documentType = 'license') =>
    world.services.documents.submit(self(user), {
      documentType,
      documentUrl: await world.document(user),
    });
  const decide = (input: object) => world.services.reviews.decide(reviewer(), input);
  const revisionOf = async (id: number) =>
    (await world.database.prisma.licence.findUniqueOrThrow({ where: { id } })).revision;
  const ofLicence = async (id: number) => ({ kind: 'licence', id, revision: await revisionOf(id) });
  const approve = async (id: number, more: object = {}) =>
    decide({ ...(await ofLicence(id)), decision: 'approved', ...more });
  const reject = async (id: number) =>
    decide({ ...(await ofLicence(id)), decision: 'rejected', reason: 'Too dark.' });
  const uploadsOf = (user = temp) => world.services.uploads.ofOwner(user.id);
  const submissionsOf = async (user = temp) =>
    (await world.published('verification.submitted')).filter(
      ({ payload }) => payload.userId === user.id,
    );

  it('are reviewed once the file is there, and not before', async () => {
    const licence = await world.services.licences.addOwn(self(), number);
    expect(await gapOf()).toEqual(['licence_incomplete']);
    expect(await queueOf()).toEqual([]);
    expect(await submissionsOf()).toEqual([]);
    await expect(approve(licence.id)).rejects.toMatchObject({ key: 'licence.fileMissing' });
    expect(await read()).toMatchObject({ isVerified: false, licences: [{ status: 'pending' }] });

    const documentUrl = await world.document(temp);
    await world.services.licences.edit(self(), { licenceId: licence.id, ...number, documentUrl });
    expect(await gapOf()).toEqual(['licence_pending']);
    expect(await queueOf()).toMatchObject([
      { kind: 'licence', licence: { number: 'CDHO 12' }, document: { documentType: 'license' } },
    ]);
    expect(await submissionsOf()).toMatchObject([{ payload: { subject: 'licence' } }]);
  });

  it('publish whether a review can begin', async () => {
    await world.services.licences.addOwn(self(), number);
    await sendAlone();
    const told = (await world.published('user.changed')).filter(
      ({ payload }) => payload.id === temp.id,
    );
    const has = told.flatMap(({ payload }) => payload.licences.map(({ hasFile }) => hasFile));
    expect(has[0]).toBe(false);
    expect(has.at(-1)).toBe(true);
  });

  it('are approved by one decision, which books the person until the expiry', async () => {
    const { id } = await world.submittedLicence(temp);
    await approve(id, { expiresOn: '2027-11-30' });
    const approved = { documentType: 'license', status: 'approved' };
    expect(await read()).toMatchObject({
      isVerified: true,
      verifiedProvinces: ['Ontario'],
      credentialGaps: [],
      licences: [{ status: 'approved', file: approved }],
      verificationDocuments: [{ ...approved, licenceId: String(id) }],
    });
    world.clock.set(new Date('2027-12-01T12:00:00Z'));
    expect(await read()).toMatchObject({
      verifiedProvinces: [],
      credentialGaps: [{ code: 'licence_expired' }],
    });
  });

  it('are decided together, whichever of the two is named', async () => {
    const licence = await world.services.licences.addOwn(self(), number);
    const { id } = await sendAlone();
    const file = { kind: 'document', id, decision: 'approved' };
    await expect(decide(file)).rejects.toMatchObject({ issues: [{ path: ['revision'] }] });
    await decide({ ...file, revision: await revisionOf(licence.id) });
    expect(await read()).toMatchObject({
      isVerified: true,
      licences: [{ status: 'approved', file: { status: 'approved' } }],
    });
  });

  it('keep the file when only the number was wrong, and the number when only the file was', async () => {
    const { licences } = world.services;
    const { id } = await world.submittedLicence(temp);
    await reject(id);
    expect(await read()).toMatchObject({
      credentialGaps: [{ code: 'licence_rejected' }],
      licences: [{ status: 'rejected', file: { status: 'rejected' } }],
    });
    await licences.edit(self(), { licenceId: id, ...number });
    expect(await read()).toMatchObject({
      credentialGaps: [{ code: 'licence_pending' }],
      licences: [{ number: 'CDHO 12', file: { status: 'pending' } }],
      verificationDocuments: [{ status: 'pending' }, { status: 'rejected', reason: 'Too dark.' }],
    });
    await reject(id);
    await sendAlone();
    expect(await read()).toMatchObject({
      licences: [{ number: 'CDHO 12', status: 'pending', file: { status: 'pending' } }],
    });
    await approve(id);
    expect(await gapOf()).toEqual([]);
  });

  it('let the file be replaced before the review, and no decision fall on the former one', async () => {
    const { licences } = world.services;
    const { id, revision } = await world.submittedLicence(temp);
    const documentUrl = await world.document(temp);
    await licences.edit(self(), { licenceId: id, ...number, documentUrl });
    expect(await uploadsOf()).toHaveLength(1);
    expect((await read()).verificationDocuments).toHaveLength(1);
    await expect(approve(id, { revision })).rejects.toMatchObject({ key: 'licence.changed' });
    await approve(id, { revision: revision + 1 });
    const late = { licenceId: id, ...number, documentUrl: await world.document(temp) };
    await expect(licences.edit(self(), late)).rejects.toMatchObject({ key: 'licence.approved' });
  });

  it('go together when the holder takes the licence off the record', async () => {
    const { id } = await world.submittedLicence(temp);
    await world.services.licences.remove(self(), { licenceId: id });
    expect(await read()).toMatchObject({ licences: [], verificationDocuments: [] });
    expect(await uploadsOf()).toEqual([]);
  });

  it('take no file of another person', async () => {
    const documentUrl = await world.document(await world.person('hygienist'));
    const added = world.services.licences.addOwn(self(), { ...number, documentUrl });
    await expect(added).rejects.toMatchObject({ issues: [{ path: ['documentUrl'] }] });
    expect((await read()).licences).toEqual([]);
  });

  it('show the file to the holder and administrators alone', async () => {
    const { id } = await world.submittedLicence(temp);
    const clinic = await world.person('clinic');
    await world.apply(clinic, temp);
    const seen = async (viewer: Parameters<typeof read>[1]) => (await read(temp, viewer)).licences;
    expect(await seen(viewerOf(clinic))).toMatchObject([{ number: 'N-1', file: null }]);
    for (const viewer of [viewerOf(temp), viewerOf(admin)])
      expect(await seen(viewer)).toMatchObject([
        { file: { documentUrl: expect.stringMatching(/^\/files\//) as string } },
      ]);
    expect(id).toBeGreaterThan(0);
  });

  describe('sent before its number', () => {
    it('waits where no review can begin', async () => {
      const { id, licenceId } = await sendAlone();
      expect(licenceId).toBeNull();
      expect(await queueOf()).toEqual([]);
      expect(await submissionsOf()).toEqual([]);
      expect(await gapOf()).toEqual(['licence_missing']);
      await expect(decide({ kind: 'document', id, decision: 'approved' })).rejects.toMatchObject({
        key: 'document.licenceMissing',
      });
      await expect(sendAlone()).rejects.toMatchObject({ key: 'document.open' });
    });

    it('is taken by the licence that is added', async () => {
      await sendAlone();
      await world.services.licences.addOwn(self(), number);
      expect(await queueOf()).toHaveLength(1);
      expect(await gapOf()).toEqual(['licence_pending']);
    });

    it('is taken by the number of the profile', async () => {
      await sendAlone();
      const { profileVersion } = await world.services.users.updateProfile(self(), temp.id, {});
      await world.services.profiles.update(self(), { licenseNumber: 'CDHO-9' }, profileVersion);
      expect(await queueOf()).toMatchObject([{ licence: { number: 'CDHO-9' } }]);
      expect(await submissionsOf()).toHaveLength(1);
    });
  });

  it('of an assistant in Quebec is the certification', async () => {
    const assistant = await world.person('assistant', { province: 'Quebec' });
    const quebec = { province: 'Quebec', number: 'NDAEB-1' };
    const { id } = await world.services.licences.addOwn(self(assistant), quebec);
    expect(await gapOf(assistant)).toEqual(['certification_incomplete']);
    await sendAlone(assistant, 'certification');
    expect(await gapOf(assistant)).toEqual(['certification_pending']);
    await approve(id);
    expect(await gapOf(assistant)).toEqual([]);
    const told = [
      ...(await world.published('verification.submitted')),
      ...(await world.published('verification.decided')),
    ].filter(({ payload }) => payload.userId === assistant.id);
    expect(told).toHaveLength(2);
    for (const { payload } of told)
      expect(payload).toMatchObject({ subject: 'licence', documentType: 'certification' });
  });

  it('of a certificate that proves no licence is reviewed alone and verifies no user', async () => {
    const assistant = await world.person('assistant');
    const { id } = await sendAlone(assistant, 'certification');
    expect(await queueOf(assistant)).toMatchObject([{ kind: 'document' }]);
    await decide({ kind: 'document', id, decision: 'approved' });
    expect(await read(assistant)).toMatchObject({
      isVerified: false,
      credentialGaps: [{ code: 'licence_missing' }],
    });
  });

  describe('under a new name', () => {
    const save = async (change: object) => {
      const { profileVersion } = await world.services.users.updateProfile(self(), temp.id, {});
      return world.services.profiles.update(self(), change, profileVersion);
    };

    it('are reviewed again, with the file and expiry they had', async () => {
      const { id } = await world.submittedLicence(temp);
      await approve(id, { expiresOn: '2027-11-30' });
      await expect(save({ lastName: 'Lovelace' })).resolves.toMatchObject({ isVerified: false });
      expect(await read()).toMatchObject({
        isVerified: false,
        credentialGaps: [{ code: 'licence_pending' }],
        licences: [{ status: 'pending', file: { status: 'pending' } }],
      });
      expect(await queueOf()).toHaveLength(1);
      await approve(id);
      expect((await read()).licences).toMatchObject([{ expiresOn: '2027-11-30' }]);
    });

    it('leave the place to a renewal that waits already', async () => {
      const { id } = await world.submittedLicence(temp);
      await approve(id, { expiresOn: '2026-12-31' });
      await world.submittedLicence(temp);
      await save({ firstName: 'Augusta' });
      expect(await read()).toMatchObject({ isVerified: false, licences: [{ status: 'pending' }] });
    });

    it('only: another city or photo changes nothing', async () => {
      await approve((await world.submittedLicence(temp)).id);
      await save({ city: 'Ottawa', firstName: temp.firstName });
      expect(await read()).toMatchObject({ isVerified: true, credentialGaps: [] });
    });
  });
});
