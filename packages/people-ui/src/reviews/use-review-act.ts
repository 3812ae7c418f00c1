import { useState } from 'react';
import { detailOf, type UserErrorLike } from '@tbt/web-kit';

/** Runs a mutation of a dialog; its first error is shown there. @returns whether it succeeded. */
export function useReviewAct(send: () => Promise<readonly UserErrorLike[] | undefined>) {
  const [error, setError] = useState<string>();
  const act = async (): Promise<boolean> => {
    setError(undefined);
    try {
      const [problem] = (await send()) ?? [];
      if (problem) setError(problem.message);
      return !problem;
    } catch (failure) {
      setError(detailOf(failure));
      return false;
    }
  };
  return { error, act };
}
