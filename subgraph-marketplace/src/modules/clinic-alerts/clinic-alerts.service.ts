import {
  alertAudienceRule,
  CLINIC_ALERT_TERMS,
  clinicAlertRule,
  createClinicAlertRule,
  effectiveTier,
  id as idRule,
  PLANS,
} from '@tbt/contracts';
import {
  actingClinicOf,
  conflict,
  encodeCursor,
  forbidden,
  listName,
  notFound,
  pageArgs,
  parseInput,
  refuseContactDetails,
  requireClinic,
  toConnection,
  validationFailed,
} from '@tbt/service-kit';
import type { Clock, Connection, PageInput, RequestInfo } from '@tbt/service-kit';
import type { Commands } from '../../commands';
import type { MarketplaceDatabase, MarketplaceTx } from '../../database';
import { newestConnection, newestPage } from '../../newest-first';
import { quotaMonth } from '../../quota-month';
import { DEFAULT_TIME_ZONE, type PeopleQueries, type Person } from '../people';
import { addDays, instantsOfWallTime, wallTimeAt } from '../places';
import { insertRecipients, readAudience } from './alert-audience.queries';
import { announceAlert } from './clinic-alerts.events';
import type { ClinicAlertsQueries } from './clinic-alerts.queries';
import type { AlertAudience, AlertRecipient, ClinicAlert } from './clinic-alerts.types';

type Deps = {
  database: MarketplaceDatabase;
  alerts: ClinicAlertsQueries;
  people: PeopleQueries;
  commands: Commands;
  clock: Clock;
};

export type ClinicAlertsService = ReturnType<typeof createClinicAlertsService>;

export function createClinicAlertsService(deps: Deps) {
  const { database, alerts, people, commands, clock } = deps;

  /** Midnight after the last day, on the clinic's clock. @throws DomainError VALIDATION_FAILED on `expiresOn`. */
  const expiryOf = (expiresOn: string | null, timeZone: string | null): Date | null => {
    if (expiresOn === null) return null;
    const zone = timeZone ?? DEFAULT_TIME_ZONE;
    const today = wallTimeAt(zone, clock.now()).date;
    const max = CLINIC_ALERT_TERMS.expiryDaysMax;
    const refuse = (key: 'clinicAlert.expiryPast' | 'clinicAlert.expiryTooFar') =>
      validationFailed([{ path: ['expiresOn'], key, values: { max } }]);
    if (expiresOn < today) throw refuse('clinicAlert.expiryPast');
    if (expiresOn > addDays(today, max)) throw refuse('clinicAlert.expiryTooFar');
    return instantsOfWallTime(zone, addDays(expiresOn, 1), '00:00')[0] ?? null;
  };

  /** The transaction holds the clinic. @throws DomainError FORBIDDEN `plan_limit`. */
  const refuseOverPlan = async (tx: MarketplaceTx, clinic: Person) => {
    const now = clock.now();
    const max = PLANS[effectiveTier(clinic, now) ?? 'none'].clinicAlerts;
    if (max === 0) throw forbidden('clinicAlert.noPlan', { reasons: ['plan_limit'] });
    const { since, resetsOn } = quotaMonth(clinic.timeZone, now);
    if (max === null || (await alerts.countSince(clinic.id, since, tx)) < max) return;
    const values = { max, resetsOn };
    throw forbidden('clinicAlert.planLimit', { values, reasons: ['plan_limit'] });
  };

  const reading = async (clinicId: number, id: number): Promise<ClinicAlert> => {
    const alert = await alerts.ofClinic(clinicId, id, clock.now());
    if (!alert) throw notFound();
    return alert;
  };

  return {
    async list(info: RequestInfo, input: PageInput): Promise<Connection<ClinicAlert>> {
      const clinicId = requireClinic(info);
      const page = newestPage('clinicAlerts', clinicId, input);
      return newestConnection(await alerts.page(clinicId, page, clock.now()), clinicId, page);
    },

    async one(info: RequestInfo, id: unknown): Promise<ClinicAlert | null> {
      const clinicId = actingClinicOf(info.viewer);
      const alertId = parseInput(idRule, id);
      return clinicId === null ? null : alerts.ofClinic(clinicId, alertId, clock.now());
    },

    async audience(info: RequestInfo, input: unknown): Promise<AlertAudience> {
      const clinicId = requireClinic(info);
      const by = { clinicId, now: clock.now() };
      return readAudience(database.reader, by, parseInput(alertAudienceRule, input));
    },

    async quota(info: RequestInfo) {
      const clinicId = requireClinic(info);
      const now = clock.now();
      const clinic = (await people.byIds([clinicId]))[0];
      const max = clinic ? PLANS[effectiveTier(clinic, now) ?? 'none'].clinicAlerts : 0;
      const { since, resetsOn } = quotaMonth(clinic?.timeZone ?? null, now);
      return { max, used: await alerts.countSince(clinicId, since), resetsOn };
    },

    async recipients({ id }: ClinicAlert, input: PageInput): Promise<Connection<AlertRecipient>> {
      const name = listName('alertRecipients', id);
      const { limit, after } = pageArgs(input, name, ['number', 'instant', 'id']);
      const rows = await alerts.recipients(id, {
        limit,
        after: after && { rank: after[0], at: new Date(after[1]), professionalId: after[2] },
      });
      const cursorOf = ({ rank, at, professionalId }: AlertRecipient) =>
        encodeCursor(name, [rank, at.getTime(), professionalId]);
      return toConnection(rows, limit, cursorOf, after !== null);
    },

    /** @throws DomainError FORBIDDEN, VALIDATION_FAILED. */
    async create(info: RequestInfo, input: object): Promise<ClinicAlert> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { expiresOn, ...values } = parseInput(createClinicAlertRule, input);
      refuseContactDetails({ title: values.title, message: values.message });
      const { id } = await commands.run(
        info,
        { operation: 'createClinicAlert', input },
        async (tx) => {
          const clinic = await people.lock(tx, clinicId);
          const expiresAt = expiryOf(expiresOn, clinic.timeZone);
          const data = { ...values, clinicId, expiresAt, createdAt: clock.now() };
          return alerts.insert(tx, data);
        },
      );
      return reading(clinicId, id);
    },

    /** @throws DomainError NOT_FOUND, FORBIDDEN `plan_limit`, CONFLICT. */
    async send(info: RequestInfo, input: object): Promise<ClinicAlert> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { alertId } = parseInput(clinicAlertRule, input);
      await commands.run(info, { operation: 'sendClinicAlert', input }, async (tx) => {
        const clinic = await people.lock(tx, clinicId);
        const alert = await alerts.lock(tx, clinicId, alertId);
        if (!alert) throw notFound();
        const at = clock.now();
        if (alert.status !== 'active') {
          const key = alert.status === 'sent' ? 'clinicAlert.sent' : 'clinicAlert.over';
          throw conflict(key, { reasons: ['illegal_step'] });
        }
        if (alert.expiresAt && alert.expiresAt <= at)
          throw conflict('clinicAlert.over', { reasons: ['expired'] });
        await refuseOverPlan(tx, clinic);
        const audience = parseInput(alertAudienceRule, alert);
        const { sent, waiting } = await insertRecipients(tx, { alertId, clinicId, at }, audience);
        if (sent.length + waiting === 0)
          throw conflict('clinicAlert.noAudience', { reasons: ['no_audience'] });
        const sentCount = sent.length + waiting;
        await alerts.setStatus(tx, alertId, { status: 'sent', sentCount, sentAt: at });
        await announceAlert(tx, {
          ...{ alertId, clinicId, professionalIds: sent, at: at.toISOString() },
        });
        return { alertId };
      });
      return reading(clinicId, alertId);
    },

    /** @throws DomainError NOT_FOUND, CONFLICT `illegal_step`. */
    async cancel(info: RequestInfo, input: object): Promise<ClinicAlert> {
      await commands.consumeWriteQuota(info);
      const clinicId = requireClinic(info);
      const { alertId } = parseInput(clinicAlertRule, input);
      await commands.run(info, { operation: 'cancelClinicAlert', input }, async (tx) => {
        const alert = await alerts.lock(tx, clinicId, alertId);
        if (!alert) throw notFound();
        if (alert.status === 'cancelled' || alert.status === 'expired')
          throw conflict('clinicAlert.over', { reasons: ['illegal_step'] });
        await alerts.setStatus(tx, alertId, { status: 'cancelled' });
        await alerts.stopWaiting(tx, alertId);
        return { alertId };
      });
      return reading(clinicId, alertId);
    },
  };
}
