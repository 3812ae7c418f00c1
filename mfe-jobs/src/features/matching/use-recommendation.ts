import { useState } from 'react';
import type { DismissalReason } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  DismissRecommendationDocument,
  RestoreRecommendationDocument,
  ViewRecommendationDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';

export function useRecommendation(recommendationId: string) {
  const t = useText();
  const [isOff, setOff] = useState(false);
  const [reason, setReason] = useState<DismissalReason | null>(null);
  const [view] = useMutation(ViewRecommendationDocument);
  const [dismiss, dismissing] = useMutation(DismissRecommendationDocument);
  const [restore, restoring] = useMutation(RestoreRecommendationDocument);
  const input = { recommendationId };

  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('jobs.matching.error'), description });

  /** A refusal is shown and changes nothing here. */
  const change = async (
    send: () => Promise<readonly { message: string }[] | undefined>,
    done: () => void,
  ) => {
    try {
      const problem = (await send())?.[0];
      if (problem) failed(problem.message);
      else done();
    } catch (error) {
      failed(detailOf(error));
    }
  };

  const onDismiss = (why: DismissalReason | null) =>
    void change(
      async () => {
        const { data } = await dismiss({ variables: { input: { ...input, reason: why } } });
        return data?.dismissRecommendation.errors;
      },
      () => {
        setOff(true);
        setReason(why);
      },
    );

  const onRestore = () =>
    void change(
      async () => (await restore({ variables: { input } })).data?.restoreRecommendation.errors,
      () => {
        setOff(false);
        setReason(null);
      },
    );

  return {
    isOff,
    reason,
    isBusy: dismissing.loading || restoring.loading,
    onDismiss: () => onDismiss(null),
    onReason: onDismiss,
    onRestore,
    onSeen: () => void view({ variables: { input } }).catch(() => undefined),
  };
}
