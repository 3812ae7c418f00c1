import { useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import { ChatShiftDocument, ChatShiftPartsFragmentDoc } from '../../generated/graphql';

const NO_JOB = '0';

/** The shift of the conversation: from the address, else the last one referred to. */
export function useChatShift(otherUserId: number, jobId: number | null) {
  const { data } = useQuery(ChatShiftDocument, {
    variables: {
      userId: String(otherUserId),
      jobId: jobId === null ? NO_JOB : String(jobId),
      isNamed: jobId !== null,
    },
    fetchPolicy: 'cache-and-network',
  });
  return readFragment(ChatShiftPartsFragmentDoc, data?.job ?? data?.conversationWith?.job) ?? null;
}
