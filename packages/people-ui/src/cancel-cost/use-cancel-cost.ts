import { ladderRung, SHIFT_TERMS } from '@tbt/contracts';
import { now } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { CancelCostDocument } from '../generated/graphql';
import { useText } from '../texts';

/**
 * What cancelling costs the professional who takes a shift now, in words; null until it is known.
 * @param startsAt of the shift; undefined asks for nothing.
 */
export function useCancelCost(startsAt: string | undefined): string | null {
  const t = useText();
  const { data } = useQuery(CancelCostDocument, { skip: startsAt === undefined });
  if (!data || startsAt === undefined) return null;
  const { over72h: early, from24To72h: soon, under24h: late } = data.reliabilityLadder;
  const points = data.reliabilityLadder[ladderRung(new Date(startsAt), now()).field];
  if (points === 0) return t('peopleUi.cancelCost.rule', { early, soon, late });
  const atOnce = t('peopleUi.cancelCost.atOnce', {
    points,
    minutes: SHIFT_TERMS.undoMinutes,
  });
  return late > points ? `${atOnce} ${t('peopleUi.cancelCost.late', { points: late })}` : atOnce;
}
