import { paths, safeReturnPath } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { useText } from '../../texts';

const JOB_PAGE = new RegExp(`^${paths.jobs()}/\\d+`, 'u');

function reasonFor(returnTo: string): 'apply' | 'post' | 'continue' {
  if (JOB_PAGE.test(returnTo)) return 'apply';
  return returnTo.startsWith(paths.postJob()) ? 'post' : 'continue';
}

/** Why a visitor must log in, by the page they came from; nothing without one. */
export function LogInReason({
  returnTo,
  onSignUp,
}: {
  returnTo: string | null;
  /** Opens the other tab; undefined where it is open. */
  onSignUp: (() => void) | undefined;
}) {
  const t = useText();
  const path = safeReturnPath(returnTo);
  if (path === paths.home()) return null;
  return (
    <Banner
      icon={<Icon name="info" />}
      action={
        onSignUp && (
          <Button size="small" onClick={onSignUp}>
            {t('profile.auth.noAccount')}
          </Button>
        )
      }
    >
      {t(`profile.auth.reason.${reasonFor(path)}`)}
    </Banner>
  );
}
