import { paths, TURN_POINTS } from '@tbt/contracts';
import { Banner, Button, Disclosure, EmptyState, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useReadsOnly } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { CandidateListFragmentDoc, type CandidateListFragment } from '../../generated/graphql';
import { InvitedRate } from '../../parts/invited-rate/invited-rate';
import { aheadOfPoints } from '../../parts/turns/ahead-of-points';
import { useText } from '../../texts';
import styles from './candidate-list.module.css';
import { OwnAnswersNote } from './own-answers-note';
import { RankedPerson } from './ranked-person';

type Candidates = NonNullable<CandidateListFragment['candidates']>;

interface RankedPeopleProps {
  jobId: string;
  label: string;
  edges: Candidates['edges'];
  /** Places before the first. */
  before?: number;
}

function RankedPeople({ jobId, label, edges, before = 0 }: RankedPeopleProps) {
  const hasTurn = aheadOfPoints(edges.map(({ node }) => node.match.points));
  return (
    <ol className={styles.list} aria-label={label}>
      {edges.map(({ node }, at) => (
        <RankedPerson
          key={node.professionalId}
          jobId={jobId}
          rank={before + at + 1}
          hasTurn={hasTurn[at] ?? false}
          person={node}
        />
      ))}
    </ol>
  );
}

/** The ranking of those who can come for a day; the others on demand. */
function RankedByReach({ job, edges }: { job: CandidateListFragment; edges: Candidates['edges'] }) {
  const t = useText();
  const jobId = job.id;
  const near = edges.filter(({ node }) => !node.isFar);
  const far = edges.filter(({ node }) => node.isFar);
  return (
    <>
      {near.length > 0 ? (
        <RankedPeople jobId={jobId} label={t('jobs.candidates.list')} edges={near} />
      ) : (
        <EmptyState
          icon="search"
          title={t(far.length > 0 ? 'jobs.candidates.emptyNear' : 'jobs.candidates.empty')}
          description={t('jobs.candidates.emptyHint')}
          action={
            <Button asChild variant="secondary">
              <Link to={paths.browseProfessionals(job)}>{t('jobs.candidates.browse')}</Link>
            </Button>
          }
        />
      )}
      {far.length > 0 && (
        <Disclosure summary={t('jobs.candidates.far', { count: far.length })}>
          <RankedPeople
            jobId={jobId}
            label={t('jobs.candidates.farList')}
            edges={far}
            before={near.length}
          />
        </Disclosure>
      )}
    </>
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
  const job = readFragment(CandidateListFragmentDoc, reference);
  const { candidates } = job;
  const t = useText();
  const readsOnly = useReadsOnly();
  if (!candidates) return null;
  const { edges, hiddenByPlan, pageInfo } = candidates;
  return (
    <Stack gap="3">
      {edges.length > 0 && <OwnAnswersNote job={job} />}
      {edges.length > 0 && !readsOnly && (
        <>
          <Text size="dense">{t('jobs.shifts.invite.text')}</Text>
          <InvitedRate job={job} />
        </>
      )}
      <RankedByReach job={job} edges={edges} />
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
