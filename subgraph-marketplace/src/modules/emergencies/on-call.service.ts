import { onCallRule } from '@tbt/contracts';
import { parseInput, requireProfessional } from '@tbt/service-kit';
import type { RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import type { PeopleQueries } from '../people';
import type { OnCall } from './emergencies.types';
import { createOnCallRepository } from './on-call.repository';

type Deps = { database: MarketplaceDatabase; people: PeopleQueries; commands: Commands };

export type OnCallService = ReturnType<typeof createOnCallService>;

export function createOnCallService({ database, people, commands }: Deps) {
  const onCall = createOnCallRepository(database);
  return {
    /** @throws DomainError UNAUTHENTICATED, FORBIDDEN for all but professionals. */
    mine: (info: RequestInfo): Promise<OnCall> => onCall.read(requireProfessional(info).id),

    /** Absent fields stay. @throws DomainError FORBIDDEN, VALIDATION_FAILED. */
    async set(info: RequestInfo, input: object): Promise<OnCall> {
      await commands.consumeWriteQuota(info);
      const { id } = requireProfessional(info);
      const values = parseInput(onCallRule, input);
      return commands.run(info, { operation: 'setOnCall', input }, async (tx) => {
        await people.lock(tx, id);
        return onCall.write(tx, id, values);
      });
    },
  };
}
