import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApolloClient, DocumentNode, ErrorLike } from '@apollo/client';
import type { useMutation as useApolloMutation } from '@apollo/client/react';
import { useGraph } from '@tbt/web-kit';

type Options = Omit<ApolloClient.MutateOptions, 'mutation'>;

interface State {
  called: boolean;
  loading: boolean;
  data?: unknown;
  error?: ErrorLike | undefined;
}

const IDLE: State = { called: false, loading: false };

function useGraphMutation(mutation: DocumentNode, options?: Options) {
  const graph = useGraph();
  const [state, setState] = useState(IDLE);
  const latest = useRef({ mutation, options });
  useEffect(() => {
    latest.current = { mutation, options };
  });
  const calls = useRef(0);
  const mutate = useCallback(
    (given?: Options) => {
      const call = (calls.current += 1);
      const settle = (outcome: Pick<State, 'data' | 'error'>) => {
        if (call === calls.current) setState({ called: true, loading: false, ...outcome });
      };
      const send = async () => {
        try {
          const client = graph.existing() ?? (await graph.load());
          const asked = { ...latest.current.options, ...given };
          const result = await client.mutate({ ...asked, mutation: latest.current.mutation });
          settle({ data: result.data, error: result.error });
          return result;
        } catch (error) {
          settle({ error: error as Error });
          throw error;
        }
      };
      setState({ called: true, loading: true });
      const sending = send();
      // The state tells the failure to those who do not wait.
      sending.catch(() => undefined);
      return sending;
    },
    [graph],
  );
  const reset = useCallback(() => {
    calls.current += 1;
    setState(IDLE);
  }, []);
  return [mutate, { ...state, reset }] as const;
}

/** Of Apollo's hook it takes the options of a mutation, and gives its state; the client is loaded for the first. */
export const useMutation = useGraphMutation as unknown as typeof useApolloMutation;
