import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, useMutation, useQuery } from '@tbt/web-kit';
import {
  CreateCalendarFeedDocument,
  MyCalendarFeedDocument,
  RevokeCalendarFeedDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';

/** The address of the viewer's calendar; the address itself is known only right after it was made. */
export function useCalendarFeed() {
  const t = useText();
  const { data } = useQuery(MyCalendarFeedDocument);
  const [url, setUrl] = useState<string | null>(null);
  const [createFeed, creating] = useMutation(CreateCalendarFeedDocument);
  const [revokeFeed, revoking] = useMutation(RevokeCalendarFeedDocument);
  const tell = (error: unknown) =>
    void toast({
      variant: 'destructive',
      title: t('profile.schedule.feed.failed'),
      description: detailOf(error),
    });

  return {
    feed: data?.myCalendarFeed ?? null,
    url,
    isWorking: creating.loading || revoking.loading,
    create: () =>
      createFeed({
        update: (cache, { data: made }) =>
          cache.writeQuery({
            query: MyCalendarFeedDocument,
            data: { myCalendarFeed: made?.createCalendarFeed.feed ?? null },
          }),
      }).then((made) => setUrl(made.data?.createCalendarFeed.url ?? null), tell),
    revoke: () =>
      revokeFeed({
        update: (cache) =>
          cache.writeQuery({ query: MyCalendarFeedDocument, data: { myCalendarFeed: null } }),
      }).then(() => setUrl(null), tell),
  };
}
