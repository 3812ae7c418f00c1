import { toast } from '@tbt/design-system';
import { detailOf, useGraph, type TypedDocumentNode, type UserErrorLike } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import { useText } from '../../texts';

interface Payload {
  errors: readonly UserErrorLike[];
}

const CHANGED = 'changed';

const isStale = ({ reasons }: UserErrorLike): boolean => reasons?.includes(CHANGED) ?? false;

/**
 * Runs an administrator's mutation. When another administrator was first, the lists are read again.
 * @returns `act`, which resolves to errors and never rejects.
 */
export function useDeskAct<Data, Input>(
  document: TypedDocumentNode<Data, { input: Input }>,
  payloadOf: (data: Data) => Payload,
) {
  const t = useText();
  const graph = useGraph();
  const [mutate, { loading }] = useMutation(document);
  const refuse = (description: string) =>
    toast({ variant: 'destructive', title: t('support.notDone'), description });
  const act = async (input: Input, done: string): Promise<readonly UserErrorLike[]> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const errors = data ? payloadOf(data).errors : [];
      const [first] = errors;
      if (!first) toast({ title: done });
      else if (first.path.length === 0) refuse(first.message);
      if (errors.some(isStale)) await (await graph.load()).refetchQueries({ include: 'active' });
      return errors;
    } catch (error) {
      const message = detailOf(error);
      refuse(message);
      return [{ message, path: [] }];
    }
  };
  return { act, loading };
}
