import { paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Stack, Text } from '@tbt/design-system';
import { detailOf, Link } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { UnsubscribeDocument } from '../../generated/graphql';
import { useText } from '../../texts';

/** Confirms before unsubscribing: link scanners must not unsubscribe. */
export function Unsubscribe({ token }: { token: string }) {
  const t = useText();
  const [unsubscribe, { data, loading, error }] = useMutation(UnsubscribeDocument);
  const send = () => void unsubscribe({ variables: { input: { token } } }).catch(() => undefined);
  const payload = data?.unsubscribe;
  const detail = payload?.errors[0]?.message ?? (error && detailOf(error));
  if (detail !== undefined && !loading)
    return (
      <ErrorState
        title={t('unsubscribe.failed')}
        description={detail}
        retryLabel={t('messaging.retry')}
        onRetry={send}
      />
    );
  if (payload?.category)
    return (
      <EmptyState
        icon="check"
        title={t('unsubscribe.done')}
        description={t('unsubscribe.doneHint', {
          category: t(`notifications.category.${payload.category}`),
        })}
        action={
          <Button asChild variant="secondary">
            <Link to={`${paths.notifications()}?tab=preferences`}>
              {t('notifications.preferences')}
            </Link>
          </Button>
        }
      />
    );
  return (
    <Stack gap="4">
      <Text>{t('unsubscribe.lead')}</Text>
      <div>
        <Button loading={loading} onClick={send}>
          {t('unsubscribe.act')}
        </Button>
      </div>
    </Stack>
  );
}
