import { paths, TURN_POINTS } from '@tbt/contracts';
import { Banner, EmptyState, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CandidateListFragmentDoc, type CandidateListFragment } from '../../generated/graphql';
import { aheadOfPoints } from '../../parts/turns/ahead-of-points';
import { useText } from '../../texts';
import styles from './candidate-list.module.css';
import { RankedPerson } from './ranked-person';

type Candidates = NonNullable<CandidateListFragment['candidates']>;

function RankedPeople({ jobId, edges }: { jobId: string; edges: Candidates['edges'] }) {
  const t = useText();
  const hasTurn = aheadOfPoints(edges.map(({ node }) => node.match.points));
  if (edges.length === 0)
    return (
      <EmptyState
        icon="search"
        title={t('jobs.candidates.empty')}
        description={t('jobs.candidates.emptyHint')}
      />
    );
  return (
    <ol className={styles.list} aria-label={t('jobs.candidates.list')}>
      {edges.map(({ node }, at) => (
        <RankedPerson
          key={node.professionalId}
          jobId={jobId}
          rank={at + 1}
          hasTurn={hasTurn[at] ?? false}
          person={node}
        />
      ))}
    </ol>
  );
}

function HiddenByPlan({ count }: { count: number }) {
  const t = useText();
  const plans = (
    <TextLink asChild>
      <Link to={paths.subscription('pro')}>{t('jobs.candidates.plans')}</Link>
    </TextLink>
  );
  return (
    <Banner tone="brand" action={plans}>
      {t('jobs.candidates.hidden', { count })}
    </Banner>
  );
}

/** Ranked professionals for a shift, as far as the plan shows them. */
export function CandidateList({
  job: reference,
}: {
  job: FragmentType<typeof CandidateListFragmentDoc>;
}) {
  const { id, candidates } = readFragment(CandidateListFragmentDoc, reference);
  const t = useText();
  if (!candidates) return null;
  const { edges, hiddenByPlan, pageInfo } = candidates;
  return (
    <Stack gap="3">
      <RankedPeople jobId={id} edges={edges} />
      {pageInfo.hasNextPage && (
        <Text size="small" tone="muted">
          {t('jobs.candidates.best', { count: edges.length })}
        </Text>
      )}
      {hiddenByPlan > 0 && <HiddenByPlan count={hiddenByPlan} />}
      <Text size="small" tone="muted">
        {`${t('jobs.candidates.automated')} ${t('jobs.candidates.turns', { points: TURN_POINTS })}`}
      </Text>
    </Stack>
  );
}
