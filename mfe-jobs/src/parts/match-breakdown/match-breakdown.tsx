import { isMatchTerm } from '@tbt/contracts';
import { Disclosure, Progress, Stack, Text } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { MatchBreakdownFragmentDoc, type MatchBreakdownFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import styles from './match-breakdown.module.css';
import { ReasonList } from './reason-list';
import { WeakPoint } from './weak-point';

function Factors({ factors }: Pick<MatchBreakdownFragment, 'factors'>) {
  const t = useText();
  const formats = useFormats();
  return (
    <div className={styles.terms}>
      {factors.map(({ key, points, weight, note }) => (
        <Progress
          key={key}
          size="small"
          label={isMatchTerm(key) ? t(`jobs.match.term.${key}`) : key}
          value={points}
          max={weight}
          {...(note && { hint: note })}
          valueText={t('jobs.match.pointsOf', {
            points: formats.number(points),
            weight: formats.number(Number(weight.toFixed(1))),
          })}
        />
      ))}
    </div>
  );
}

/** As far as a professional travels, the distance keeps this share of its points; beyond, it is the weak point. */
const AT_LIMIT = Math.exp(-2);

const isTooFar = ({ factors }: MatchBreakdownFragment): boolean =>
  factors.some(({ key, points, weight }) => key === 'distance' && points < weight * AT_LIMIT);

/** Match of a professional and a shift: reasons, and points that add up. */
export function MatchBreakdown({
  match: reference,
  hasApplied = false,
}: {
  match: FragmentType<typeof MatchBreakdownFragmentDoc>;
  /** What would raise the points is told before an application only, except a place too far away. */
  hasApplied?: boolean;
}) {
  const match = readFragment(MatchBreakdownFragmentDoc, reference);
  const t = useText();
  return (
    <Stack gap="2">
      <ReasonList reasons={match.reasons} label={t('jobs.match.reasons')} />
      {(!hasApplied || isTooFar(match)) && match.weakest && <WeakPoint reason={match.weakest} />}
      {!hasApplied && match.advice && <Text size="small">{match.advice}</Text>}
      <Disclosure
        summary={t('jobs.match.points', {
          points: match.points,
        })}
      >
        <Stack gap="3">
          <Factors factors={match.factors} />
          <Text size="small" tone="muted">
            {t('jobs.match.sum', { points: match.points, version: match.version })}
          </Text>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
