import { lazy, Suspense, useState } from 'react';
import {
  Avatar,
  Button,
  ConfirmDialog,
  Icon,
  Menu,
  MenuItem,
  MenuSeparator,
  toast,
  VisuallyHidden,
  type IconName,
} from '@tbt/design-system';
import {
  detailOf,
  Link,
  useNavigate,
  useOfflineState,
  useSession,
  type SessionViewer,
} from '@tbt/web-kit';
import { greetingName, paths, photoUrl } from '@tbt/contracts';
import { useText } from '../texts';
import { ClinicChoice } from './clinic-choice';
import { ADMIN_LINKS, ownLinksFor } from './navigation-links';
import styles from './account-area.module.css';

const ICONS: Record<string, IconName> = {
  [paths.clinicDashboard()]: 'clinic',
  [paths.shifts()]: 'calendar',
  [paths.jobs()]: 'search',
  [paths.postJob()]: 'plus',
  [paths.browseProfessionals()]: 'users',
  [paths.aiMatching()]: 'sparkle',
  [paths.messages()]: 'message',
  [paths.emergencyCoverage()]: 'bell',
  [paths.roster()]: 'users',
  [paths.clinicTeam()]: 'users',
  [paths.clinicLocations()]: 'map-pin',
};

/** It asks the graph, whose code a page may do without. */
const LocationChoice = lazy(async () => ({
  default: (await import('./location-choice')).LocationChoice,
}));

/** Asks first while something waits to be sent: logging out deletes it. */
function useLogOut() {
  const t = useText();
  const navigate = useNavigate();
  const { logOut } = useSession();
  const { waitingCount } = useOfflineState();
  const [isAsked, setAsked] = useState(false);
  const onLogOut = async () => {
    setAsked(false);
    try {
      await logOut();
      toast({ title: t('shell.account.loggedOut') });
      void navigate(paths.home());
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('shell.account.logOutFailed'),
        description: detailOf(error),
      });
    }
  };
  const question = (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={setAsked}
      title={t('shell.account.unsent', { count: waitingCount })}
      description={t('shell.account.unsentHint')}
      confirmLabel={t('shell.account.logOutAnyway')}
      cancelLabel={t('shell.account.stay')}
      onConfirm={() => void onLogOut()}
    />
  );
  return { leave: () => (waitingCount > 0 ? setAsked(true) : void onLogOut()), question };
}

function AccountMenu({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const { leave, question } = useLogOut();
  const name = `${viewer.firstName} ${viewer.lastName}`;
  const trigger = (
    <button type="button" className={styles.trigger}>
      <VisuallyHidden>
        {t('shell.account.label', {
          name: viewer.actingClinic
            ? t('shell.account.actingFor', { name, clinic: viewer.actingClinic.name })
            : name,
        })}
      </VisuallyHidden>
      <Avatar name={name} src={photoUrl(viewer.profilePicture, 96)} size="small" />
      <span className={styles.name} aria-hidden="true">
        {viewer.actingClinic?.name ?? greetingName(viewer)}
      </span>
      <Icon name="chevron-down" size="small" />
    </button>
  );
  return (
    <>
      <Menu align="end" trigger={trigger}>
        {ownLinksFor(viewer.role).map(({ to, label }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>
              <Icon name={ICONS[to] ?? 'dollar'} size="small" />
              {t(label)}
            </Link>
          </MenuItem>
        ))}
        {viewer.role && <MenuSeparator />}
        <ClinicChoice viewer={viewer} />
        {viewer.role === 'clinic' && (
          <Suspense fallback={null}>
            <LocationChoice />
          </Suspense>
        )}
        <MenuItem asChild>
          <Link to={paths.profile()}>
            <Icon name="user" size="small" />
            {t('shell.account.profile')}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={paths.account()}>
            <Icon name="shield" size="small" />
            {t('shell.account.settings')}
          </Link>
        </MenuItem>
        {viewer.role && (
          <MenuItem asChild>
            <Link to={paths.refer()}>
              <Icon name="star" size="small" />
              {t('shell.account.refer')}
            </Link>
          </MenuItem>
        )}
        {viewer.isAdmin && <MenuSeparator />}
        {viewer.isAdmin &&
          ADMIN_LINKS.map(({ to, label }) => (
            <MenuItem key={to} asChild>
              <Link to={to}>
                <Icon name="check" size="small" />
                {t(label)}
              </Link>
            </MenuItem>
          ))}
        <MenuSeparator />
        <MenuItem icon={<Icon name="log-out" size="small" />} onSelect={leave}>
          {t('shell.account.logOut')}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}

export function AccountArea() {
  const t = useText();
  const { status, viewer } = useSession();
  if (viewer) return <AccountMenu viewer={viewer} />;
  return (
    <div className={styles.entries} data-waiting={status === 'loading' || undefined}>
      <Button asChild variant="ghost" size="small">
        <Link to={paths.auth()}>{t('shell.nav.signIn')}</Link>
      </Button>
      <Button asChild size="small">
        <Link to={paths.auth({ tab: 'signup' })}>{t('shell.nav.signUp')}</Link>
      </Button>
    </div>
  );
}
