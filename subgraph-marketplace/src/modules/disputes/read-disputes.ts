import { disputeFilterRule, type DisputeReason, type ShiftSide } from '@tbt/contracts';
import {
  encodeCursor,
  listName,
  pageArgs,
  parseInput,
  requireAdmin,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo, Viewer } from '@tbt/service-kit';
import { isOpenToRole, type OfferedAction } from '../../open-to-role';
import { sideOf, type Booking } from '../bookings';
import type { PersonLoaders } from '../people';
import {
  appealUntil,
  disputableUntil,
  isAnswerable,
  isAppealable,
  openReasons,
  possibleEffects,
  rulingObstacle,
  type RulingObstacle,
} from './disputes.policy';
import { WAITING_STATUSES, type DisputesRepository } from './disputes.repository';
import type { Dispute, DisputeRuling, RulingEffect } from './disputes.types';

const SHAPE = ['instant', 'id'] as const;

type Reader = { info: RequestInfo; loaders: PersonLoaders };

/** Null for a member whose role in the clinic opens no case. */
const openingSide = (viewer: Viewer | null, booking: Booking): ShiftSide | null =>
  isOpenToRole(viewer, 'dispute') ? sideOf(viewer, booking) : null;

function rulingsOf(dispute: Dispute): DisputeRuling[] {
  const { outcome, ruling, ruledAt, effects } = dispute;
  const { appealOutcome, appealRuling, appealRuledAt, appealEffects } = dispute;
  const first = outcome && ruling && ruledAt && effects;
  const last = appealOutcome && appealRuling && appealRuledAt && appealEffects;
  return [
    ...(first ? [{ outcome, text: ruling, at: ruledAt, isAppeal: false, effects }] : []),
    ...(last
      ? [
          {
            ...{ outcome: appealOutcome, text: appealRuling, at: appealRuledAt },
            ...{ isAppeal: true, effects: appealEffects },
          },
        ]
      : []),
  ];
}

export function createDisputesReading(deps: { disputes: DisputesRepository; clock: Clock }) {
  const { disputes, clock } = deps;

  /** Null unless an administrator looks at a case that waits. */
  const obstacle = async (
    { info: { viewer }, loaders }: Reader,
    dispute: Dispute,
    booking: Booking,
  ): Promise<RulingObstacle | null> => {
    if (!viewer?.isAdmin || !WAITING_STATUSES.includes(dispute.status)) return null;
    const clinicIds = (await loaders.person.load(viewer.userId))?.clinicIds ?? [];
    return rulingObstacle({ viewer, clinicIds }, dispute, booking, clock.now());
  };

  return {
    obstacle,
    rulings: rulingsOf,
    appealUntil: (dispute: Dispute, booking: Booking): Date | null =>
      appealUntil(dispute, booking, clock.now()),

    /** @throws DomainError FORBIDDEN unless an administrator. */
    async list(
      info: RequestInfo,
      { filter, ...pageInput }: PageInput & { filter?: unknown },
    ): Promise<Connection<Dispute>> {
      requireAdmin(info);
      const phase = parseInput(disputeFilterRule, filter)?.phase ?? 'waiting';
      const list = listName('disputes', { phase });
      const page = pageArgs(pageInput, list, SHAPE);
      const rows = await disputes.inPhase(phase, page);
      const cursorOf = ({ createdAt, id }: Dispute) =>
        encodeCursor(list, [createdAt.getTime(), id]);
      return toConnection(rows, page.limit, cursorOf, page.after !== null);
    },

    async actions(reader: Reader, dispute: Dispute, booking: Booking): Promise<string[]> {
      const { viewer } = reader.info;
      const [now, side] = [clock.now(), sideOf(viewer, booking)];
      const isWaiting = WAITING_STATUSES.includes(dispute.status);
      const isRuler =
        viewer?.isAdmin === true && (await obstacle(reader, dispute, booking)) === null;
      const offered: [OfferedAction, boolean][] = [
        ['answer', isAnswerable(dispute, side, now)],
        ['appeal', isAppealable(dispute, booking, side, now)],
        ['rule', isWaiting && isRuler],
      ];
      return offered.flatMap(([action, isOpen]) =>
        isOpen && isOpenToRole(viewer, action) ? [action] : [],
      );
    },

    effects: ({ viewer }: RequestInfo, dispute: Dispute): RulingEffect[] =>
      viewer?.isAdmin ? possibleEffects(dispute) : [],

    reasons: (
      { viewer }: RequestInfo,
      booking: Booking,
      earlier: readonly Dispute[],
    ): DisputeReason[] => openReasons(booking, openingSide(viewer, booking), earlier, clock.now()),

    openUntil(info: RequestInfo, booking: Booking, earlier: readonly Dispute[]): Date | null {
      const reasons = openReasons(booking, openingSide(info.viewer, booking), earlier, clock.now());
      return reasons.length > 0 ? disputableUntil(booking) : null;
    },
  };
}

export type DisputesReading = ReturnType<typeof createDisputesReading>;
