import { useApolloClient } from '@tbt/web-kit';
import {
  PostingCheckDocument,
  type PostingCheckQuery,
  type PostJobInput,
} from '../../generated/graphql';

export type PostingFindings = PostingCheckQuery['postingCheck'];

/** Whether something of what was found is to be confirmed before the posting. */
export const isToBeConfirmed = ({ notes, frenchTitleDraft }: PostingFindings): boolean =>
  notes.length > 0 || Boolean(frenchTitleDraft);

/** Asks what the marketplace finds in a posting; null where it could not be asked: nothing is refused for that. */
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
