import { Banner, Button, Icon } from '@tbt/design-system';
import { useEmailConfirmation } from './use-email-confirmation';
import { useText } from '../texts';

/** Asks a newcomer to open the link in the mail, and sends it again. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const t = useText();
  const { send, isSending } = useEmailConfirmation(email);
  return (
    <Banner
      icon={<Icon name="mail" />}
      title={t('profile.toFinish.email')}
      action={
        <Button
          variant="secondary"
          size="small"
          loading={isSending}
          loadingLabel={t('profile.account.sending')}
          onClick={() => void send()}
        >
          {t('profile.account.email.resend')}
        </Button>
      }
    >
      {t('profile.toFinish.email.text', { email })}
    </Banner>
  );
}
