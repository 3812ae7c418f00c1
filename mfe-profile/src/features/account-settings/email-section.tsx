import { Badge, Banner, Card, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { ResendConfirmation } from '../../parts/resend-confirmation';
import { useText } from '../../texts';
import { ChangeEmailForm } from './change-email-form';

type EmailSectionProps = { email: string; isConfirmed: boolean; pendingEmail: string | null };

export function EmailSection({ email, isConfirmed, pendingEmail }: EmailSectionProps) {
  const t = useText();
  const state = isConfirmed ? (
    <Badge tone="success" icon={<Icon name="check" size="small" />}>
      {t('profile.account.email.confirmed')}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<Icon name="alert" size="small" />}>
      {t('profile.account.email.unconfirmed')}
    </Badge>
  );
  return (
    <Card as="section" title={t('profile.account.email.title')} titleAs="h2">
      <Stack gap="4">
        <Cluster gap="3">
          <Text strong>{email}</Text>
          {state}
        </Cluster>
        {!isConfirmed && (
          <Cluster gap="3">
            <Text tone="muted">{t('profile.account.email.confirmHint')}</Text>
            <ResendConfirmation email={email} />
          </Cluster>
        )}
        {pendingEmail && (
          <Banner icon={<Icon name="mail" />}>
            {t('profile.account.email.pending', { email: pendingEmail })}
          </Banner>
        )}
        <ChangeEmailForm />
      </Stack>
    </Card>
  );
}
