import { toast } from '@tbt/design-system';
import type { UserErrorLike } from '../queries';
import { detailOf } from '../request';

export interface OutcomeTexts {
  done: string;
  failed: string;
}

/** Runs an action and shows its outcome as a toast. @returns true on success. */
export async function toastOutcome(
  act: () => Promise<readonly UserErrorLike[]>,
  { done, failed }: OutcomeTexts,
): Promise<boolean> {
  const refuse = (description: string): boolean => {
    toast({ variant: 'destructive', title: failed, description });
    return false;
  };
  try {
    const [problem] = await act();
    if (problem) return refuse(problem.message);
    toast({ title: done });
    return true;
  } catch (error) {
    return refuse(detailOf(error));
  }
}
