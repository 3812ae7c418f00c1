import { greetingName, paths } from '@tbt/contracts';
import { Button, Page } from '@tbt/design-system';
import { Link, type SessionViewer } from '@tbt/web-kit';
import { ADMIN_LINKS } from '../layout/navigation-links';
import { RemoteSlot } from '../remotes/remote-slot';
import { useText } from '../texts';
import { PromoBanner } from './promo-banner';

function Actions({ viewer: { role, isAdmin } }: { viewer: SessionViewer }) {
  const t = useText();
  return (
    <>
      {role === 'clinic' && (
        <Button asChild>
          <Link to={paths.postJob()}>{t('shell.home.post')}</Link>
        </Button>
      )}
      {role && (
        <Button asChild variant="secondary">
          <Link to={paths.shifts()}>{t('shell.account.shifts')}</Link>
        </Button>
      )}
      {isAdmin &&
        ADMIN_LINKS.map(({ to, label }) => (
          <Button key={to} asChild variant="secondary">
            <Link to={to}>{t(label)}</Link>
          </Button>
        ))}
    </>
  );
}

/** The home of signed-in users: next shift, open items and nearby shifts or professionals. */
export function MemberHome({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  return (
    <Page
      title={t('shell.home.hello', { name: greetingName(viewer) })}
      actions={<Actions viewer={viewer} />}
    >
      <PromoBanner />
      <RemoteSlot name="home.next-shift" />
      <RemoteSlot name="home.to-finish" />
      <RemoteSlot name="home.work" />
      <RemoteSlot name="home.people" />
    </Page>
  );
}
