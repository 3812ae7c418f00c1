import { pathIn, paths } from '@tbt/contracts';
import { Button, Card, Cluster, Page, Spinner, Stack, Text } from '@tbt/design-system';
import {
  FailedPart,
  Link,
  mayInClinic,
  SignInCall,
  useLocale,
  useSession,
  type SessionViewer,
} from '@tbt/web-kit';
import { useSocialNetworks } from '../site/social-networks';
import { useText } from '../texts';
import { ShareLink } from './share-link';
import { ShareShift } from './share-shift';

function OwnLinks({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const { locale } = useLocale();
  const isClinic = viewer.role === 'clinic';
  return (
    <>
      {viewer.role && (
        <Card
          as="section"
          titleAs="h2"
          title={t(isClinic ? 'shell.social.shift' : 'shell.social.profile')}
          subtitle={t(isClinic ? 'shell.social.shiftLead' : 'shell.social.profileLead')}
        >
          {isClinic ? (
            <ShareShift />
          ) : (
            <ShareLink
              label={t('shell.social.profileLink')}
              url={window.location.origin + pathIn(locale, paths.professional(viewer.id))}
              text={t('shell.social.profileText', {
                name: `${viewer.firstName} ${viewer.lastName.slice(0, 1)}.`,
              })}
            />
          )}
        </Card>
      )}
      {mayInClinic(viewer, 'socialAccounts') && (
        <Card as="section" titleAs="h2" title={t('shell.social.pages')}>
          <Cluster>
            <Button asChild variant="secondary">
              <Link to={paths.facebookSetup()}>{t('shell.social.pagesLink')}</Link>
            </Button>
          </Cluster>
        </Card>
      )}
      <Card as="section" titleAs="h2" title={t('shell.social.recommend')}>
        <Stack gap="4">
          <Text>{t('shell.social.recommendLead')}</Text>
          <Cluster>
            <Button asChild variant="secondary">
              <Link to={paths.refer()}>{t('shell.social.recommendLink')}</Link>
            </Button>
          </Cluster>
        </Stack>
      </Card>
    </>
  );
}

function Sharing() {
  const t = useText();
  const { status, viewer, refresh } = useSession();
  if (viewer) return <OwnLinks viewer={viewer} />;
  if (status === 'loading') return <Spinner label={t('shell.loading')} />;
  if (status === 'unavailable') return <FailedPart onRetry={() => void refresh()} />;
  const to = (tab: 'login' | 'signup') => paths.auth({ tab, returnTo: paths.social() });
  return <SignInCall reason={t('shell.social.signIn')} to={to} />;
}

function Follow() {
  const t = useText();
  const networks = useSocialNetworks();
  if (networks.length === 0) return null;
  return (
    <Card as="section" titleAs="h2" title={t('shell.social.follow')}>
      <Stack gap="4">
        <Text>{t('shell.social.followLead')}</Text>
        <Cluster gap="3">
          {networks.map(({ name, url }) => (
            <Button key={name} asChild variant="secondary">
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </Button>
          ))}
        </Cluster>
      </Stack>
    </Card>
  );
}

/** /social: what one may share, and where Tooth Be Told is to be found. */
export function SocialPage() {
  const t = useText();
  return (
    <Page
      title={t('shell.route.social.title')}
      description={t('shell.route.social.description')}
      width="text"
    >
      <Stack gap="6">
        <Sharing />
        <Follow />
      </Stack>
    </Page>
  );
}
