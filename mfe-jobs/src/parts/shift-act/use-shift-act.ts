import { useEffect, useRef } from 'react';
import { toast } from '@tbt/design-system';
import { detailOf, useGraph, type TypedDocumentNode, type UserErrorLike } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useText } from '../../texts';
import { refetchShiftQueries } from './refetch-shift-queries';

interface Payload {
  errors: readonly UserErrorLike[];
}

/** Whether the component is mounted, for late responses. */
function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/**
 * Runs an action and refetches shift lists, also when refused, because they were stale.
 * @param options - `tellsItself`: the caller shows errors. @returns `act`, which resolves to errors and never rejects.
 */
export function useShiftAct<Data, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
  payloadOf: (data: Data) => Payload,
  { tellsItself = false } = {},
) {
  const t = useText();
  const graph = useGraph();
  const isShown = useIsShown();
  const [mutate, { loading }] = useMutation(
    document as TypedDocumentNode<Data, Record<string, unknown>>,
  );
  const act = async (input: Input): Promise<readonly UserErrorLike[]> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const errors = data ? payloadOf(data as Data).errors : [];
      // A validation error says nothing about the lists.
      if (!errors.some(({ code }) => code === 'VALIDATION_FAILED'))
        await refetchShiftQueries(graph);
      // The refetch may have unmounted the component that asked.
      if (errors[0] && !isShown.current && !tellsItself)
        toast({
          variant: 'destructive',
          title: t('jobs.shifts.notDone'),
          description: errors[0].message,
        });
      return errors;
    } catch (error) {
      return [{ message: detailOf(error), path: [] }];
    }
  };
  return { act, isBusy: loading };
}
