import { EDITABLE_JOB_STATUSES, paths } from '@tbt/contracts';
import { Button, Cluster, Text } from '@tbt/design-system';
import { Link, now, ReadsOnlyNotice, useReadsOnly } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import { OwnShiftActionsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import type { OwnShiftProps } from './own-shift-next';
import { PublishShift } from './publish-shift';

/** What starts later is filled by invitations. */
const EMERGENCY_WITHIN_MS = 48 * 3_600_000;

/** For the owning clinic: edit, ask for cover, or post again. */
export function OwnShiftActions({ job: reference, hasBooking }: OwnShiftProps) {
  const { id, status, startsAt, pendingApplicationCount } = readFragment(
    OwnShiftActionsFragmentDoc,
    reference,
  );
  const t = useText();
  const readsOnly = useReadsOnly();
  const left = Date.parse(startsAt) - now().getTime();
  // The count is null for all but the owner.
  if (typeof pendingApplicationCount !== 'number') return null;
  if (readsOnly) return <ReadsOnlyNotice />;
  return (
    <Cluster gap="3">
      {status === 'closed' && <Text>{t('jobs.own.closed')}</Text>}
      {EDITABLE_JOB_STATUSES.includes(status) && (
        <Button asChild variant="secondary">
          <Link to={paths.postJob({ edit: id })}>{t('jobs.own.edit')}</Link>
        </Button>
      )}
      {status === 'active' && left <= EMERGENCY_WITHIN_MS && (
        <Button asChild variant="secondary">
          <Link to={paths.emergencyForShift(id)}>{t('jobs.own.emergency')}</Link>
        </Button>
      )}
      {status === 'active' && <PublishShift jobId={id} />}
      {(status !== 'booked' || hasBooking) && (
        <Button asChild variant="ghost">
          <Link to={paths.postJob({ from: id })}>
            {t(status === 'active' ? 'jobs.own.duplicate' : 'jobs.own.repost')}
          </Link>
        </Button>
      )}
    </Cluster>
  );
}
