import { messageText } from '@tbt/contracts';
import { createWorld, newKey, type World } from './factories';

const APPLY = `mutation Apply($input: ApplyToJobInput!) {
  applyToJob(input: $input) {
    application { id jobId applicantId status message job { id } applicant { id } }
    errors { code path reasons message }
  }
}`;
const answer = (name: string) => `mutation Answer($input: AnswerApplicationInput!) {
  ${name}(input: $input) { application { id status } errors { code reasons message } }
}`;
const ACCEPT = `mutation Accept($input: AnswerApplicationInput!) {
  acceptApplication(input: $input) {
    application { id status }
    booking { id jobId applicationId clinicId professionalId status startsAt endsAt timeZone hourlyRate job { status } }
    errors { code reasons message }
  }
}`;

type Payload = {
  application: { id: string; status: string; message: string } | null;
  booking?: { id: string } | null;
  errors: { code: string; path: string[]; reasons: string[]; message: string }[];
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = async (query: string, input: object, who: Parameters<World['graph']>[2]) => {
  const { data, errors } = await world.graph(query, { input }, who);
  const payload = data && (Object.values(data)[0] as Payload);
  return { ...payload, thrown: errors?.[0]?.extensions };
};
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('SELECT status FROM applications WHERE id = $1', [id]))[0]
    ?.status;
const cast = async () => {
  const [clinic, temp] = [await world.clinic(), await world.temp()];
  const job = await world.job(clinic);
  return { clinic, temp, job };
};

describe('applying', () => {
  it('stores the offer and tells the other services', async () => {
    const { clinic, temp, job } = await cast();
    const { application, errors } = await run(APPLY, { jobId: job.id, message: ' Hello ' }, temp);
    expect(errors).toEqual([]);
    expect(application).toMatchObject({
      jobId: String(job.id),
      applicantId: String(temp.id),
      status: 'pending',
      message: 'Hello',
      job: { id: String(job.id) },
      applicant: { id: String(temp.id) },
    });
    await world.subgraph.outbox.drain();
    const told = world.bus.published.filter(
      (event) =>
        event.name === 'application.changed' &&
        event.payload.applicationId === Number(application?.id),
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.payload).toMatchObject({
      revision: 1,
      jobId: job.id,
      clinicId: clinic.id,
      professionalId: temp.id,
      status: 'pending',
    });
  });

  it("uses the fixed sentence of the viewer's language without a message", async () => {
    const { temp, job } = await cast();
    const french = world.as(await world.temp(), { locale: 'fr-CA' });
    const said = async (who: Parameters<World['graph']>[2], input = {}) =>
      (await run(APPLY, { jobId: job.id, ...input }, who)).application?.message;
    expect(await said(temp, { message: '  ' })).toBe(
      messageText('en-CA', 'application.defaultMessage'),
    );
    expect(await said(french)).toBe(messageText('fr-CA', 'application.defaultMessage'));
  });

  it('is open to the unverified, to the other profession and to people nobody has heard of', async () => {
    const { job } = await cast();
    const stranger = { ...(await world.temp()), id: 900_100 };
    const assistant = await world.temp({ role: 'assistant', licences: [], isVerified: false });
    for (const who of [stranger, assistant]) {
      expect((await run(APPLY, { jobId: job.id }, who)).errors).toEqual([]);
    }
  });

  it.each([
    ['nobody', null, 'UNAUTHENTICATED'],
    ['a clinic', 'clinic', 'FORBIDDEN'],
    ['an administrator without a role', 'admin', 'FORBIDDEN'],
  ] as const)('is refused to %s', async (_who, role, code) => {
    const { job } = await cast();
    const who =
      role === null
        ? null
        : await world.person(role === 'admin' ? { role: null, isAdmin: true } : { role });
    expect((await run(APPLY, { jobId: job.id }, who)).thrown?.code).toBe(code);
  });

  it('refuses a foreign applicant, and stores nothing', async () => {
    const { temp, job } = await cast();
    const other = await world.temp();
    const { thrown } = await run(APPLY, { jobId: job.id, applicantId: other.id }, temp);
    expect(thrown).toMatchObject({ code: 'FORBIDDEN', messageKey: 'access.foreignActor' });
    expect(await world.rows('SELECT 1 FROM applications WHERE job_id = $1', [job.id])).toEqual([]);
  });

  it('names the bad fields', async () => {
    const { temp } = await cast();
    const input = { jobId: 'x', applicantId: '0', message: 'm'.repeat(2001) };
    const { errors } = await run(APPLY, input, temp);
    expect(errors?.map(({ path }) => path[0]).sort()).toEqual(['applicantId', 'jobId', 'message']);
  });

  it('finds no shift that is missing', async () => {
    const input = { jobId: '2147483647' };
    expect((await run(APPLY, input, await world.temp())).thrown?.code).toBe('NOT_FOUND');
  });

  it('refuses a second application, also of many at once', async () => {
    const { temp, job } = await cast();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => run(APPLY, { jobId: job.id }, temp)),
    );
    expect(answers.filter(({ application }) => application)).toHaveLength(1);
    for (const { errors } of answers.filter(({ application }) => !application)) {
      expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['duplicate'] }]);
    }
  });

  it('refuses a shift that is booked or has started', async () => {
    const { clinic, temp, job } = await cast();
    await world.accept(clinic, await world.apply(temp, job));
    const late = await run(APPLY, { jobId: job.id }, await world.temp());
    expect(late.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['job_not_active'] }]);
  });

  it('refuses an own overlapping booking, not one back to back', async () => {
    const { clinic, temp } = await cast();
    const date = '2027-02-01';
    const at = (startTime: string, endTime: string) =>
      world.job(clinic, { date, startTime, endTime });
    await world.accept(clinic, await world.apply(temp, await at('08:00', '12:00')));
    const crossing = await run(APPLY, { jobId: (await at('11:59', '16:00')).id }, temp);
    expect(crossing.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['overlap'] }]);
    expect((await run(APPLY, { jobId: (await at('12:00', '16:00')).id }, temp)).errors).toEqual([]);
  });

  it('gives a repeated key the first answer', async () => {
    const { temp, job } = await cast();
    const who = world.as(temp, { idempotencyKey: newKey() });
    const first = await run(APPLY, { jobId: job.id }, who);
    expect(await run(APPLY, { jobId: job.id }, who)).toEqual(first);
    expect(first.errors).toEqual([]);
  });
});

describe('answering', () => {
  it('declines and withdraws, each once', async () => {
    const { clinic, temp, job } = await cast();
    const other = await world.temp();
    const [mine, theirs] = [await world.apply(temp, job), await world.apply(other, job)];
    const decline = () => run(answer('declineApplication'), { applicationId: mine.id }, clinic);
    const withdraw = () => run(answer('withdrawApplication'), { applicationId: theirs.id }, other);
    expect((await decline()).application?.status).toBe('declined');
    expect((await withdraw()).application?.status).toBe('withdrawn');
    for (const again of [await decline(), await withdraw()]) {
      expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
    }
    const accepted = await run(ACCEPT, { applicationId: mine.id }, clinic);
    expect(accepted.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
  });

  it('walks every status that has no such edge', async () => {
    const { clinic, temp, job } = await cast();
    const { id } = await world.apply(temp, job);
    for (const status of ['countered', 'accepted', 'declined', 'withdrawn', 'expired']) {
      await world.rows('UPDATE applications SET status = $2 WHERE id = $1', [id, status]);
      for (const [mutation, who] of [
        [ACCEPT, clinic],
        [answer('declineApplication'), clinic],
        [answer('withdrawApplication'), temp],
      ] as const) {
        const { errors } = await run(mutation, { applicationId: id }, who);
        expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
        expect(errors?.[0]?.message).toContain(status);
      }
      expect(await statusOf(id)).toBe(status);
    }
  });

  it('is authorised: viewer × action × answer', async () => {
    const { clinic, temp, job } = await cast();
    const people = {
      nobody: null,
      owner: clinic,
      otherClinic: await world.clinic(),
      applicant: temp,
      otherTemp: await world.temp(),
      admin: await world.person({ role: null, isAdmin: true }),
    };
    const { id } = await world.apply(temp, job);
    const expected = {
      acceptApplication: {
        nobody: 'UNAUTHENTICATED',
        otherClinic: 'NOT_FOUND',
        applicant: 'FORBIDDEN',
        otherTemp: 'FORBIDDEN',
        admin: 'FORBIDDEN',
      },
      declineApplication: {
        nobody: 'UNAUTHENTICATED',
        otherClinic: 'NOT_FOUND',
        applicant: 'FORBIDDEN',
        otherTemp: 'FORBIDDEN',
        admin: 'FORBIDDEN',
      },
      withdrawApplication: {
        nobody: 'UNAUTHENTICATED',
        owner: 'FORBIDDEN',
        otherClinic: 'FORBIDDEN',
        otherTemp: 'NOT_FOUND',
        admin: 'FORBIDDEN',
      },
    };
    for (const [action, table] of Object.entries(expected)) {
      for (const [who, code] of Object.entries(table)) {
        const { thrown } = await run(
          answer(action),
          { applicationId: id },
          people[who as keyof typeof people],
        );
        expect([action, who, thrown?.code]).toEqual([action, who, code]);
      }
    }
    expect(await statusOf(id)).toBe('pending');
  });

  it('lets a staff account act for its clinic', async () => {
    const { clinic, temp, job } = await cast();
    const staff = world.as(await world.person({ role: null }));
    if (staff.viewer) staff.viewer.actingClinicId = clinic.id;
    const { id } = await world.apply(temp, job);
    const { application } = await run(answer('declineApplication'), { applicationId: id }, staff);
    expect(application?.status).toBe('declined');
  });

  it('finds no application that is missing, and asks for an id', async () => {
    const clinic = await world.clinic();
    const missing = await run(ACCEPT, { applicationId: '2147483647' }, clinic);
    expect(missing.thrown?.code).toBe('NOT_FOUND');
    const bad = await run(ACCEPT, { applicationId: '9999999999' }, clinic);
    expect(bad.errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
  });
});

describe('accepting', () => {
  it('books the shift, closes what it settles and tells of everything', async () => {
    const { clinic, temp } = await cast();
    const otherClinic = await world.clinic();
    const date = '2027-02-02';
    const job = await world.job(clinic, { date });
    const rival = await world.apply(await world.temp(), job);
    const crossing = await world.apply(temp, await world.job(otherClinic, { date }));
    const distant = await world.apply(temp, await world.job(otherClinic, { date: '2027-02-03' }));
    const mine = await world.apply(temp, job);
    await world.subgraph.outbox.drain();
    world.bus.published.length = 0;

    const { application, booking, errors } = await run(ACCEPT, { applicationId: mine.id }, clinic);
    expect(errors).toEqual([]);
    expect(application?.status).toBe('accepted');
    expect(booking).toMatchObject({
      jobId: String(job.id),
      applicationId: String(mine.id),
      clinicId: String(clinic.id),
      professionalId: String(temp.id),
      status: 'booked',
      startsAt: job.startsAt.toISOString(),
      endsAt: job.endsAt.toISOString(),
      timeZone: 'America/Toronto',
      hourlyRate: '52.00',
      job: { status: 'booked' },
    });
    expect(await statusOf(rival.id)).toBe('declined');
    expect(await statusOf(crossing.id)).toBe('withdrawn');
    expect(await statusOf(distant.id)).toBe('pending');

    await world.subgraph.outbox.drain();
    const told = world.bus.published.map(({ name, payload }) =>
      name === 'application.changed'
        ? [payload.applicationId, payload.status, payload.revision]
        : name,
    );
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        [mine.id, 'accepted', 2],
        [rival.id, 'declined', 2],
        [crossing.id, 'withdrawn', 2],
        'booking.changed',
      ]),
    );
  });

  it('asks for a credential of the province on the day of the shift', async () => {
    const clinic = await world.clinic();
    const tryOn = async (
      licences: ReturnType<World['licence']>[],
      changes = {},
      role = 'hygienist',
    ) => {
      const job = await world.job(clinic, { role, ...changes });
      const temp = await world.temp({ licences, role: role as 'hygienist' });
      const application = await world.apply(temp, job);
      return (await run(ACCEPT, { applicationId: application.id }, clinic)).errors;
    };
    const missing = [{ code: 'CONFLICT', reasons: ['missing_credential'] }];
    const quebec = { province: 'Quebec', city: 'Laval' };
    expect(await tryOn([])).toMatchObject(missing);
    expect(await tryOn([world.licence('Ontario')], quebec)).toMatchObject(missing);
    expect(
      await tryOn([world.licence('Ontario', '2027-03-30')], { date: '2027-03-31' }),
    ).toMatchObject(missing);
    expect(await tryOn([world.licence('Ontario', '2027-03-31')], { date: '2027-03-31' })).toEqual(
      [],
    );
    expect(await tryOn([], quebec, 'assistant')).toEqual([]);
    expect(await tryOn([], {}, 'assistant')).toMatchObject(missing);
  });

  it('keeps 15 minutes between different clinics, none within one', async () => {
    const [clinic, other, temp] = [await world.clinic(), await world.clinic(), await world.temp()];
    const date = '2027-02-04';
    const at = (owner: typeof clinic, startTime: string, endTime: string) =>
      world.job(owner, { date, startTime, endTime });
    const tooClose = await world.apply(temp, await at(other, '12:14', '13:00'));
    const before = await world.apply(temp, await at(other, '07:00', '07:46'));
    const far = await world.apply(temp, await at(other, '12:15', '13:00'));
    const backToBack = await world.apply(temp, await at(clinic, '06:00', '08:00'));
    await world.accept(clinic, await world.apply(temp, await at(clinic, '08:00', '12:00')));
    const accept = (owner: typeof clinic, id: number) => run(ACCEPT, { applicationId: id }, owner);
    const overlap = [{ code: 'CONFLICT', reasons: ['overlap'] }];
    expect((await accept(other, tooClose.id)).errors).toMatchObject(overlap);
    expect((await accept(other, before.id)).errors).toMatchObject(overlap);
    expect((await accept(other, far.id)).errors).toEqual([]);
    expect((await accept(clinic, backToBack.id)).errors).toEqual([]);
  });

  it('refuses a shift that has started and a closed account', async () => {
    const { clinic, temp, job } = await cast();
    const application = await world.apply(temp, job);
    await world.services.people.takeOver({ ...temp, revision: 2, isActive: false });
    const closed = await run(ACCEPT, { applicationId: application.id }, clinic);
    expect(closed.errors).toMatchObject([{ reasons: ['inactive'] }]);
    await world.services.people.takeOver({ ...temp, revision: 3, isActive: true });
    const now = world.clock.now();
    world.clock.set(job.startsAt);
    const late = await run(ACCEPT, { applicationId: application.id }, clinic);
    world.clock.set(now);
    expect(late.errors).toMatchObject([{ reasons: ['job_not_active'] }]);
  });

  it('gives a repeated key the first answer although the step is no longer open', async () => {
    const { clinic, temp, job } = await cast();
    const application = await world.apply(temp, job);
    const who = world.as(clinic, { idempotencyKey: newKey() });
    const first = await run(ACCEPT, { applicationId: application.id }, who);
    expect(first.errors).toEqual([]);
    expect(await run(ACCEPT, { applicationId: application.id }, who)).toEqual(first);
  });

  it('says in advance what stands in the way', async () => {
    const clinic = await world.clinic();
    const date = '2027-02-05';
    const job = await world.job(clinic, { date });
    const [fit, busy, unlicensed] = [
      await world.temp(),
      await world.temp(),
      await world.temp({ licences: [] }),
    ];
    const applications = [];
    for (const temp of [fit, busy, unlicensed]) applications.push(await world.apply(temp, job));
    await world
      .accept(
        await world.clinic(),
        await world.apply(
          busy,
          await world.job(await world.clinic(), { date, startTime: '16:00', endTime: '18:00' }),
        ),
      )
      .catch(() => undefined);
    const third = await world.clinic();
    const close = await world.job(third, { date, startTime: '16:10', endTime: '18:00' });
    await world.accept(third, await world.apply(busy, close));
    const query = `query Mine($id: ID!) { job(id: $id) { applications { edges { node { applicantId bookingObstacles } } } } }`;
    const { data } = await world.graph(query, { id: job.id }, clinic);
    expect(data).toEqual({
      job: {
        applications: {
          edges: [
            {
              node: {
                applicantId: String(unlicensed.id),
                bookingObstacles: ['missing_credential'],
              },
            },
            { node: { applicantId: String(busy.id), bookingObstacles: ['overlap'] } },
            { node: { applicantId: String(fit.id), bookingObstacles: [] } },
          ],
        },
      },
    });
  });
});
