import type { PaymentsService } from './payments.service';
import type { PostingBlocks } from './posting-block';

export type InvoicesUpkeepReport = {
  paid: number;
  reminded: number;
  blocked: number;
  unblocked: number;
};

type Deps = { payments: PaymentsService; postingBlocks: PostingBlocks };

/** Every effect once, with any number of replicas. */
export const createInvoicesJobs =
  ({ payments, postingBlocks }: Deps) =>
  async (): Promise<InvoicesUpkeepReport> => ({
    paid: await payments.payUnanswered(),
    reminded: await payments.remind(),
    unblocked: await postingBlocks.end(),
    blocked: await postingBlocks.begin(),
  });
