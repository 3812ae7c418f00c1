import { parseId } from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { Resolvers } from '../../generated/resolvers';
import type { Booking } from '../bookings';
import { memberOf } from '../people';
import type { Dispute } from './disputes.types';

const withBooking = async <T>(
  { bookingId }: Dispute,
  { loaders }: GraphContext,
  read: (booking: Booking) => T | Promise<T>,
): Promise<T | null> => {
  const booking = await loaders.visibleBooking.load(bookingId);
  return booking && read(booking);
};

export const disputesResolvers: Resolvers = {
  Query: {
    disputes: (_root, args, { info, services }) => services.disputesReading.list(info, args),
    dispute: async (_root, { id }, context) => {
      const dispute = await context.loaders.dispute.load(parseId(id) ?? 0);
      return dispute && withBooking(dispute, context, () => dispute);
    },
  },
  Mutation: {
    openDispute: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ dispute: await services.disputes.open(info, input) })),
    answerDispute: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ dispute: await services.disputes.answer(info, input) })),
    appealRuling: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ dispute: await services.disputes.appeal(info, input) })),
    ruleDispute: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ dispute: await services.ruling.rule(info, input) })),
  },
  Booking: {
    disputes: ({ id }, _args, { loaders }) => loaders.disputesOfBooking.load(id),
    disputableUntil: async (booking, _args, { info, services, loaders }) => {
      const earlier = await loaders.disputesOfBooking.load(booking.id);
      return services.disputesReading.openUntil(info, booking, earlier)?.toISOString() ?? null;
    },
    disputeReasons: async (booking, _args, { info, services, loaders }) =>
      services.disputesReading.reasons(
        info,
        booking,
        await loaders.disputesOfBooking.load(booking.id),
      ),
  },
  Dispute: {
    booking: ({ bookingId }, _args, { loaders }) => loaders.visibleBooking.load(bookingId),
    appealUntil: async (dispute, _args, context) => {
      const until = await withBooking(dispute, context, (booking) =>
        context.services.disputesReading.appealUntil(dispute, booking),
      );
      return until?.toISOString() ?? null;
    },
    rulings: (dispute, _args, { services }) => services.disputesReading.rulings(dispute),
    evidence: ({ id }, _args, { loaders }) => loaders.evidenceOfDispute.load(id),
    actions: async (dispute, _args, context) =>
      (await withBooking(dispute, context, (booking) =>
        context.services.disputesReading.actions(context, dispute, booking),
      )) ?? [],
    rulingObstacle: (dispute, _args, context) =>
      withBooking(dispute, context, (booking) =>
        context.services.disputesReading.obstacle(context, dispute, booking),
      ),
    possibleEffects: (dispute, _args, { info, services }) =>
      services.disputesReading.effects(info, dispute),
  },
  DisputeEvidence: {
    url: async (file, _args, { services, loaders }) =>
      (await memberOf(loaders, file.ownerId)) && services.evidence.linkTo(file),
  },
  DisputeRuling: {
    at: ({ at }) => at.toISOString(),
    minutes: ({ effects }) => effects.minutes,
    isDeductionLifted: ({ effects }) => effects.isDeductionLifted,
    isPaid: ({ effects }) => effects.isPaid,
  },
};
