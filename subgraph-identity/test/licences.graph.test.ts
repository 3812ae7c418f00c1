import { LIMITS } from '@tbt/contracts';
import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, NOW, viewerOf, type World } from './factories';

const LICENCES = `query($id: ID!) { user(id: $id) {
  hasLicence verifiedProvinces isVerified verificationStatus
  licences { province regulator regulatorName number status expiresOn }
} }`;

describe('licences', () => {
  let world: World;
  let temp: User;
  beforeAll(async () => {
    world = await createWorld();
  });
  beforeEach(async () => {
    world.clock.set(NOW);
    temp = await world.person('hygienist');
  });
  afterAll(() => world.close());

  const record = (province = 'Ontario', number = 'N-1') =>
    world.services.licences.record(world.system, temp.id, { province, number });
  const read = async () => {
    const variables = { id: String(temp.id) };
    return (await world.ask({ query: LICENCES, variables, viewer: viewerOf(temp) })).data?.user;
  };

  it('are pending until a reviewer approves them, which verifies the person', async () => {
    const licence = await world.submittedLicence(temp);
    expect(await read()).toEqual({
      hasLicence: false,
      verifiedProvinces: [],
      isVerified: false,
      verificationStatus: 'pending',
      licences: [
        {
          province: 'Ontario',
          regulator: 'CDHO',
          regulatorName: 'College of Dental Hygienists of Ontario',
          number: 'N-1',
          status: 'pending',
          expiresOn: null,
        },
      ],
    });
    await world.services.licences.approve(asViewer(viewerOf(await world.admin())), licence.id);
    expect(await read()).toMatchObject({
      hasLicence: true,
      verifiedProvinces: ['Ontario'],
      isVerified: true,
      verificationStatus: 'approved',
      licences: [{ status: 'approved', expiresOn: '2026-12-01' }],
    });
    const audit = { where: { subject: `licence:${licence.id}` } };
    expect(await world.database.prisma.auditEntry.count(audit)).toBe(1);
  });

  it('end with their last day', async () => {
    await world.services.licences.approve(world.system, (await record()).id);
    world.clock.set(new Date('2026-12-02T05:59:59Z'));
    expect(await read()).toMatchObject({ hasLicence: true });
    world.clock.set(new Date('2026-12-02T06:00:00Z'));
    expect(await read()).toMatchObject({ hasLicence: false, verifiedProvinces: [] });
  });

  it('are published with an increasing revision', async () => {
    const licence = await record();
    await world.services.licences.approve(world.system, licence.id, { expiresOn: '2027-05-01' });
    await world.outboxDrained();
    const told = world.bus.published.flatMap(({ name, payload }) =>
      name === 'user.changed' && payload.id === temp.id ? [payload] : [],
    );
    const revisions = told.map(({ revision }) => revision).sort((a, b) => a - b);
    expect(new Set(revisions).size).toBe(revisions.length);
    const last = told.find(({ revision }) => revision === revisions.at(-1));
    expect(last).toMatchObject({
      isVerified: true,
      licences: [{ province: 'Ontario', status: 'approved', expiresOn: '2027-05-01' }],
    });
    expect(JSON.stringify(told)).not.toContain('N-1');
  });

  it.each([
    ['an unauthenticated caller', 'UNAUTHENTICATED', () => world.anonymous()],
    ['the holder', 'FORBIDDEN', () => asViewer(viewerOf(temp))],
    [
      'the holder as administrator',
      'FORBIDDEN',
      () => asViewer({ ...viewerOf(temp), isAdmin: true }),
    ],
  ])('are not approved by %s', async (_name, code, caller) => {
    const { id } = await record();
    await expect(world.services.licences.approve(caller(), id)).rejects.toMatchObject({ code });
    expect(await read()).toMatchObject({ isVerified: false });
  });

  it('are approved once, even at the same time', async () => {
    const { id } = await record();
    const approvals = await Promise.allSettled(
      [1, 2, 3].map(() => world.services.licences.approve(world.system, id)),
    );
    expect(approvals.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = approvals.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'CONFLICT', key: 'licence.notPending' } });
  });

  it.each(['CDHO 12', 'cdho12', ' CDHO  12 '])(
    'are on record once, also as %p',
    async (spelling) => {
      await record('Ontario', 'CDHO 12');
      await expect(record('Ontario', spelling)).rejects.toMatchObject({
        code: 'CONFLICT',
        key: 'licence.duplicate',
        issues: [{ path: ['number'] }],
      });
      await expect(record('Quebec')).resolves.toMatchObject({ regulator: 'OHDQ' });
    },
  );

  it('have no name for a regulator that is not in the register', async () => {
    const values = { province: 'Ontario', number: 'N-1', regulator: 'OLD' };
    await world.services.licences.record(world.system, temp.id, values);
    expect(await read()).toMatchObject({ licences: [{ regulator: 'OLD', regulatorName: null }] });
  });

  it('have not ended when they are filed, on the calendar of the province', async () => {
    const over = {
      code: 'VALIDATION_FAILED',
      issues: [{ path: ['expiresOn'], key: 'validation.expiryPast' }],
    };
    const file = (expiresOn: string) =>
      world.services.licences.record(world.system, temp.id, {
        ...{ province: 'Ontario', number: 'N-1' },
        expiresOn,
      });
    await expect(file('2026-11-19')).rejects.toMatchObject(over);
    const { id } = await file('2026-11-20');
    const edited = { licenceId: id, province: 'Ontario', number: 'N-1', expiresOn: '2025-01-01' };
    await expect(
      world.services.licences.edit(asViewer(viewerOf(temp)), edited),
    ).rejects.toMatchObject(over);
  });

  it('end within ten years', async () => {
    const tooFar = { code: 'VALIDATION_FAILED', issues: [{ path: ['expiresOn'] }] };
    const { licences } = world.services;
    const input = { province: 'Ontario', number: 'N-1', expiresOn: '2036-11-21' };
    await expect(licences.record(world.system, temp.id, input)).rejects.toMatchObject(tooFar);
    const { id } = await record();
    const approve = (expiresOn: string) => licences.approve(world.system, id, { expiresOn });
    await expect(approve('2036-11-21')).rejects.toMatchObject(tooFar);
    await expect(approve('2036-11-20')).resolves.toMatchObject({ status: 'approved' });
  });

  it('are not heaped up before the reviewers, one by one or by the number of the profile', async () => {
    for (let n = 0; n < LIMITS.licencesMax; n += 1) await record('Ontario', `N-${n}`);
    await expect(record('Quebec', 'Q-1')).rejects.toMatchObject({
      code: 'CONFLICT',
      key: 'licence.tooMany',
    });
    const info = asViewer(viewerOf(temp));
    const { profileVersion } = await world.services.users.updateProfile(info, temp.id, {});
    await world.services.profiles.update(info, { licenseNumber: 'N-new' }, profileVersion);
    expect((await read())?.licences).toHaveLength(LIMITS.licencesMax);
  });

  it('are renewed by the same number near their end, which replaces the old one', async () => {
    const { licences } = world.services;
    const approve = (id: number, expiresOn: string) =>
      licences.approve(world.system, id, { expiresOn });
    await approve((await record()).id, '2027-01-31');
    await expect(record()).rejects.toMatchObject({ key: 'licence.duplicate' });
    world.clock.set(new Date('2026-12-15T15:00:00Z'));
    await approve((await record()).id, '2028-01-31');
    expect(await read()).toMatchObject({
      licences: [{ status: 'approved', expiresOn: '2028-01-31' }],
    });
  });

  it('can be resubmitted after a rejection, new or corrected', async () => {
    const { licences } = world.services;
    const self = asViewer(viewerOf(temp));
    const reviewer = asViewer(viewerOf(await world.admin()));
    const refuse = (id: number) =>
      licences.decide(reviewer, { id, status: 'rejected', reason: 'The number is another one.' });
    const first = await refuse((await record()).id);
    expect(await read()).toMatchObject({ isVerified: false, verificationStatus: 'rejected' });
    const corrected = await licences.edit(self, {
      licenceId: first.id,
      province: 'Ontario',
      number: 'N-2',
    });
    expect(corrected).toMatchObject({ status: 'pending', reason: null, revision: 3 });
    await refuse(corrected.id);
    await expect(record('Ontario', 'N-2')).resolves.toMatchObject({ status: 'pending' });
  });

  it('are decided at the reviewed revision, and stay unchanged', async () => {
    const { licences } = world.services;
    const self = asViewer(viewerOf(temp));
    const seen = await record();
    const values = { licenceId: seen.id, province: 'Ontario', number: 'N-9' };
    await licences.edit(self, values);
    const decision = { id: seen.id, revision: seen.revision, status: 'approved' } as const;
    await expect(licences.decide(world.system, decision)).rejects.toMatchObject({
      key: 'licence.changed',
    });
    await licences.decide(world.system, { ...decision, revision: 2 });
    await expect(licences.edit(self, values)).rejects.toMatchObject({ key: 'licence.approved' });
    await licences.remove(self, { licenceId: seen.id });
    expect(await read()).toMatchObject({ isVerified: false, licences: [] });
    expect(await world.published('verification.withdrawn')).toMatchObject([
      { payload: { userId: temp.id, subject: 'licence', subjectId: seen.id } },
    ]);
  });

  it('stay while a booked shift needs them, unless another takes their place', async () => {
    const { licences } = world.services;
    const self = asViewer(viewerOf(temp));
    const approved = async (number: string) => {
      const { id, revision } = await record('Ontario', number);
      return licences.decide(world.system, { id, revision, status: 'approved' });
    };
    const first = await approved('N-1');
    await world.bookedAhead(temp);
    await expect(licences.remove(self, { licenceId: first.id })).rejects.toMatchObject({
      key: 'licence.comingBookings',
      reasons: ['coming_bookings'],
    });
    await approved('N-2');
    await licences.remove(self, { licenceId: first.id });
    expect(await read()).toMatchObject({ isVerified: true });
  });

  it('are changed by their holder only, and not held by clinics', async () => {
    const { licences } = world.services;
    const { id } = await record();
    const stranger = asViewer({ ...viewerOf(await world.person('assistant')), isAdmin: true });
    await expect(licences.remove(stranger, { licenceId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const clinic = asViewer(viewerOf(await world.person('clinic')));
    await expect(
      licences.addOwn(clinic, { province: 'Ontario', number: 'N-3' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are recorded by the person or a service only, for a real province', async () => {
    const { licences } = world.services;
    const input = { province: 'Ontario', number: 'N-2' };
    const stranger = asViewer(viewerOf(await world.person('assistant')));
    await expect(licences.record(stranger, temp.id, input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(licences.record(world.system, 999_999, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const abroad = { ...input, province: 'Texas' };
    await expect(licences.record(world.system, temp.id, abroad)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      issues: [{ path: ['province'] }],
    });
  });
});
