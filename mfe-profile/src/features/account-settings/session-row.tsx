import { Badge, Button, Cluster, Icon, Stack, Text } from '@tbt/design-system';
import { now, toastOutcome, useFormats } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { readFragment, type FragmentType } from '../../generated';
import { AccountSessionFragmentDoc, EndSessionDocument } from '../../generated/graphql';
import { useText } from '../../texts';

type SessionRowProps = { session: FragmentType<typeof AccountSessionFragmentDoc> };

export function SessionRow({ session: reference }: SessionRowProps) {
  const session = readFragment(AccountSessionFragmentDoc, reference);
  const t = useText();
  const formats = useFormats();
  const [end, { loading }] = useMutation(EndSessionDocument);
  const device = session.device ?? t('profile.account.sessions.unknownDevice');
  const onEnd = () =>
    toastOutcome(
      async () =>
        (await end({ variables: { input: { sessionId: session.id } } })).data?.endSession.errors ??
        [],
      { done: t('profile.account.sessions.ended'), failed: t('profile.account.failed') },
    );
  return (
    <li>
      <Cluster justify="between" gap="3">
        <Stack gap="1">
          <Cluster gap="2">
            <Text strong>{device}</Text>
            {session.isCurrent && (
              <Badge tone="success" icon={<Icon name="check" size="small" />}>
                {t('profile.account.sessions.current')}
              </Badge>
            )}
          </Cluster>
          <Text size="dense" tone="muted">
            {t('profile.account.sessions.used', {
              since: formats.instantDate(session.createdAt),
              used: formats.relative(session.isCurrent ? now().toISOString() : session.lastUsedAt),
            })}
            {session.address && ` · ${session.address}`}
          </Text>
        </Stack>
        {!session.isCurrent && (
          <Button
            variant="ghost"
            size="small"
            loading={loading}
            loadingLabel={t('profile.account.sessions.ending')}
            aria-label={t('profile.account.sessions.endOne', { device })}
            onClick={() => void onEnd()}
          >
            {t('profile.account.sessions.end')}
          </Button>
        )}
      </Cluster>
    </li>
  );
}
