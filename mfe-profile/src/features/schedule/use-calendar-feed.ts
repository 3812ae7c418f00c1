import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation, useQuery } from '@tbt/web-kit/graph';
import {
  CreateCalendarFeedDocument,
  MyCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';

/** The calendar feed; its address is known only after it was created. */
export function useCalendarFeed() {
  const t = useText();
  const { data, error, loading, refetch } = useQuery(MyCalendarFeedDocument);
  const [url, setUrl] = useState<string | null>(null);
  const [createFeed, creating] = useMutation(CreateCalendarFeedDocument);
  const [revokeFeed, revoking] = useMutation(RevokeCalendarFeedDocument);
  const fail = (description: string) =>
    toast({ variant: 'destructive', title: t('profile.schedule.feed.failed'), description });
  const attempt = async (act: () => Promise<readonly { message: string }[] | undefined>) => {
    try {
      const [refusal] = (await act()) ?? [];
      if (refusal) fail(refusal.message);
    } catch (failure) {
      fail(detailOf(failure));
    }
  };

  return {
    feed: data?.myCalendarFeed ?? null,
    isLoading: loading && !data,
    failure: error && !data ? detailOf(error) : null,
    retry: () => void refetch().catch(() => undefined),
    url,
    isWorking: creating.loading || revoking.loading,
    create: () =>
      attempt(async () => {
        const made = await createFeed({
          update: (cache, { data: answer }) => {
            const feed = answer?.createCalendarFeed.feed;
            if (feed)
              cache.writeQuery({ query: MyCalendarFeedDocument, data: { myCalendarFeed: feed } });
          },
        });
        setUrl((current) => made.data?.createCalendarFeed.url ?? current);
        return made.data?.createCalendarFeed.errors;
      }),
    revoke: () =>
      attempt(async () => {
        const removed = await revokeFeed({
          update: (cache, { data: answer }) => {
            if (answer?.revokeCalendarFeed.errors.length === 0)
              cache.writeQuery({ query: MyCalendarFeedDocument, data: { myCalendarFeed: null } });
          },
        });
        if (removed.data?.revokeCalendarFeed.errors.length === 0) setUrl(null);
        return removed.data?.revokeCalendarFeed.errors;
      }),
  };
}
