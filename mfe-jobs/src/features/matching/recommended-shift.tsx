import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Badge, Button, Card, Cluster, Stack, Text, TextLink } from '@tbt/design-system';
import { useMemberName } from '@tbt/people-ui';
import { Link, useFormats } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  RecommendedShiftFragmentDoc,
  type RecommendedShiftFragment,
} from '../../generated/graphql';
import { MatchBreakdown } from '../../parts/match-breakdown/match-breakdown';
import { PersonName } from '../../parts/person-name/person-name';
import { ShiftLine } from '../../parts/shift-line/shift-line';
import { useText } from '../../texts';
import { DismissedShift } from './dismissed-shift';
import { useRecommendation } from './use-recommendation';
import { useSeen } from './use-seen';

type ShiftThatFits = NonNullable<RecommendedShiftFragment['job']>;

function ShiftLink({ id, title }: ShiftThatFits) {
  return (
    <TextLink asChild>
      <Link to={paths.job(id)}>{title}</Link>
    </TextLink>
  );
}

function RecommendationActions({
  job,
  isBusy,
  onDismiss,
}: {
  job: ShiftThatFits;
  isBusy: boolean;
  onDismiss: () => void;
}) {
  const t = useText();
  return (
    <Cluster gap="3" justify="between">
      <Button
        variant="ghost"
        size="small"
        loading={isBusy}
        aria-label={t('jobs.matching.notInterestedIn', { title: job.title })}
        onClick={onDismiss}
      >
        {t('jobs.matching.notInterested')}
      </Button>
      <Button asChild size="small">
        <Link to={paths.job(job.id)}>{t('jobs.matching.open')}</Link>
      </Button>
    </Cluster>
  );
}

function ClinicAndTown({ clinic, city }: ShiftThatFits) {
  const name = useMemberName()(clinic);
  return (
    <>
      <PersonName name={name} to={clinic ? paths.clinic(clinic.id) : null} />
      {` · ${city}`}
    </>
  );
}

export interface RecommendedShiftProps {
  recommendation: FragmentType<typeof RecommendedShiftFragmentDoc>;
  /** Whether a lower shift has more points. */
  hasTurn: boolean;
}

/** A recommended shift with match and reasons; marked as seen once visible. */
export function RecommendedShift({ recommendation: reference, hasTurn }: RecommendedShiftProps) {
  const recommendation = readFragment(RecommendedShiftFragmentDoc, reference);
  const { id, job, match, isViewed, turnPoints } = recommendation;
  const t = useText();
  const formats = useFormats();
  const [wasNew] = useState(!isViewed);
  const { isOff, isBusy, onDismiss, onSeen, ...dismissal } = useRecommendation(id);
  const element = useSeen(!isViewed, onSeen);

  if (!job) return null;
  if (isOff) return <DismissedShift title={job.title} {...{ isBusy, ...dismissal }} />;
  const badges = (
    <Cluster gap="2">
      {wasNew && <Badge tone="info">{t('jobs.matching.new')}</Badge>}
      <Badge tone="success">{t('jobs.matching.fit', { points: match.points })}</Badge>
    </Cluster>
  );
  return (
    <div ref={element}>
      <Card
        title={<ShiftLink {...job} />}
        titleAs="h2"
        subtitle={<ClinicAndTown {...job} />}
        aside={badges}
        footer={<RecommendationActions job={job} isBusy={isBusy} onDismiss={onDismiss} />}
      >
        <Stack gap="3">
          <ShiftLine {...job} />
          {hasTurn && (
            <Text size="small" tone="muted">
              {t('jobs.matching.turn', { points: formats.number(turnPoints) })}
            </Text>
          )}
          <MatchBreakdown match={match} />
        </Stack>
      </Card>
    </div>
  );
}
