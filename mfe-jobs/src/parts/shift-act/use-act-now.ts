import { toast } from '@tbt/design-system';
import type { TypedDocumentNode, UserErrorLike } from '@tbt/web-kit';
import { useText } from '../../texts';
import { useShiftAct } from './use-shift-act';

/** Runs an action without confirmation, with a toast. */
export function useActNow<Data, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
  payloadOf: (data: Data) => { errors: readonly UserErrorLike[] },
) {
  const t = useText();
  const { act, isBusy } = useShiftAct(document, payloadOf, { tellsItself: true });
  const run = async (input: Input, done: string): Promise<void> => {
    const [problem] = await act(input);
    if (!problem) toast({ title: done });
    else
      toast({
        variant: 'destructive',
        title: t('jobs.shifts.notDone'),
        description: problem.message,
      });
  };
  return { run, isBusy };
}
