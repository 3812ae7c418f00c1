import { lazy, Suspense } from 'react';
import { greetingName, paths } from '@tbt/contracts';
import { Button, Card, Grid, Page, Text, TextLink } from '@tbt/design-system';
import { ErrorBoundary, Link, type SessionViewer } from '@tbt/web-kit';
import { ADMIN_LINKS } from '../layout/navigation-links';
import { RemoteSlot } from '../remotes/remote-slot';
import { useText, type TextKey } from '../texts';
import { PromoBanner } from './promo-banner';

function Actions({ viewer: { role } }: { viewer: SessionViewer }) {
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
    </>
  );
}

const DESK_TEXTS: Readonly<Record<string, TextKey>> = {
  [paths.adminVerification()]: 'shell.home.desk.verification',
  [paths.adminMarketplace()]: 'shell.home.desk.marketplace',
  [paths.adminSubscriptions()]: 'shell.home.desk.subscriptions',
  [paths.adminMessages()]: 'shell.home.desk.messages',
  [paths.adminFeedback()]: 'shell.home.desk.feedback',
};

/** It asks the graph, whose code other homes may do without. */
const WaitingCases = lazy(async () => ({
  default: (await import('./waiting-cases')).WaitingCases,
}));

/** The administrator's desks, with what each is for. */
function Desks() {
  const t = useText();
  return (
    <Grid as="ul" column="small" gap="4">
      {ADMIN_LINKS.map(({ to, label }) => {
        const about = DESK_TEXTS[to];
        return (
          <Card
            key={to}
            as="li"
            titleAs="h2"
            padding="small"
            aside={
              <ErrorBoundary name="shell" fallback={() => null}>
                <Suspense fallback={null}>
                  <WaitingCases desk={to} />
                </Suspense>
              </ErrorBoundary>
            }
            title={
              <TextLink asChild>
                <Link to={to}>{t(label)}</Link>
              </TextLink>
            }
          >
            {about && <Text tone="muted">{t(about)}</Text>}
          </Card>
        );
      })}
    </Grid>
  );
}

/** The home of signed-in users: what is due within a day, next shift, open items and nearby shifts or professionals. */
export function MemberHome({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  return (
    <Page
      title={t('shell.home.hello', { name: greetingName(viewer) })}
      actions={<Actions viewer={viewer} />}
    >
      {viewer.isAdmin && <Desks />}
      <RemoteSlot name="home.due" />
      <PromoBanner />
      <RemoteSlot name="home.next-shift" />
      <RemoteSlot name="home.to-finish" />
      <RemoteSlot name="home.work" />
      <RemoteSlot name="home.people" />
    </Page>
  );
}
