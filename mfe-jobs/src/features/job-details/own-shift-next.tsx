import { paths } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { OwnShiftActionsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

export interface OwnShiftProps {
  job: FragmentType<typeof OwnShiftActionsFragmentDoc>;
  hasBooking: boolean;
}

/** For the owning clinic: next steps before the first application, and after a cancellation. */
export function OwnShiftNext({ job, hasBooking }: OwnShiftProps) {
  const { id, status, pendingApplicationCount } = readFragment(OwnShiftActionsFragmentDoc, job);
  const t = useText();
  // The count is null for all but the owner.
  if (typeof pendingApplicationCount === 'number' && status === 'booked' && !hasBooking)
    return (
      <Banner
        tone="warning"
        title={t('jobs.own.cancelled')}
        action={
          <Button asChild size="small">
            <Link to={paths.shifts('bookings')}>{t('jobs.own.seeBookings')}</Link>
          </Button>
        }
      >
        {t('jobs.own.cancelledText')}
      </Banner>
    );
  if (pendingApplicationCount !== 0 || (status !== 'active' && status !== 'invited')) return null;
  const key = status === 'active' ? 'live' : 'invited';
  return (
    <Banner
      tone="success"
      icon={<Icon name="check" />}
      title={t(`jobs.own.${key}`)}
      action={
        <Button asChild size="small">
          <Link to={paths.shiftCandidates(id)}>{t('jobs.own.next')}</Link>
        </Button>
      }
    >
      {t(`jobs.own.${key}Text`)}
    </Banner>
  );
}
