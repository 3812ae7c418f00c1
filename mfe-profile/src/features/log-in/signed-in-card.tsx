import { safeReturnPath } from '@tbt/contracts';
import { Button, Card, Cluster, toast } from '@tbt/design-system';
import { detailOf, Link, useSearchParams, useSession, type SessionViewer } from '@tbt/web-kit';
import { useText } from '../../texts';

export function SignedInCard({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const { logOut } = useSession();
  const [query] = useSearchParams();
  const onLogOut = () =>
    logOut().catch((error: unknown) =>
      toast({
        variant: 'destructive',
        title: t('profile.auth.logOutFailed'),
        description: detailOf(error),
      }),
    );
  const actions = (
    <Cluster>
      <Button asChild>
        <Link to={safeReturnPath(query.get('returnTo'))}>{t('profile.auth.goOn')}</Link>
      </Button>
      <Button variant="secondary" onClick={() => void onLogOut()}>
        {t('profile.auth.logOut')}
      </Button>
    </Cluster>
  );
  return (
    <Card as="section" title={t('profile.auth.signedIn')} titleAs="h2" footer={actions}>
      <p>{t('profile.auth.signedInAs', { name: `${viewer.firstName} ${viewer.lastName}` })}</p>
    </Card>
  );
}
