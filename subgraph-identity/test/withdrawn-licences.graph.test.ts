import { asViewer } from '@tbt/service-kit/testing';
import type { User } from '../src';
import { createWorld, viewerOf, type World } from './factories';

let world: World;
let temp: User;
let admin: User;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
beforeEach(async () => {
  temp = await world.person('hygienist');
});
afterAll(() => world.close());

const DECIDE = `mutation Decide($input: DecideVerificationInput!) {
  decideVerification(input: $input) {
    item { licence { status reason revision } document { status } person { isVerified } }
    errors { code } } }`;
const decide = async (id: number, input: object) => {
  const variables = { input: { kind: 'licence', id: String(id), ...input } };
  const { data } = await world.ask({ query: DECIDE, variables, viewer: viewerOf(admin) });
  return data?.decideVerification;
};
const approved = async () => {
  const { id } = await world.submittedLicence(temp);
  const as = asViewer(viewerOf(admin));
  return world.services.licences.decide(as, { id, status: 'approved', expiresOn: '2027-11-30' });
};
const reason = 'Revoked by the college.';

describe('the rejection of an approved licence', () => {
  it('withdraws it: the professional is not verified any more, and told why', async () => {
    const { id, revision } = await approved();
    expect(await decide(id, { decision: 'rejected', reason, revision })).toMatchObject({
      item: {
        ...{ licence: { status: 'rejected', reason, revision: revision + 1 } },
        person: { isVerified: false },
      },
      errors: [],
    });
    const [told] = (await world.published('verification.decided')).filter(
      ({ payload }) => payload.subjectId === id && payload.status === 'rejected',
    );
    expect(told?.payload).toMatchObject({ userId: temp.id, reason, isWithdrawn: true });
    const snapshots = await world.published('user.changed');
    expect(snapshots.filter(({ payload }) => payload.id === temp.id).at(-1)?.payload).toMatchObject(
      {
        ...{ isVerified: false, licences: [{ status: 'rejected' }] },
      },
    );
    const query = `query Trail($id: ID!) { user(id: $id) {
      auditTrail { edges { node { action subject } } } } }`;
    const variables = { id: String(temp.id) };
    const { data } = await world.ask({ query, variables, viewer: viewerOf(admin) });
    expect(JSON.stringify(data)).toContain(`"licence.withdrawn","subject":"licence:${id}"`);
  });

  it('names a reason and the revision that was read, and comes before no second approval', async () => {
    const { id, revision } = await approved();
    const refused = (code: string) => ({ item: null, errors: [{ code }] });
    expect(await decide(id, { decision: 'rejected', revision })).toMatchObject(
      refused('VALIDATION_FAILED'),
    );
    expect(await decide(id, { decision: 'rejected', reason, revision: 1 })).toMatchObject(
      refused('CONFLICT'),
    );
    expect(await decide(id, { decision: 'approved', revision })).toMatchObject(refused('CONFLICT'));
  });
});
