import { Card, Page } from '@tbt/design-system';
import { useLocation } from '@tbt/web-kit';
import { NewPasswordForm } from '../features/forgotten-password/new-password-form';
import { RequestLinkForm } from '../features/forgotten-password/request-link-form';
import { useText } from '../texts';

/** /auth/reset-password: requests a link; with a token in the hash, sets a new password. */
export function ResetPasswordPage() {
  const t = useText();
  const token = useLocation().hash.slice(1);
  return (
    <Page
      title={token ? t('profile.reset.newTitle') : t('profile.reset.title')}
      description={token ? t('profile.reset.newLead') : t('profile.reset.lead')}
      width="narrow"
    >
      <Card as="div">
        {token ? <NewPasswordForm key={token} token={token} /> : <RequestLinkForm />}
      </Card>
    </Page>
  );
}
