import { paths, TURN_POINTS } from '@tbt/contracts';
import { Banner, EmptyState, Stack, Text, TextLink } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CandidateListFragmentDoc } from '../../generated/graphql';
import { aheadOfPoints } from '../../parts/turns/ahead-of-points';
import { useText } from '../../texts';
import styles from './candidate-list.module.css';
import { RankedPerson } from './ranked-person';

/** Professionals for a clinic's shift, best match first, as far as the plan shows them. */
export function CandidateList({
  job: reference,
}: {
  job: FragmentType<typeof CandidateListFragmentDoc>;
}) {
  const { id, candidates } = readFragment(CandidateListFragmentDoc, reference);
  const t = useText();
  if (!candidates) return null;
  const { edges, hiddenByPlan, pageInfo } = candidates;
  const hasTurn = aheadOfPoints(edges.map(({ node }) => node.match.points));
  return (
    <Stack gap="3">
      {edges.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('jobs.candidates.empty')}
          description={t('jobs.candidates.emptyHint')}
        />
      ) : (
        <ol className={styles.list} aria-label={t('jobs.candidates.list')}>
          {edges.map(({ node }, at) => (
            <RankedPerson
              key={node.professionalId}
              jobId={id}
              rank={at + 1}
              hasTurn={hasTurn[at] ?? false}
              person={node}
            />
          ))}
        </ol>
      )}
      {pageInfo.hasNextPage && (
        <Text size="small" tone="muted">
          {t('jobs.candidates.best', { count: edges.length })}
        </Text>
      )}
      {hiddenByPlan > 0 && (
        <Banner
          tone="brand"
          action={
            <TextLink asChild>
              <Link to={paths.subscription()}>{t('jobs.candidates.plans')}</Link>
            </TextLink>
          }
        >
          {t('jobs.candidates.hidden', { count: hiddenByPlan })}
        </Banner>
      )}
      <Text size="small" tone="muted">
        {`${t('jobs.candidates.automated')} ${t('jobs.candidates.turns', { points: TURN_POINTS })}`}
      </Text>
    </Stack>
  );
}
