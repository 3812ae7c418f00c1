import { useState } from 'react';
import {
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  ErrorState,
  FormField,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  TextField,
  toast,
} from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../../texts';
import { useCalendarFeed } from './use-calendar-feed';

function FreshAddress({ url }: { url: string }) {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('profile.schedule.feed.copied') });
    } catch {
      toast({ variant: 'destructive', title: t('profile.schedule.feed.copyFailed') });
    }
  };
  return (
    <Stack gap="3">
      <FormField
        label={t('profile.schedule.feed.address')}
        hint={t('profile.schedule.feed.addressHint')}
      >
        <TextField readOnly value={url} onFocus={(event) => event.target.select()} />
      </FormField>
      <div>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('profile.schedule.feed.copy')}
        </Button>
      </div>
    </Stack>
  );
}

/** The secret address of the calendar feed: create, replace, revoke. */
export function CalendarFeed() {
  const t = useText();
  const formats = useFormats();
  const { feed, url, isLoading, failure, retry, isWorking, create, revoke } = useCalendarFeed();
  const [asking, setAsking] = useState<'create' | 'revoke' | null>(null);
  const act = async () => {
    await (asking === 'create' ? create() : revoke());
    setAsking(null);
  };
  return (
    <Card
      as="section"
      title={t('profile.schedule.feed.title')}
      titleAs="h3"
      subtitle={
        feed && t('profile.schedule.feed.since', { date: formats.instantDate(feed.createdAt) })
      }
    >
      <Stack gap="4">
        <Text>{t('profile.schedule.feed.text')}</Text>
        {url && <FreshAddress url={url} />}
        {isLoading && (
          <SkeletonGroup label={t('profile.schedule.feed.loading')}>
            <Skeleton shape="text" />
          </SkeletonGroup>
        )}
        {failure !== null && (
          <ErrorState
            title={t('profile.schedule.feed.unknown')}
            description={failure}
            retryLabel={t('profile.retry')}
            onRetry={retry}
          />
        )}
        <Cluster gap="3">
          {isLoading || failure !== null ? null : feed ? (
            <>
              <Button variant="secondary" onClick={() => setAsking('create')}>
                {t('profile.schedule.feed.renew')}
              </Button>
              <Button variant="ghost" onClick={() => setAsking('revoke')}>
                {t('profile.schedule.feed.revoke')}
              </Button>
            </>
          ) : (
            <Button
              variant="secondary"
              loading={isWorking}
              loadingLabel={t('profile.schedule.feed.working')}
              onClick={() => void create()}
            >
              {t('profile.schedule.feed.create')}
            </Button>
          )}
        </Cluster>
      </Stack>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          tone="danger"
          title={t(`profile.schedule.feed.${asking}Question`)}
          description={t('profile.schedule.feed.loseOld')}
          confirmLabel={t(`profile.schedule.feed.${asking === 'create' ? 'renew' : 'revoke'}`)}
          cancelLabel={t('profile.schedule.keep')}
          loading={isWorking}
          loadingLabel={t('profile.schedule.feed.working')}
          onConfirm={() => void act()}
        />
      )}
    </Card>
  );
}
