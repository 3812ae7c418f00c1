import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** As if computed an hour later by older zone data. */
const age = async (id: number) => {
  await world.rows(
    `UPDATE jobs SET zone_data_version = '2020a', starts_at = starts_at + interval '1 hour',
       ends_at = ends_at + interval '1 hour' WHERE id = $1`,
    [id],
  );
  await world.rows(
    `UPDATE bookings SET starts_at = starts_at + interval '1 hour',
       ends_at = ends_at + interval '1 hour', padded_until = padded_until + interval '1 hour'
     WHERE job_id = $1`,
    [id],
  );
};
const startOf = async (id: number) =>
  (await world.rows<{ starts_at: Date }>('SELECT starts_at FROM jobs WHERE id = $1', [id]))[0]
    ?.starts_at;

describe('new zone data', () => {
  it('moves upcoming shifts and their bookings, and publishes the changes', async () => {
    const [clinic, temp] = [await world.clinic(), await world.temp()];
    const [open, booked] = [await world.job(clinic), await world.job(clinic)];
    const { booking } = await world.accept(clinic, await world.apply(temp, booked));
    for (const { id } of [open, booked]) await age(id);
    expect(await world.services.recomputeInstants()).toEqual({ moved: 2, left: [] });
    expect(await startOf(open.id)).toEqual(open.startsAt);
    expect(
      await world.rows('SELECT starts_at, ends_at, revision FROM bookings WHERE id = $1', [
        booking.id,
      ]),
    ).toEqual([{ starts_at: booked.startsAt, ends_at: booked.endsAt, revision: 2 }]);
    await world.subgraph.outbox.drain();
    expect(world.bus.published.at(-1)).toMatchObject({
      name: 'booking.changed',
      payload: { bookingId: booking.id, revision: 2, startsAt: booked.startsAt.toISOString() },
    });
    expect(await world.services.recomputeInstants()).toEqual({ moved: 0, left: [] });
  });

  it('keeps the offset of an ambiguous hour', async () => {
    const clinic = await world.clinic();
    const hour = { date: '2027-11-07', startTime: '01:30', endTime: '09:00' };
    const later = await world.job(clinic, { ...hour, utcOffset: '-05:00' });
    await world.rows(`UPDATE jobs SET zone_data_version = '2020a' WHERE id = $1`, [later.id]);
    expect(await world.services.recomputeInstants()).toEqual({ moved: 1, left: [] });
    expect(await startOf(later.id)).toEqual(new Date('2027-11-07T06:30:00.000Z'));
  });

  it('leaves a shift whose time no longer exists, and reports it', async () => {
    const clinic = await world.clinic();
    const job = await world.job(clinic, {
      date: '2027-03-14',
      startTime: '03:30',
      endTime: '09:00',
    });
    await world.rows(
      `UPDATE jobs SET zone_data_version = '2020a', start_time = '02:30' WHERE id = $1`,
      [job.id],
    );
    expect(await world.services.recomputeInstants()).toEqual({ moved: 0, left: [job.id] });
  });
});
