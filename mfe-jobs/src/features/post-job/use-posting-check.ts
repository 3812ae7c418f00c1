import { useGraph } from '@tbt/web-kit';
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
  const graph = useGraph();
  return async (input) => {
    const ask = async () =>
      (await graph.load()).query({
        query: PostingCheckDocument,
        variables: { input },
        fetchPolicy: 'no-cache',
      });
    const { data } = await ask().catch(() => ({ data: undefined }));
    return data?.postingCheck ?? null;
  };
}
