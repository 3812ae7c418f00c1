import type { DisputeCaseFragment } from '../../generated/graphql';
import { useText } from '../../texts';

const HOUR = 60;

export type Effects = Pick<
  DisputeCaseFragment['rulings'][number],
  'minutes' | 'isDeductionLifted' | 'isPaid'
>;

/** What a ruling does, in one sentence each. */
export function useEffectSentences(): (effects: Effects) => string[] {
  const t = useText();
  return ({ minutes, isDeductionLifted, isPaid }) => {
    const sentences: string[] = [];
    if (minutes) {
      const parts = { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
      sentences.push(t('jobs.dispute.effect.hours', parts));
    }
    if (typeof isDeductionLifted === 'boolean') {
      sentences.push(t(`jobs.dispute.effect.${isDeductionLifted ? 'lifted' : 'stands'}`));
    }
    if (typeof isPaid === 'boolean') {
      sentences.push(t(`jobs.dispute.effect.${isPaid ? 'paid' : 'unpaid'}`));
    }
    return sentences.length > 0 ? sentences : [t('jobs.dispute.effect.none')];
  };
}
