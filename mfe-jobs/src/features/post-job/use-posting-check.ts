import { useApolloClient } from '@tbt/web-kit/graph';
import {
  PostingCheckDocument,
  type PostingCheckQuery,
  type PostJobInput,
} from '../../generated/graphql';

export type PostingFindings = PostingCheckQuery['postingCheck'];

/** Whether the findings need a confirmation. */
export const isToBeConfirmed = ({ notes, frenchTitleDraft }: PostingFindings): boolean =>
  notes.length > 0 || Boolean(frenchTitleDraft);

/** Findings of the marketplace about a posting; null on failure, which does not prevent posting. */
export function usePostingCheck(): (input: PostJobInput) => Promise<PostingFindings | null> {
  const client = useApolloClient();
  return async (input) => {
    const asked = client.query({
      query: PostingCheckDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const { data } = await asked.catch(() => ({ data: undefined }));
    return data?.postingCheck ?? null;
  };
}
