import { get, graph, listOf, objectOf, post, problemOf, problemPaths } from './support/api';
import { operation } from './support/documents';
import { demoPerson, newPerson } from './support/people';
import type { Person } from './support/people';
import { applyTo, postShift } from './support/shifts';

let clinic: Person;
let otherClinic: Person;
let hygienist: Person;
let stranger: Person;

beforeAll(async () => {
  clinic = await demoPerson('clinic');
  hygienist = await demoPerson('hygienist');
  otherClinic = await newPerson('clinic');
  stranger = await newPerson('hygienist');
});

const answerTo = (id: number, step: string, person: Person | null) =>
  post(`/api/applications/${id}/${step}`, undefined, { token: person?.token });

describe('applying', () => {
  it("answers 201 with the whole entity; the specification's payload is accepted", async () => {
    const job = await postShift(clinic);
    const body = {
      jobId: job.id,
      applicantId: stranger.id,
      status: 'accepted',
      message: 'I would like to work this shift.',
    };
    const answer = await post('/api/applications', body, { token: stranger.token });
    expect(answer.status).toBe(201);
    const application = objectOf(answer);
    expect(application).toEqual({
      hourlyRate: job.hourlyRate,
      id: expect.any(Number),
      jobId: job.id,
      applicantId: stranger.id,
      status: 'pending',
      message: 'I would like to work this shift.',
      createdAt: expect.stringMatching(/Z$/),
    });
    const mine = listOf(await get('/api/applications', { token: stranger.token }));
    expect(mine[0]).toEqual(application);
    const forJob = await get(`/api/jobs/${job.id}/applications`, { token: clinic.token });
    expect(listOf(forJob)).toEqual([application]);
  });

  it('offers the own rate, and refuses one that is no rate', async () => {
    const job = await postShift(clinic);
    const apply = (hourlyRate: unknown) =>
      post('/api/applications', { jobId: job.id, hourlyRate }, { token: stranger.token });
    for (const rate of ['a lot', '3.005', '1', -50])
      expect(problemPaths(problemOf(await apply(rate), 400, 'VALIDATION_FAILED'))).toEqual([
        'hourlyRate',
      ]);
    expect((await apply('61.50')).status).toBe(201);
    const rates = operation('ContractOfferedRates');
    const answer = await graph(rates, { id: String(job.id) }, { token: clinic.token });
    const edges = [{ node: { hourlyRate: '61.50' } }];
    expect(answer).toMatchObject({ data: { job: { applications: { edges } } } });
  });

  it("refuses a second application, and one in another user's name", async () => {
    const job = await postShift(clinic);
    await applyTo(job.id, stranger);
    const again = await post('/api/applications', { jobId: job.id }, { token: stranger.token });
    problemOf(again, 409, 'CONFLICT');
    const foreign = { jobId: job.id, applicantId: stranger.id };
    const forged = await post('/api/applications', foreign, { token: hygienist.token });
    problemOf(forged, 403, 'FORBIDDEN');
    const forJob = await get(`/api/jobs/${job.id}/applications`, { token: clinic.token });
    expect(listOf(forJob).map(({ applicantId }) => applicantId)).toEqual([stranger.id]);
  });

  it('keeps the offer that waits when one applies again after a change', async () => {
    const job = await postShift(clinic);
    const first = await applyTo(job.id, hygienist);
    const input = { jobId: String(job.id), revision: 1, endTime: '15:00' };
    const edit = operation('ContractEditShift');
    const { data } = await graph(edit, { input }, { token: clinic.token });
    expect(data?.editJob).toEqual({ job: { id: String(job.id), revision: 2 }, errors: [] });
    const refused = problemOf(await answerTo(first.id, 'accept', clinic), 409, 'CONFLICT');
    expect(refused.reasons).toEqual(['terms_changed']);
    const again = await post('/api/applications', { jobId: job.id }, { token: hygienist.token });
    expect([again.status, objectOf(again)]).toEqual([201, first]);
    const more = await post('/api/applications', { jobId: job.id }, { token: hygienist.token });
    expect(problemOf(more, 409, 'CONFLICT').reasons).toEqual(['duplicate']);
    expect((await answerTo(first.id, 'accept', clinic)).status).toBe(200);
  });

  it('refuses the other role with its reason', async () => {
    const job = await postShift(clinic, { role: 'assistant' });
    const answer = await post('/api/applications', { jobId: job.id }, { token: stranger.token });
    expect(problemOf(answer, 409, 'CONFLICT')).toMatchObject({
      errors: [{ path: 'jobId' }],
      reasons: ['other_role'],
    });
  });

  it('accepts one of many concurrent applications', async () => {
    const job = await postShift(clinic);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        post('/api/applications', { jobId: job.id }, { token: stranger.token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('names what is wrong with the fields', async () => {
    for (const [body, path] of [
      [{}, 'jobId'],
      [{ jobId: 'x' }, 'jobId'],
      [{ jobId: 0 }, 'jobId'],
      [{ jobId: 1.5 }, 'jobId'],
      [{ jobId: 1, message: 5 }, 'message'],
      [{ jobId: 1, applicantId: 'me' }, 'applicantId'],
    ] as const) {
      const answer = await post('/api/applications', body, { token: stranger.token });
      expect(problemPaths(problemOf(answer, 400, 'VALIDATION_FAILED'))).toEqual([path]);
    }
  });

  it('shows the applications of a shift to its clinic only', async () => {
    const job = await postShift(clinic);
    const path = `/api/jobs/${job.id}/applications`;
    problemOf(await get(path), 401, 'UNAUTHENTICATED');
    problemOf(await get(path, { token: otherClinic.token }), 404, 'NOT_FOUND');
    problemOf(await get(path, { token: stranger.token }), 404, 'NOT_FOUND');
    problemOf(await get('/api/applications', { token: clinic.token }), 403, 'FORBIDDEN');
  });
});

describe('answering', () => {
  it('books the shift, which leaves the public list', async () => {
    const job = await postShift(clinic);
    const { id } = await applyTo(job.id, hygienist);
    const answer = await answerTo(id, 'accept', clinic);
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
    const { application, booking } = objectOf(answer) as Record<string, Record<string, unknown>>;
    expect(application).toMatchObject({ hourlyRate: expect.stringMatching(/^\d+\.\d\d$/) });
    expect(application).toMatchObject({ id, status: 'accepted', applicantId: hygienist.id });
    expect(booking).toMatchObject({
      jobId: job.id,
      applicationId: id,
      clinicId: clinic.id,
      professionalId: hygienist.id,
      status: 'booked',
      hourlyRate: '52.00',
    });
    problemOf(await get(`/api/jobs/${job.id}`), 404, 'NOT_FOUND');
    const open = listOf(await get('/api/jobs?limit=100')).map((each) => each.id);
    expect(open).not.toContain(job.id);
    for (const { token } of [clinic, hygienist]) {
      const bookings = listOf(await get('/api/bookings', { token }));
      expect(bookings[0]).toEqual(booking);
      expect(objectOf(await get(`/api/jobs/${job.id}`, { token }))).toMatchObject({
        status: 'booked',
      });
    }
    const others = listOf(await get('/api/bookings', { token: stranger.token }));
    expect(others).toEqual([]);
    problemOf(await get('/api/bookings'), 401, 'UNAUTHENTICATED');
  });

  it('accepts at the rate that was shown, and at no other', async () => {
    const job = await postShift(clinic);
    const { id } = await applyTo(job.id, hygienist);
    const accept = (body: object) =>
      post(`/api/applications/${id}/accept`, body, { token: clinic.token });
    const wrong = problemOf(await accept({ shownRate: 'much' }), 400, 'VALIDATION_FAILED');
    expect(problemPaths(wrong)).toEqual(['shownRate']);
    const refused = problemOf(await accept({ shownRate: '51.00' }), 409, 'CONFLICT');
    expect(refused.reasons).toEqual(['other_rate']);
    expect((await accept({ shownRate: 52 })).status).toBe(200);
  });

  it('accepts one of many concurrent acceptances', async () => {
    const job = await postShift(clinic);
    const { id } = await applyTo(job.id, hygienist);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answerTo(id, 'accept', clinic)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('books one of two applicants who are accepted at once', async () => {
    const assistant = await demoPerson('assistant');
    const newgrad = await newPerson('assistant');
    const job = await postShift(clinic, { role: 'assistant' });
    const [a, b] = [await applyTo(job.id, assistant), await applyTo(job.id, newgrad)];
    const answers = await Promise.all([
      answerTo(a.id, 'accept', clinic),
      answerTo(b.id, 'accept', clinic),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('books no professional twice at the same time, and none without a licence', async () => {
    const job = await postShift(clinic);
    const sameTime = { date: job.date, startTime: '10:00', endTime: '15:00' };
    const overlapping = await postShift(clinic, sameTime);
    const first = await applyTo(job.id, hygienist);
    const second = await applyTo(overlapping.id, hygienist);
    expect((await answerTo(first.id, 'accept', clinic)).status).toBe(200);
    problemOf(await answerTo(second.id, 'accept', clinic), 409, 'CONFLICT');
    const third = await postShift(clinic, sameTime);
    const late = await post('/api/applications', { jobId: third.id }, { token: hygienist.token });
    problemOf(late, 409, 'CONFLICT');
    const unverified = await applyTo(third.id, stranger);
    const problem = problemOf(await answerTo(unverified.id, 'accept', clinic), 409, 'CONFLICT');
    expect(problem.reasons).toContain('missing_credential');
  });

  it('is for the owning clinic, and withdrawing for the applicant', async () => {
    const job = await postShift(clinic);
    const { id } = await applyTo(job.id, stranger);
    for (const step of ['accept', 'decline', 'withdraw']) {
      problemOf(await answerTo(id, step, null), 401, 'UNAUTHENTICATED');
    }
    problemOf(await answerTo(id, 'accept', otherClinic), 404, 'NOT_FOUND');
    problemOf(await answerTo(id, 'decline', otherClinic), 404, 'NOT_FOUND');
    problemOf(await answerTo(id, 'accept', stranger), 403, 'FORBIDDEN');
    problemOf(await answerTo(id, 'withdraw', clinic), 403, 'FORBIDDEN');
    problemOf(await answerTo(id, 'withdraw', hygienist), 404, 'NOT_FOUND');
    const withdrawn = await answerTo(id, 'withdraw', stranger);
    expect(objectOf(withdrawn)).toMatchObject({ id, status: 'withdrawn' });
    problemOf(await answerTo(id, 'accept', clinic), 409, 'CONFLICT');
  });

  it('declines', async () => {
    const job = await postShift(clinic);
    const { id } = await applyTo(job.id, stranger);
    const declined = await answerTo(id, 'decline', clinic);
    expect(objectOf(declined)).toMatchObject({ id, status: 'declined' });
    problemOf(await answerTo(id, 'withdraw', stranger), 409, 'CONFLICT');
  });
});
