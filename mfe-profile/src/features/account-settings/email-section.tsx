import { Badge, Banner, Button, Card, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { toastOutcome, useMutation } from '@tbt/web-kit';
import { RequestEmailConfirmationDocument } from '../../generated/graphql';
import { useText } from '../../texts';
import { ChangeEmailForm } from './change-email-form';

type EmailSectionProps = { email: string; isConfirmed: boolean; pendingEmail: string | null };

/** The email address, its confirmation, and its change. */
export function EmailSection({ email, isConfirmed, pendingEmail }: EmailSectionProps) {
  const t = useText();
  const [request, { loading }] = useMutation(RequestEmailConfirmationDocument);
  const onRequest = () =>
    toastOutcome(async () => (await request()).data?.requestEmailConfirmation.errors ?? [], {
      done: t('profile.account.email.linkSent', { email }),
      failed: t('profile.account.failed'),
    });
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
            <Button
              variant="secondary"
              size="small"
              loading={loading}
              loadingLabel={t('profile.account.sending')}
              onClick={() => void onRequest()}
            >
              {t('profile.account.email.resend')}
            </Button>
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
