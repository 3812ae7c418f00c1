import { Link } from '../router/link';
import { Button, Card, Cluster } from '@tbt/design-system';
import { useText } from '../texts';

export interface SignInCallProps {
  reason?: string;
  to: (tab: 'login' | 'signup') => string;
}

export function SignInCall({ reason, to }: SignInCallProps) {
  const t = useText();
  const actions = (
    <Cluster>
      <Button asChild>
        <Link to={to('login')}>{t('webKit.signIn.action')}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={to('signup')}>{t('webKit.signIn.create')}</Link>
      </Button>
    </Cluster>
  );
  return (
    <Card as="section" title={t('webKit.signIn.title')} titleAs="h2" footer={actions}>
      <p>{reason ?? t('webKit.signIn.body')}</p>
    </Card>
  );
}
