import { paths } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { OwnShiftActionsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';

/** For the owning clinic, before the first application: next steps. */
export function OwnShiftNext({ job }: { job: FragmentType<typeof OwnShiftActionsFragmentDoc> }) {
  const { id, status, pendingApplicationCount } = readFragment(OwnShiftActionsFragmentDoc, job);
  const t = useText();
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
