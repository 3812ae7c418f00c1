import { MATCH_TERMS, weightBounds } from '@tbt/contracts';
import { input, sentBy, sentByNewcomer, type OperationCases } from './operation-case';

const [TERM = 'availability'] = MATCH_TERMS;

/** Milliseconds after which recommendations are computed again. */
const RECOMMENDATIONS_AGE = 11 * 60_000;

export const matchingCases: OperationCases = {
  'mfe-jobs/TempMatching': sentBy('hygienist', (world, first) => {
    world.wait(RECOMMENDATIONS_AGE);
    return { first };
  }),
  'mfe-jobs/ClinicMatching': sentBy('clinic', (_world, first) => ({ first })),
  'mfe-jobs/ShiftCandidates': sentBy('clinic', async (world, rivals) => {
    const jobId = await world.job(world.clinic);
    for (const rival of world.crowd.slice(0, rivals)) await world.apply(rival, jobId);
    return { id: String(jobId) };
  }),
  'mfe-jobs/ViewRecommendation': sentBy('hygienist', async (world) =>
    input({ recommendationId: String(await world.recommendation(world.hygienist)) }),
  ),
  'mfe-jobs/DismissRecommendation': sentBy('hygienist', async (world) =>
    input({ recommendationId: String(await world.recommendation(world.hygienist)) }),
  ),
  'mfe-jobs/RestoreRecommendation': sentBy('hygienist', async (world) =>
    input({ recommendationId: String(await world.dismissed(world.hygienist)) }),
  ),
  'mfe-jobs/MatchingSettings': sentBy(['hygienist', 'clinic'], () => ({})),
  'mfe-jobs/SetMatchingWeights': sentBy(['hygienist', 'clinic'], (_world, size) => {
    const { min, max } = weightBounds(TERM);
    return input({ weights: [{ key: TERM, weight: size > 5 ? min : max }] });
  }),
  'mfe-jobs/RequestHumanReview': sentByNewcomer(({ wantedJobId }) =>
    input({ jobId: String(wantedJobId), text: 'Why am I not found?' }),
  ),
  'mfe-jobs/HumanReviews': sentBy('admin', async (world, size) => {
    for (let left = size; left > 0; left -= 1) {
      await world.review(world.nextToAsk(), world.wantedJobId);
    }
    return {};
  }),
  'mfe-jobs/AnswerHumanReview': sentBy('admin', async (world) => {
    const requestId = String(await world.review(await world.newHygienist()));
    return input({ requestId, answer: 'Your licence had ended' });
  }),
};
