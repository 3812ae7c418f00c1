import type { SubscriptionStatus, SubscriptionTier } from '@tbt/contracts';
import { notFound, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import { requireSystem, type User, type UsersQueries } from '../users';

export type SubscriptionInput = {
  tier: SubscriptionTier | null;
  status: SubscriptionStatus;
  endsAt: Date | null;
};

type Parts = { users: UsersQueries; database: IdentityDatabase };

export const createSubscriptionsService = ({ users, database }: Parts) => ({
  /** @throws DomainError FORBIDDEN unless a service acts, NOT_FOUND. */
  set: async (info: RequestInfo, userId: number, input: SubscriptionInput): Promise<User> => {
    requireSystem(info);
    return database.transaction(async (tx) => {
      const user = await users.lock(tx, userId);
      if (!user) throw notFound();
      return users.update(tx, user, {
        subscriptionTier: input.tier,
        subscriptionStatus: input.status,
        subscriptionEndsAt: input.endsAt,
      });
    });
  },
});

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;
