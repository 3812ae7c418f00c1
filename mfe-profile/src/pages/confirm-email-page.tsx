import { paths } from '@tbt/contracts';
import { Button, Card, EmptyState, Page } from '@tbt/design-system';
import { Link, useLocation } from '@tbt/web-kit';
import { ConfirmEmail } from '../features/confirm-email/confirm-email';
import { useText } from '../texts';

/** /auth/confirm-email: target of an emailed confirmation link. */
export function ConfirmEmailPage() {
  const t = useText();
  const token = useLocation().hash.slice(1);
  const toAccount = (
    <Button asChild variant="secondary">
      <Link to={paths.account()}>{t('profile.confirm.toAccount')}</Link>
    </Button>
  );
  return (
    <Page title={t('profile.confirm.title')} width="narrow">
      <Card as="div">
        {token ? (
          <ConfirmEmail key={token} token={token} />
        ) : (
          <EmptyState
            icon="mail"
            title={t('profile.confirm.noLink')}
            description={t('profile.confirm.noLinkHint')}
            action={toAccount}
          />
        )}
      </Card>
    </Page>
  );
}
