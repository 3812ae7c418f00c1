import { clinicAlertRule, respondToAlertRule } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  encodeCursor,
  listName,
  notFound,
  pageArgs,
  parseInput,
  requireProfessional,
  toConnection,
} from '@tbt/service-kit';
import type { Clock, Connection, LiveBus, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase } from '../../database';
import { inBatches } from '../../in-batches';
import type { ClinicAlertsQueries } from './clinic-alerts.queries';
import type { ReceivedAlert } from './clinic-alerts.types';

const DIGEST_BATCH = 500;

type Deps = {
  database: MarketplaceDatabase;
  alerts: ClinicAlertsQueries;
  commands: Commands;
  clock: Clock;
  live: LiveBus;
};

export type ReceivedAlertsService = ReturnType<typeof createReceivedAlertsService>;

export function createReceivedAlertsService(deps: Deps) {
  const { database, alerts, commands, clock, live } = deps;

  const signal = ({ alertId, clinicId }: ReceivedAlert) =>
    live.publish('clinic-alert.changed', { alertId, clinicId });

  return {
    async mine(info: RequestInfo, input: PageInput): Promise<Connection<ReceivedAlert>> {
      const { id } = requireProfessional(info);
      const list = listName('receivedAlerts', id);
      const { limit, after } = pageArgs(input, list, ['instant', 'id']);
      const page = {
        ...{ list: 'clinicAlerts' as const, limit },
        after: after && { createdAt: new Date(after[0]), id: after[1] },
      };
      const rows = await alerts.received(id, page, clock.now());
      const cursorOf = ({ sentAt, alertId }: ReceivedAlert) =>
        encodeCursor(list, [sentAt.getTime(), alertId]);
      return toConnection(rows, limit, cursorOf, after !== null);
    },

    /** @throws DomainError NOT_FOUND. */
    async read(info: RequestInfo, input: object): Promise<ReceivedAlert> {
      await commands.consumeWriteQuota(info);
      const { id: professionalId } = requireProfessional(info);
      const { alertId } = parseInput(clinicAlertRule, input);
      const alert = await commands.run(info, { operation: 'readAlert', input }, async (tx) => {
        const now = clock.now();
        const found = await alerts.lockReceived(tx, alertId, professionalId, now);
        if (!found) throw notFound();
        if (found.readAt) return found;
        await alerts.markRead(tx, { alertId, professionalId }, now);
        return { ...found, readAt: now };
      });
      await signal(alert);
      return alert;
    },

    /** @throws DomainError NOT_FOUND, CONFLICT `illegal_step`, `over`. */
    async respond(info: RequestInfo, input: object): Promise<ReceivedAlert> {
      await commands.consumeWriteQuota(info);
      const { id: professionalId } = requireProfessional(info);
      const { alertId, answer, message: reply } = parseInput(respondToAlertRule, input);
      const alert = await commands.run(info, { operation: 'respondToAlert', input }, async (tx) => {
        const now = clock.now();
        const found = await alerts.lockReceived(tx, alertId, professionalId, now);
        if (!found) throw notFound();
        if (found.respondedAt)
          throw conflict('clinicAlert.answered', { reasons: ['illegal_step'] });
        if (found.isOver) throw conflict('clinicAlert.over', { reasons: ['over'] });
        const given = { answer, reply, readAt: found.readAt ?? now, respondedAt: now };
        await alerts.answer(tx, { alertId, professionalId }, given);
        await appendOutbox(tx, 'clinic-alert.answered', {
          ...{ alertId, clinicId: found.clinicId, professionalId, answer, at: now.toISOString() },
        });
        return { ...found, ...given };
      });
      await signal(alert);
      return alert;
    },

    /** What waited for it, once a day. @returns how many professionals. */
    deliverDigests: () =>
      inBatches(DIGEST_BATCH, () =>
        database.transaction(async (tx) => {
          const now = clock.now();
          const recipients = await alerts.takeDigest(tx, DIGEST_BATCH, now);
          if (recipients.length > 0)
            await appendOutbox(tx, 'clinic-alert.digest', { recipients, at: now.toISOString() });
          return recipients.length;
        }),
      ),
  };
}
