import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, useMutation } from '@tbt/web-kit';
import {
  DismissRecommendationDocument,
  RestoreRecommendationDocument,
  ViewRecommendationDocument,
} from '../../generated/graphql';
import { useText } from '../../texts';

/** View, dismiss and restore a recommendation. */
export function useRecommendation(recommendationId: string) {
  const t = useText();
  const [isOff, setOff] = useState(false);
  const [view] = useMutation(ViewRecommendationDocument);
  const [dismiss, dismissing] = useMutation(DismissRecommendationDocument);
  const [restore, restoring] = useMutation(RestoreRecommendationDocument);
  const variables = { input: { recommendationId } };

  const change = async (wantsOff: boolean) => {
    const failed = (description: string) =>
      toast({ variant: 'destructive', title: t('jobs.matching.error'), description });
    try {
      const errors = wantsOff
        ? (await dismiss({ variables })).data?.dismissRecommendation.errors
        : (await restore({ variables })).data?.restoreRecommendation.errors;
      const problem = errors?.[0];
      if (problem) failed(problem.message);
      else setOff(wantsOff);
    } catch (error) {
      failed(detailOf(error));
    }
  };

  return {
    isOff,
    isBusy: dismissing.loading || restoring.loading,
    onDismiss: () => void change(true),
    onRestore: () => void change(false),
    /** A failure leaves it marked as new. */
    onSeen: () => void view({ variables }).catch(() => undefined),
  };
}
