import { randomUUID } from 'node:crypto';
import { asViewer } from '@tbt/service-kit/testing';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { refusalOf, reviewRunner, type Who } from './review-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, reviewed, profile, ofBooking, published } = reviewRunner(() => world);

const LISTS = `query Lists { reportedReviews { edges { node { review { id comment }
  reports { reason statement reporter { id } } } } } heldReviews { edges { node { review { id } } } } }`;
async function lists(who: Who) {
  const { data, errors } = await world.graph(LISTS, {}, who);
  if (errors) throw new Error(String(errors[0]?.extensions.code));
  type Node = { review: { id: string }; reports?: { reason: string }[] };
  const of = (name: string) =>
    (data?.[name] as { edges: { node: Node }[] }).edges.map(({ node }) => node);
  return { reported: of('reportedReviews'), held: of('heldReviews') };
}

describe('a reply', () => {
  it('is written once by the side that was reviewed, and is public', async () => {
    const { temp, clinic, ofTemp } = await reviewed();
    const reply = (who: Who, text = '<i>Thanks</i>') =>
      run('replyToReview', { reviewId: ofTemp.id, text }, who);
    expect(refusalOf(await reply(clinic))).toBe('FORBIDDEN');
    expect(refusalOf(await reply(await world.temp()))).toBe('FORBIDDEN');
    expect(refusalOf(await reply(null))).toBe('UNAUTHENTICATED');
    expect(refusalOf(await reply(temp, ' '))).toBe('VALIDATION_FAILED text');
    expect(refusalOf(await reply(temp, 'x'.repeat(1001)))).toBe('VALIDATION_FAILED text');
    expect((await reply(temp)).review).toMatchObject({ reply: '<i>Thanks</i>' });
    expect(refusalOf(await reply(temp))).toBe('CONFLICT already_replied');
    const { reviews } = await profile(temp);
    expect(reviews.edges[0]?.node).toMatchObject({ reply: '<i>Thanks</i>' });
    expect(await published('review.replied')).toMatchObject([{ by: 'clinic' }]);
  });

  it('is made by staff for their clinic', async () => {
    const { clinic, ofClinic } = await reviewed();
    const staff = asViewer({
      userId: 999_001,
      role: 'clinic',
      actingClinicId: clinic.id,
      clinicRole: 'scheduler',
    });
    const { review } = await run('replyToReview', { reviewId: ofClinic.id, text: 'Merci' }, staff);
    expect(review).toMatchObject({ reply: 'Merci' });
  });
});

describe('a report', () => {
  it('is made once by any user, not by the author', async () => {
    const { temp, clinic, ofTemp } = await reviewed();
    const report = (who: Who, input: object = { reason: 'untrue', statement: 'Not so' }) =>
      run('reportReview', { reviewId: ofTemp.id, ...input }, who);
    const stranger = await world.clinic();
    expect(refusalOf(await report(null))).toBe('UNAUTHENTICATED');
    expect(refusalOf(await report(clinic))).toBe('CONFLICT own_review');
    expect(refusalOf(await report(temp, { reason: 'rude' }))).toBe('VALIDATION_FAILED reason');
    expect(refusalOf(await run('reportReview', { reviewId: 1e9, reason: 'spam' }, temp))).toBe(
      'NOT_FOUND',
    );
    expect(refusalOf(await report(temp))).toBeNull();
    expect(refusalOf(await report(temp))).toBe('CONFLICT already_reported');
    expect(refusalOf(await report(stranger, { reason: 'spam' }))).toBeNull();
    const found = (await lists(asAdmin())).reported.find(({ review }) => review.id === ofTemp.id);
    expect(found?.reports?.map(({ reason }) => reason)).toEqual(['untrue', 'spam']);
    expect(await published('review.reported')).toHaveLength(2);
  });

  it('is decided by administrators: held reviews neither show nor count', async () => {
    const { temp, clinic, ofTemp, ...made } = await reviewed(1);
    const decide = (who: Who, isHeld: boolean) =>
      run('decideReviewReports', { reviewId: ofTemp.id, isHeld }, who);
    await expect(lists(temp)).rejects.toThrow('FORBIDDEN');
    expect(refusalOf(await decide(temp, true))).toBe('FORBIDDEN');
    expect(refusalOf(await decide(asAdmin(), true))).toBe('CONFLICT not_reported');
    await run('reportReview', { reviewId: ofTemp.id, reason: 'offensive' }, temp);
    expect(refusalOf(await decide({ ...asViewer({ userId: temp.id, isAdmin: true }) }, true))).toBe(
      'CONFLICT own_case',
    );
    const [one, two] = await Promise.all([decide(asAdmin(), true), decide(asAdmin(), true)]);
    expect([one, two].map(refusalOf).sort()).toEqual(['CONFLICT not_reported', null]);
    expect(await profile(temp)).toMatchObject({
      ...{ avgRating: '0.00', totalReviews: 0, ratingCounts: [0, 0, 0, 0, 0] },
      reviews: { edges: [] },
    });
    expect(await ofBooking({ ...made, temp, clinic }, temp)).toMatchObject([{ by: 'temp' }]);
    expect(await ofBooking({ ...made, temp, clinic }, clinic)).toHaveLength(2);
    expect((await lists(asAdmin())).held.map(({ review }) => review.id)).toContain(ofTemp.id);
    expect((await decide(asAdmin(), false)).review).toMatchObject({ isPublic: true });
    expect(await profile(temp)).toMatchObject({ avgRating: '1.00', totalReviews: 1 });
    expect(await published('review.decided')).toMatchObject([
      { isHeld: true, wasHeld: false, reporterIds: [temp.id] },
      { isHeld: false, wasHeld: true, reporterIds: [] },
    ]);
  });

  it('that is declined leaves the review as it is', async () => {
    const { temp, ofTemp } = await reviewed(2);
    await run('reportReview', { reviewId: ofTemp.id, reason: 'other' }, temp);
    const input = { reviewId: ofTemp.id, isHeld: false };
    expect((await run('decideReviewReports', input, asAdmin())).review?.isPublic).toBe(true);
    expect(await profile(temp)).toMatchObject({ avgRating: '2.00', totalReviews: 1 });
    expect((await lists(asAdmin())).reported.map(({ review }) => review.id)).not.toContain(
      ofTemp.id,
    );
  });
});

describe('a closed account', () => {
  const erase = async (userId: number) => {
    const payload = { userId, sealedEmail: 'x', at: world.clock.now().toISOString() };
    await world.bus.publish([
      { id: randomUUID(), name: 'account.erased', payload, createdAt: payload.at },
    ]);
    await world.bus.settled();
  };

  it('leaves its reviews without a name, and takes what was said about it', async () => {
    const { temp, clinic, ofTemp, ofClinic } = await reviewed(5, 3);
    await run('replyToReview', { reviewId: ofClinic.id, text: 'Thank you' }, clinic);
    await erase(clinic.id);
    const { reviews, avgRating } = await profile(temp);
    expect(avgRating).toBe('5.00');
    expect(reviews.edges[0]?.node).toMatchObject({
      ...{ id: ofTemp.id, reviewerId: null, reviewer: null, author: null, comment: 'Calm' },
    });
    const [about] = await world.rows('SELECT comment, reply FROM reviews WHERE id = $1', [
      ofClinic.id,
    ]);
    expect(about).toEqual({ comment: null, reply: null });
  });
});
