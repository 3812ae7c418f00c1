import {
  APPLICATION_STATUSES,
  messageText,
  optionLabel,
  type ApplicationStatus,
  type ShiftSide,
} from '@tbt/contracts';
import { applicationTransitions } from '../src/transitions/application-table';
import { SIDE_ACTIONS } from '../src/modules/bookings';
import { ACCEPT, answerWith, COUNTER, runner } from './application-operations';
import { castOf } from './cast';
import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = runner(() => world);
const statusOf = async (id: number) =>
  (await world.rows<{ status: string }>('SELECT status FROM applications WHERE id = $1', [id]))[0]
    ?.status;
const cast = () => castOf(world);

/** By the side that has to answer, or how the application ended. */
const refusalText = (status: ApplicationStatus, side: ShiftSide) => {
  if (status !== 'pending' && status !== 'countered')
    return optionLabel('en-CA', 'applicationStatus', status);
  const key = side === 'temp' ? 'application.waitsForClinic' : 'application.waitsForTemp';
  return messageText('en-CA', key);
};

describe('answering', () => {
  it('declines and withdraws, each once', async () => {
    const { clinic, temp, job } = await cast();
    const other = await world.temp();
    const [mine, theirs] = [await world.apply(temp, job), await world.apply(other, job)];
    const decline = () => run(answerWith('declineApplication'), { applicationId: mine.id }, clinic);
    const withdraw = () =>
      run(answerWith('withdrawApplication'), { applicationId: theirs.id }, other);
    expect((await decline()).application?.status).toBe('declined');
    expect((await withdraw()).application?.status).toBe('withdrawn');
    for (const again of [await decline(), await withdraw()]) {
      expect(again.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
    }
    const accepted = await run(ACCEPT, { applicationId: mine.id }, clinic);
    expect(accepted.errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
  });

  it('covers every status, action and side: a missing transition is a conflict', async () => {
    const { clinic, temp, job } = await cast();
    const { id } = await world.apply(temp, job);
    const mutations = {
      counter: COUNTER,
      accept: ACCEPT,
      decline: answerWith('declineApplication'),
    };
    for (const status of APPLICATION_STATUSES) {
      for (const [name, mutation] of Object.entries(mutations)) {
        for (const side of ['clinic', 'temp'] as const) {
          const action = SIDE_ACTIONS[name as keyof typeof SIDE_ACTIONS][side];
          if (applicationTransitions(status, action, side).length > 0) continue;
          await world.rows('UPDATE applications SET status = $2 WHERE id = $1', [id, status]);
          const input = { applicationId: id, ...(name === 'counter' && { hourlyRate: '60' }) };
          const { errors } = await run(mutation, input, side === 'clinic' ? clinic : temp);
          expect([status, action, errors]).toEqual([
            status,
            action,
            [expect.objectContaining({ code: 'CONFLICT', reasons: ['illegal_step'] })],
          ]);
          expect(errors?.[0]?.message).toContain(refusalText(status, side));
          expect(await statusOf(id)).toBe(status);
        }
      }
    }
    for (const status of ['accepted', 'declined', 'withdrawn', 'expired'] as const) {
      await world.rows('UPDATE applications SET status = $2 WHERE id = $1', [id, status]);
      const withdraw = answerWith('withdrawApplication');
      const { errors } = await run(withdraw, { applicationId: id }, temp);
      expect(errors).toMatchObject([{ code: 'CONFLICT', reasons: ['illegal_step'] }]);
    }
  });

  it('is authorised: viewer × action × answer', async () => {
    const { clinic, temp, job } = await cast();
    const people = {
      anonymous: null,
      owner: clinic,
      otherClinic: await world.clinic(),
      applicant: temp,
      otherTemp: await world.temp(),
      admin: await world.person({ role: null, isAdmin: true }),
    };
    const { id } = await world.apply(temp, job);
    const expected = {
      acceptApplication: {
        anonymous: 'UNAUTHENTICATED',
        otherClinic: 'NOT_FOUND',
        otherTemp: 'NOT_FOUND',
        admin: 'FORBIDDEN',
      },
      declineApplication: {
        anonymous: 'UNAUTHENTICATED',
        otherClinic: 'NOT_FOUND',
        otherTemp: 'NOT_FOUND',
        admin: 'FORBIDDEN',
      },
      withdrawApplication: {
        anonymous: 'UNAUTHENTICATED',
        owner: 'FORBIDDEN',
        otherClinic: 'FORBIDDEN',
        otherTemp: 'NOT_FOUND',
        admin: 'FORBIDDEN',
      },
    };
    for (const [action, table] of Object.entries(expected)) {
      for (const [who, code] of Object.entries(table)) {
        const { thrown } = await run(
          answerWith(action),
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
    if (staff.viewer)
      Object.assign(staff.viewer, { actingClinicId: clinic.id, clinicRole: 'scheduler' });
    const { id } = await world.apply(temp, job);
    const { application } = await run(
      answerWith('declineApplication'),
      { applicationId: id },
      staff,
    );
    expect(application?.status).toBe('declined');
  });

  it('offers its answers to members who may give them, and to no viewer', async () => {
    const { clinic, temp, job } = await cast();
    await world.apply(temp, job);
    const offered = async (clinicRole: 'scheduler' | 'viewer') => {
      const member = world.as(await world.person({ role: null }));
      Object.assign(member.viewer ?? {}, { actingClinicId: clinic.id, clinicRole });
      const query = `{ job(id: ${job.id}) { applications { edges { node { actions } } } } }`;
      const { data } = await world.graph(query, {}, member);
      return JSON.stringify(data);
    };
    expect(await offered('scheduler')).toContain('"accept"');
    expect(await offered('viewer')).toContain('"actions":[]');
  });

  it('finds no application that is missing, and asks for an id', async () => {
    const clinic = await world.clinic();
    for (const applicationId of ['2147483647', '2147483648', '9999999999']) {
      const missing = await run(ACCEPT, { applicationId }, clinic);
      expect(missing.thrown?.code).toBe('NOT_FOUND');
    }
    const bad = await run(ACCEPT, { applicationId: 'first' }, clinic);
    expect(bad.errors).toMatchObject([{ code: 'VALIDATION_FAILED' }]);
  });
});
