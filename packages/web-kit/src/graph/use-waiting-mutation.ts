import { useSyncExternalStore } from 'react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { isUnreachable, operationOf, outbox, useGraph, type WaitingSubject } from '@tbt/web-kit';
import { useMutation } from './use-mutation';

const NONE: never[] = [];

export interface WaitingEntry<Variables> {
  id: string;
  variables: Variables;
  /** Why the server did not do it; null while it waits. */
  refusal: string | null;
  discard: () => void;
}

/** A mutation that waits in this browser while the site cannot be reached; it is then sent once. */
export function useWaitingMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  const graph = useGraph();
  const [mutate, { loading }] = useMutation(
    document as TypedDocumentNode<Data, OperationVariables>,
  );
  const name = operationOf(document)?.name?.value;
  const list = useSyncExternalStore(outbox.subscribe, outbox.list, () => NONE);
  const waiting = list
    .filter(({ operation }) => operation === name)
    .map(({ id, variables, refusal }): WaitingEntry<Variables> => ({
      id,
      variables: variables as Variables,
      refusal,
      discard: () => void outbox.discard(id),
    }));

  /**
   * @param subject - where its writer finds it, should it wait and then be refused.
   * @param id - one per act: repeating it does it once.
   * @throws what the server refuses.
   */
  const send = async (
    variables: Variables,
    subject: WaitingSubject,
    id: string = crypto.randomUUID(),
  ) => {
    const written = { id, document, variables, subject };
    // What was written before goes first.
    if (outbox.hasUnsent() && (await outbox.add(graph, written))) {
      void outbox.send(graph);
      return { data: undefined, isWaiting: true };
    }
    try {
      const { data } = await mutate({ variables, context: { repeatKey: id } });
      return { data, isWaiting: false };
    } catch (error) {
      const isWaiting = isUnreachable(error) && (await outbox.add(graph, written));
      if (!isWaiting) throw error;
      return { data: undefined, isWaiting };
    }
  };
  return { send, isSending: loading, waiting };
}
