import { useEffect, useRef } from 'react';
import { toast } from '@tbt/design-system';
import {
  detailOf,
  useApolloClient,
  useMutation,
  type TypedDocumentNode,
  type UserErrorLike,
} from '@tbt/web-kit';
import { useText } from '../../texts';
import { refetchShiftQueries } from './refetch-shift-queries';

interface Payload {
  errors: readonly UserErrorLike[];
}

/** Whether the component is still on the screen, for what is answered later. */
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
 * Sends one step and renews the lists of shifts: after a refusal too, for who was refused saw an old one.
 *
 * @param payloadOf - the mutation's payload in its answer.
 * @param options - `tellsItself` for callers that say what went wrong wherever the reader is by then.
 * @returns `act` never rejects: it answers what went wrong in words, or nothing.
 */
export function useShiftAct<Data, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
  payloadOf: (data: Data) => Payload,
  { tellsItself = false } = {},
) {
  const t = useText();
  const client = useApolloClient();
  const isShown = useIsShown();
  const [mutate, { loading }] = useMutation(
    document as TypedDocumentNode<Data, Record<string, unknown>>,
  );
  const act = async (input: Input): Promise<readonly UserErrorLike[]> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const errors = data ? payloadOf(data as Data).errors : [];
      // A field that is written wrong says nothing about the lists.
      if (!errors.some(({ code }) => code === 'VALIDATION_FAILED'))
        await refetchShiftQueries(client);
      // The new list may have taken away the place where it was asked.
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
