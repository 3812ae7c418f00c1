import { useState } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  DecideVerificationDocument,
  type DecideVerificationInput,
  type ReviewItemFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { useReviewFacts } from './use-review-facts';

type Decision = Pick<DecideVerificationInput, 'decision' | 'expiresOn' | 'reason'>;

/** Sends a decision and refetches the queue, also after a conflict. */
export function useDecision(item: ReviewItemFragment, onDecided?: (() => void) | undefined) {
  const { kind, licence, document } = item;
  const t = useText();
  const { title } = useReviewFacts(item);
  const graph = useGraph();
  const [send, { loading }] = useMutation(DecideVerificationDocument);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const outcomeOf = (decision: Decision['decision']) => {
    if (decision === 'approved') return t('profile.review.approved');
    const isWithdrawal = licence?.status === 'approved';
    return t(isWithdrawal ? 'profile.review.withdrawn' : 'profile.review.rejected');
  };
  const failed = (description: string) =>
    toast({ variant: 'destructive', title: t('profile.review.failed'), description });
  const readAgain = async () => {
    const { cache } = await graph.load();
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'verificationQueue' });
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'comingExpiries' });
  };

  const decide = async (decision: Decision) => {
    const id = licence?.id ?? document?.id ?? '';
    const input = { kind, id, revision: licence?.revision ?? null, ...decision };
    try {
      const { data } = await send({ variables: { input } });
      const problems = data?.decideVerification.errors ?? [];
      setErrors(Object.fromEntries(problems.map(({ path, message }) => [path[0] ?? '', message])));
      const [problem] = problems;
      if (problem && problem.code !== 'VALIDATION_FAILED') {
        failed(problem.message);
        await readAgain();
      }
      if (problem) return;
      toast({ title: outcomeOf(decision.decision), description: title });
      onDecided?.();
      await readAgain();
    } catch (error) {
      failed(detailOf(error));
    }
  };
  return { decide, errors, isSending: loading };
}
