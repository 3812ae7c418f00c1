import { isProfessionalRole, paths } from '@tbt/contracts';
import { Button, Icon } from '@tbt/design-system';
import { Link, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import { alertAddress } from './alert-address';

/** Leads to a new alert with the filters of a search; for professionals and visitors. */
export function AlertMe({
  search,
  size = 'small',
}: {
  search: Readonly<Record<string, string>>;
  size?: 'small' | 'medium';
}) {
  const t = useText();
  const { viewer } = useSession();
  if (viewer && !isProfessionalRole(viewer.role)) return null;
  return (
    <Button asChild variant="secondary" size={size} iconStart={<Icon name="bell" size="small" />}>
      <Link to={alertAddress(paths.jobAlerts(), search)}>{t('jobs.alerts.alertMe')}</Link>
    </Button>
  );
}
