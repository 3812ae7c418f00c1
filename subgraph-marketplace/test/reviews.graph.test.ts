import { countStatements } from '@tbt/service-kit';
import { concurrently } from './cast';
import { asAdmin, createWorld, newKey, NOW, type World } from './factories';
import { DAY, refusalOf, reviewRunner } from './review-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const { run, worked, write, reviewed, profile, ofBooking, published, setStatus } = reviewRunner(
  () => world,
);
const after = ({ booking }: { booking: { endsAt: Date } }, ms: number) =>
  world.clock.set(new Date(booking.endsAt.getTime() + ms));

describe('writing a review', () => {
  it('stays hidden from everyone but its author until the other is in', async () => {
    const made = await worked();
    const { review } = await write(made, made.temp, { rating: 4, comment: '<b>Kind</b>' });
    expect(review).toMatchObject({
      ...{ by: 'temp', rating: 4, comment: '<b>Kind</b>', isPublic: true, isPublished: false },
      ...{ reviewerId: String(made.temp.id), revieweeId: String(made.clinic.id), actions: [] },
      publishesAt: new Date(made.booking.endsAt.getTime() + 14 * DAY).toISOString(),
    });
    expect(await ofBooking(made, made.temp)).toHaveLength(1);
    expect(await ofBooking(made, made.clinic)).toEqual([]);
    expect(await ofBooking(made, asAdmin())).toEqual([]);
    expect(await profile(made.clinic)).toMatchObject({
      ...{ avgRating: '0.00', totalReviews: 0, reviews: { edges: [] } },
    });
    const reply = { reviewId: review?.id, text: 'Thanks' };
    expect(refusalOf(await run('replyToReview', reply, made.clinic))).toBe('NOT_FOUND');
    const report = { reviewId: review?.id, reason: 'untrue' };
    expect(refusalOf(await run('reportReview', report, made.clinic))).toBe('NOT_FOUND');
  });

  it('publishes both at once, with averages and counts', async () => {
    const { clinic, temp, ofClinic, ofTemp } = await reviewed(5, 4);
    expect(ofClinic).toMatchObject({ isPublished: true, publishesAt: world.clock.now().toJSON() });
    expect(await profile(temp)).toMatchObject({
      ...{ avgRating: '5.00', totalReviews: 1, ratingCounts: [0, 0, 0, 0, 1] },
      reviews: { edges: [{ node: { id: ofTemp.id, isPublished: true } }] },
    });
    expect(await profile(clinic)).toMatchObject({ avgRating: '4.00', totalReviews: 1 });
    const events = await published('review.published');
    expect(events.map(({ reviewId, by }) => [reviewId, by])).toEqual([
      [Number(ofTemp.id), 'clinic'],
      [Number(ofClinic.id), 'temp'],
    ]);
  });

  it.each(['approved', 'invoiced', 'paid'])('is open when %s', async (status) => {
    const made = await worked(status);
    expect(refusalOf(await write(made, made.clinic))).toBeNull();
  });

  it.each(['booked', 'confirmed', 'checked_in', 'completed', 'no_show', 'disputed'])(
    'is refused when %s',
    async (status) => {
      const made = await worked(status);
      expect(refusalOf(await write(made, made.temp))).toBe('CONFLICT illegal_step');
    },
  );

  it.each([
    ['cancelled_by_temp', 'temp'],
    ['cancelled_by_clinic', 'clinic'],
    ['released', null],
  ])('is refused when %s', async (status, by) => {
    const made = await worked();
    await world.rows(
      `UPDATE bookings SET status = $2, cancelled_by = $3, cancelled_from = 'booked',
        cancelled_at = now(), settled_at = now() WHERE id = $1`,
      [made.booking.id, status, by],
    );
    expect(refusalOf(await write(made, made.temp))).toBe('CONFLICT illegal_step');
  });

  it.each(['completed', 'disputed'])(
    'is open when %s, after a check-in and hours',
    async (status) => {
      const made = await worked(status);
      const { id, startsAt, endsAt } = made.booking;
      await world.rows(
        `UPDATE bookings SET checked_in_at = starts_at, checked_in_by = 'temp' WHERE id = $1`,
        [id],
      );
      await world.rows(
        `INSERT INTO timesheets (booking_id, by, start_time, end_time, starts_at, ends_at,
        break_minutes, minutes, created_at) VALUES ($1, 'temp', '08:00', '16:00', $2, $3, 0, 480, $3)`,
        [id, startsAt, endsAt],
      );
      expect(refusalOf(await write(made, made.temp))).toBeNull();
    },
  );

  it('is possible from the end to 14 days after, to the millisecond', async () => {
    const made = await worked();
    after(made, -1);
    expect(refusalOf(await write(made, made.temp))).toBe('CONFLICT too_early');
    after(made, 0);
    expect(refusalOf(await write(made, made.temp))).toBeNull();
    after(made, 14 * DAY + 1);
    expect(refusalOf(await write(made, made.clinic))).toBe('CONFLICT review_over');
    after(made, 14 * DAY);
    expect(refusalOf(await write(made, made.clinic))).toBeNull();
  });

  it('is possible once for each side', async () => {
    const made = await worked();
    expect(refusalOf(await write(made, made.temp))).toBeNull();
    expect(refusalOf(await write(made, made.temp))).toBe('CONFLICT already_reviewed');
    const again = await concurrently(
      Array.from({ length: 4 }, () => async () => {
        const refused = refusalOf(await write(made, made.clinic));
        if (refused) throw Object.assign(new Error(refused), { code: refused, reasons: [] });
      }),
    );
    expect(again.won).toBe(1);
    expect(new Set(again.refused.map(({ code }) => code))).toEqual(
      new Set(['CONFLICT already_reviewed']),
    );
  });

  it('publishes both once when both are written at the same time', async () => {
    const made = await worked();
    await published('review.published');
    await Promise.all([write(made, made.temp), write(made, made.clinic)]);
    expect(await published('review.published')).toHaveLength(2);
    expect(await ofBooking(made, made.temp)).toHaveLength(2);
  });

  it('is hidden from strangers and refused to administrators', async () => {
    const made = await worked();
    expect(refusalOf(await write(made, await world.temp()))).toBe('NOT_FOUND');
    expect(refusalOf(await write(made, await world.clinic()))).toBe('NOT_FOUND');
    expect(refusalOf(await write(made, asAdmin()))).toBe('FORBIDDEN');
    expect(refusalOf(await write(made, null))).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: -1 }, 'rating'],
    [{ rating: 5, comment: 'x'.repeat(2001) }, 'comment'],
    [{ rating: 5, comment: 'a\0b' }, 'comment'],
  ])('refuses %j', async (words, path) => {
    const made = await worked();
    expect(refusalOf(await write(made, made.temp, words))).toBe(`VALIDATION_FAILED ${path}`);
  });

  it('takes no half stars, and a blank comment as none', async () => {
    const made = await worked();
    expect(refusalOf(await write(made, made.temp, { rating: 5.5 }))).not.toBeNull();
    expect(await ofBooking(made, made.temp)).toEqual([]);
    const { review } = await write(made, made.temp, { rating: 1, comment: '  \n ' });
    expect(review).toMatchObject({ rating: 1, comment: null });
  });

  it('answers a repeated key with the first answer', async () => {
    const made = await worked();
    const who = { ...world.as(made.temp), idempotencyKey: newKey() };
    const first = await write(made, who);
    expect(await write(made, who)).toEqual(first);
    expect(await ofBooking(made, made.temp)).toHaveLength(1);
  });

  it('names its author whole to both sides alone', async () => {
    const { temp, clinic } = await reviewed(5, 3);
    const author = { id: String(clinic.id) };
    const read = async (who: Parameters<typeof profile>[1]) =>
      (await profile(temp, who)).reviews.edges[0]?.node;
    for (const side of [temp, clinic])
      expect(await read(side)).toMatchObject({ reviewer: author, author });
    for (const other of [null, await world.temp()])
      expect(await read(other)).toMatchObject({ reviewer: null, author });
  });

  it('is refused once the other account is closed', async () => {
    const made = await worked();
    await world.person({ ...made.clinic, revision: 2, isActive: false });
    expect(refusalOf(await write(made, made.temp))).toBe('CONFLICT account_closed');
    expect(refusalOf(await write(made, made.clinic))).toBeNull();
  });
});

describe('the clock', () => {
  it('publishes a single review after 14 days, once with two workers', async () => {
    const made = await worked();
    await write(made, made.clinic, { rating: 3 });
    after(made, 14 * DAY - 1);
    await world.services.keepReviews();
    await published('review.published');
    expect(await ofBooking(made, made.temp)).toEqual([]);
    after(made, 14 * DAY);
    const other = await world.replica();
    const reports = await Promise.all([
      world.services.keepReviews(),
      other.services.keepReviews(),
      world.services.keepReviews(),
    ]);
    await other.stop();
    expect(reports.reduce((sum, report) => sum + report.published, 0)).toBe(1);
    expect(await published('review.published')).toMatchObject([{ by: 'clinic' }]);
    expect(await profile(made.temp)).toMatchObject({ avgRating: '3.00', totalReviews: 1 });
    expect((await world.services.keepReviews()).published).toBe(0);
  });

  it('asks both sides two hours after the end, once, and not who has written', async () => {
    const [made, asked] = [await worked(), await worked()];
    await write(asked, asked.temp);
    after(asked, 2 * 3_600_000 - 1);
    await world.services.keepReviews();
    const early = (await published('review.asked')).map(({ bookingId }) => bookingId);
    expect(early).toContain(made.booking.id);
    expect(early).not.toContain(asked.booking.id);
    after(asked, 2 * 3_600_000);
    await Promise.all([world.services.keepReviews(), world.services.keepReviews()]);
    const events = await published('review.asked');
    expect(events.map(({ bookingId, sides }) => [bookingId, sides])).toEqual([
      [asked.booking.id, ['clinic']],
    ]);
    await world.services.keepReviews();
    expect(await published('review.asked')).toEqual([]);
  });

  it('does not ask about a shift that was not worked', async () => {
    const made = await worked('no_show');
    after(made, 3 * 3_600_000);
    await world.services.keepReviews();
    const asked = (await published('review.asked')).map(({ bookingId }) => bookingId);
    expect(asked).not.toContain(made.booking.id);
    await setStatus(made.booking.id, 'approved');
    after(made, 15 * DAY);
    await world.services.keepReviews();
    expect(await published('review.asked')).toEqual([]);
  });
});

describe('the public profile', () => {
  it('pages through reviews, newest first, in a statement per kind', async () => {
    const { temp, clinic } = await reviewed(5);
    for (let n = 1; n <= 4; n += 1) {
      world.clock.set(NOW);
      const other = await worked();
      await world.rows(
        `INSERT INTO reviews (booking_id, job_id, side, reviewer_id, reviewee_id, rating, created_at,
          visible_at, is_counted) VALUES ($1, $2, 'clinic', $3, $4, $5, $6, $6, true)`,
        [other.booking.id, other.job.id, clinic.id, temp.id, n, world.clock.now()],
      );
    }
    const first = await profile(temp, null, '(first: 2)');
    expect(first.reviews.edges.map(({ node }) => node.rating)).toEqual([4, 3]);
    expect(first.reviews.pageInfo.hasNextPage).toBe(true);
    const after2 = first.reviews.edges.at(-1)?.cursor ?? '';
    const rest = await profile(temp, null, `(first: 5, after: "${after2}")`);
    expect(rest.reviews.edges.map(({ node }) => node.rating)).toEqual([2, 1, 5]);
    expect(rest.ratingCounts).toEqual([1, 1, 1, 1, 1]);
    const count = await countStatements(world.subgraph.database.pool, async () => {
      await profile(temp, null, '(first: 2)');
    });
    expect(count).toBe(5);
  });
});
