import { billingDetailsRule } from '@tbt/contracts';
import { parseInput, requireProfessional } from '@tbt/service-kit';
import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { BillingDetailsRepository } from './billing-details.repository';
import type { BillingDetails } from './invoices.types';

type Deps = { billing: BillingDetailsRepository; commands: Commands; clock: Clock };

export type BillingDetailsService = ReturnType<typeof createBillingDetailsService>;

export function createBillingDetailsService({ billing, commands, clock }: Deps) {
  return {
    /** The viewer's own. @throws DomainError FORBIDDEN for all but professionals. */
    async mine(info: RequestInfo): Promise<BillingDetails | null> {
      return billing.find(requireProfessional(info).id);
    },

    /** For later invoices. @throws DomainError VALIDATION_FAILED for a number of another form. */
    async set(info: RequestInfo, input: object): Promise<BillingDetails> {
      await commands.consumeWriteQuota(info);
      const { id: professionalId } = requireProfessional(info);
      const values = parseInput(billingDetailsRule, input);
      return commands.run(info, { operation: 'setBillingDetails', input }, (tx) =>
        billing.save(tx, { ...values, professionalId, updatedAt: clock.now() }),
      );
    },
  };
}
