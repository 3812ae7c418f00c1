import type { PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { asViewer } from '@tbt/service-kit/testing';
import { bookingRunner, HOUR, refusal } from './booking-operations';
import { disputeRunner, refusalOf } from './dispute-operations';
import { asAdmin, createWorld, NOW, type World } from './factories';
import { DAY, invoicedShift } from './invoice-world';
import { reviewRunner } from './review-operations';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const bookings = bookingRunner(() => world);
const disputes = disputeRunner(() => world);
const reviews = reviewRunner(() => world);

/** An administrator who is a member of the clinic and acts for another of theirs. */
async function memberOf(clinic: PersonSnapshot): Promise<RequestInfo> {
  const other = await world.clinic();
  const clinicIds = [clinic.id, other.id];
  const { id: userId } = await world.person({ role: null, isAdmin: true, clinicIds });
  return asViewer({
    ...{ userId, role: 'clinic', isAdmin: true },
    ...{ actingClinicId: other.id, clinicRole: 'owner' },
  });
}

async function decide(mutation: string, type: string, input: object, who: RequestInfo) {
  const query = `mutation Decide($input: ${type}!) {
    ${mutation}(input: $input) { errors { code reasons } } }`;
  const { data, errors } = await world.graph(query, { input }, who);
  if (errors) throw new Error(errors[0]?.message);
  const [error] = (data?.[mutation] as { errors: { code: string; reasons: string[] }[] }).errors;
  return error ? [error.code, ...error.reasons].join(' ') : null;
}

const OWN = 'CONFLICT own_case';

describe('an administrator decides no case of a clinic that they are a member of', () => {
  it('not a dispute or its appeal', async () => {
    const { booking, clinic, temp } = await disputes.bookedAs('completed');
    const member = await memberOf(clinic);
    const opened = { bookingId: booking.id, reason: 'conduct', statement: 'They were rude.' };
    const { dispute } = await disputes.run('openDispute', opened, temp);
    const words = { disputeId: dispute!.id, statement: 'That is not right.' };
    await disputes.run('answerDispute', words, clinic);
    const ruling = { disputeId: dispute!.id, outcome: 'for_clinic', ruling: 'They were right.' };
    const refuse = async () => {
      expect(await disputes.see(dispute!.id, member)).toMatchObject({
        ...{ rulingObstacle: 'own_case', actions: [] },
      });
      expect(refusalOf(await disputes.run('ruleDispute', ruling, member))).toBe(OWN);
    };
    await refuse();
    expect(refusalOf(await disputes.run('ruleDispute', ruling, asAdmin()))).toBeNull();
    await disputes.run('appealRuling', words, temp);
    await refuse();
  });

  it('not a waiver, and releases no booking', async () => {
    const { booking, clinic } = await world.booked();
    const member = await memberOf(clinic);
    const { id: bookingId, startsAt } = booking;
    const release = await bookings.run('releaseBooking', { bookingId }, member);
    expect(refusal(release)).toBe(OWN);
    world.clock.set(new Date(startsAt.getTime() - 2 * HOUR));
    await bookings.cancelAsShown({ bookingId, reason: 'weather' }, clinic);
    world.clock.advance(HOUR);
    await world.runClockWork();
    await bookings.run('requestWaiver', { bookingId, note: 'A snowstorm.' }, clinic);
    const decision = { bookingId, isGranted: true };
    expect(refusal(await bookings.run('decideWaiver', decision, member))).toBe(OWN);
    expect(refusal(await bookings.run('decideWaiver', decision, asAdmin()))).toBeNull();
  });

  it('not a posting block', async () => {
    const { clinic, invoice } = await invoicedShift(world);
    world.clock.set(new Date(invoice.dueAt.getTime() + 14 * DAY));
    await world.bus.runJob('marketplace.keep-invoices');
    const input = { clinicId: String(clinic.id) };
    const lift = async (who: RequestInfo) =>
      decide('liftPostingBlock', 'LiftPostingBlockInput', input, who);
    expect(await lift(await memberOf(clinic))).toBe(OWN);
    expect(await lift(asAdmin())).toBeNull();
  });

  it('not an appeal against a deduction for one of its shifts', async () => {
    const { booking, clinic, temp } = await world.booked();
    world.clock.set(new Date(booking.startsAt.getTime() - 2 * HOUR));
    await bookings.cancelAsShown({ bookingId: booking.id, reason: 'illness' }, temp);
    world.clock.advance(HOUR);
    await world.runClockWork();
    const [entry] = await world.rows<{ id: number }>(
      `UPDATE reliability_entries SET appeal_status = 'open', appeal_text = 'Sick', appealed_at = at
       WHERE booking_id = $1 RETURNING id`,
      [booking.id],
    );
    const input = { entryId: String(entry?.id), isRemoved: false, answer: 'It stays.' };
    const answer = (who: RequestInfo) =>
      decide('decideReliabilityAppeal', 'DecideReliabilityAppealInput', input, who);
    expect(await answer(await memberOf(clinic))).toBe(OWN);
    expect(await answer(world.as({ ...temp, isAdmin: true }))).toBe(OWN);
    expect(await answer(asAdmin())).toBeNull();
  });

  it('not a reported review or a question about matching', async () => {
    const { clinic, temp, ofTemp } = await reviews.reviewed();
    const member = await memberOf(clinic);
    await reviews.run('reportReview', { reviewId: ofTemp.id, reason: 'other' }, temp);
    const reported = { reviewId: ofTemp.id, isHeld: false };
    const kept = (who: RequestInfo) =>
      decide('decideReviewReports', 'DecideReviewReportsInput', reported, who);
    expect(await kept(member)).toBe(OWN);
    expect(await kept(asAdmin())).toBeNull();
    const job = await world.job(clinic);
    const aboutShift = { text: 'Why am I last?', jobId: String(job.id) };
    for (const [who, question] of [
      [clinic, { text: 'Why?' }] as const,
      [temp, aboutShift] as const,
    ]) {
      const request = await world.services.humanReviews.request(world.as(who), question);
      const input = { requestId: String(request.id), answer: 'Because.' };
      const answer = (by: RequestInfo) =>
        decide('answerHumanReview', 'AnswerHumanReviewInput', input, by);
      expect(await answer(member)).toBe(OWN);
      expect(await answer(asAdmin())).toBeNull();
    }
  });
});
