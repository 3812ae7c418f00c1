import { Banner, Icon } from '@tbt/design-system';
import { useText } from '../texts';
import { ResendConfirmation } from './resend-confirmation';

/** Asks a newcomer to open the link in the mail, and sends it again. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const t = useText();
  return (
    <Banner
      icon={<Icon name="mail" />}
      title={t('profile.toFinish.email')}
      action={<ResendConfirmation email={email} />}
    >
      {t('profile.toFinish.email.text', { email })}
    </Banner>
  );
}
