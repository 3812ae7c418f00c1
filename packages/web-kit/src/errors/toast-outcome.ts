import { toast } from '@tbt/design-system';
import type { UserErrorLike } from '../graph';
import { detailOf } from '../request';

/** What a notice says of an act that went well, and of one that did not. */
export interface OutcomeTexts {
  done: string;
  failed: string;
}

/** Does something and tells in a notice how it went; true when it went well. */
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
