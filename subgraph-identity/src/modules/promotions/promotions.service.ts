import { PROMOTIONS, promotionCodeOf, type MessageKey } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  onConstraint,
  validationFailed,
  type Clock,
  type DomainError,
} from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { User, UsersQueries } from '../users';
import type { PromotionsQueries } from './promotions.queries';

type Parts = {
  promotions: PromotionsQueries;
  users: UsersQueries;
  closeCheckout: (tx: IdentityTx, clinic: User) => Promise<void>;
  clock: Clock;
};

export type PromotionCheck = { isValid: boolean; remaining: number };

const refused = (key: MessageKey): DomainError =>
  validationFailed([{ path: ['promotionalCode'], key, values: {} }]);

export const createPromotionsService = ({ promotions, users, closeCheckout, clock }: Parts) => ({
  lock: promotions.lock,

  /** A closed code has no places. */
  check: async (typed: string): Promise<PromotionCheck> => {
    const code = promotionCodeOf(typed);
    if (!code) return { isValid: false, remaining: 0 };
    const { taken, isOpen } = await promotions.stateOf(code);
    const remaining = isOpen ? Math.max(0, PROMOTIONS[code].places - taken) : 0;
    return { isValid: remaining > 0, remaining };
  },

  /**
   * Grants a clinic its place and unlimited premium, and publishes both; an open payment page is closed.
   * The caller must lock the clinic's row.
   * @throws DomainError VALIDATION_FAILED at `promotionalCode` for an invalid code or a professional,
   * CONFLICT `promotion.alreadyClaimed`, `already_subscribed`, UNAVAILABLE.
   */
  claim: async (tx: IdentityTx, user: User, typed: string): Promise<User> => {
    if (user.role !== 'clinic') throw refused('promotion.clinicsOnly');
    const code = promotionCodeOf(typed);
    if (!code) throw refused('promotion.unknown');
    const { places, benefits } = PROMOTIONS[code];
    // Before the code's lock, as a provider may be slow.
    await closeCheckout(tx, user);
    const at = clock.now();
    const order = await promotions
      .register(tx, { userId: user.id, code, places, benefits, at })
      .catch((error: unknown) =>
        onConstraint(error, {
          promotional_registrations_once_per_clinic: () => conflict('promotion.alreadyClaimed'),
        }),
      );
    if (order === null) throw refused('promotion.usedUp');
    const [userId, remaining] = [user.id, places - order];
    await appendOutbox(tx, 'promotion.claimed', {
      ...{ userId, code, order, remaining },
      at: at.toISOString(),
    });
    return users.update(tx, user, {
      promotionalCode: code,
      isPromotionalUser: true,
      subscriptionTier: 'premium',
      subscriptionStatus: 'active',
      subscriptionEndsAt: null,
    });
  },
});

export type PromotionsService = ReturnType<typeof createPromotionsService>;
