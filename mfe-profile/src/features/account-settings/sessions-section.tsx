import { useState } from 'react';
import { Button, Card, ConfirmDialog, Stack, Text } from '@tbt/design-system';
import { toastOutcome } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import type { FragmentType } from '../../generated';
import { EndOtherSessionsDocument, type AccountSessionFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { SessionRow } from './session-row';

type SessionsSectionProps = {
  sessions: readonly ({ id: string } & FragmentType<typeof AccountSessionFragmentDoc>)[];
};

export function SessionsSection({ sessions }: SessionsSectionProps) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [endOthers, { loading }] = useMutation(EndOtherSessionsDocument);
  const onConfirm = async () => {
    await toastOutcome(async () => (await endOthers()).data?.endOtherSessions.errors ?? [], {
      done: t('profile.account.sessions.othersEnded'),
      failed: t('profile.account.failed'),
    });
    setAsking(false);
  };
  return (
    <Card
      as="section"
      title={t('profile.account.sessions.title')}
      titleAs="h2"
      subtitle={t('profile.account.sessions.hint')}
    >
      <Stack gap="4">
        <Stack as="ul" gap="4">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </Stack>
        {sessions.length > 1 ? (
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={t('profile.account.sessions.endOthers')}
            description={t('profile.account.sessions.endOthersHint')}
            confirmLabel={t('profile.account.sessions.endOthersYes')}
            cancelLabel={t('profile.account.cancel')}
            onConfirm={() => void onConfirm()}
            loading={loading}
            loadingLabel={t('profile.account.sessions.ending')}
            trigger={
              <Button variant="secondary">{t('profile.account.sessions.endOthersYes')}</Button>
            }
          />
        ) : (
          <Text tone="muted">{t('profile.account.sessions.onlyHere')}</Text>
        )}
      </Stack>
    </Card>
  );
}
