import { applyRetention, purgeExpiredRows, scheduleJob } from '@tbt/service-kit';
import type { Bus, Clock, Logger } from '@tbt/service-kit';
import type { MarketplaceDatabase } from './database';
import { MARKETPLACE_RETENTION } from './modules/privacy';
import type { MarketplaceServices } from './services';

type Deps = {
  services: MarketplaceServices;
  database: MarketplaceDatabase;
  bus: Bus;
  clock: Clock;
  logger: Logger;
};

/** Each once for all replicas. Hours are UTC. */
export async function scheduleMarketplaceJobs({ services, database, bus, clock, logger }: Deps) {
  const every = (cron: string, name: string, run: () => Promise<void>) =>
    scheduleJob(bus, `marketplace.${name}`, cron, run);

  await every('* * * * *', 'expire-started-jobs', async () => {
    const count = await services.expireStartedJobs();
    if (count > 0) logger.info({ count }, 'Started shifts expired');
  });
  await every('* * * * *', 'end-offers', async () => {
    const offers = await services.offerClosing.expireApplications();
    const shifts = await services.offerClosing.expireInvitations();
    const published = await services.offerClosing.publishDue();
    if (offers + shifts + published > 0) {
      logger.info({ offers, shifts, published }, 'Offers and invitations expired');
    }
  });
  await every('* * * * *', 'keep-bookings', async () => {
    const report = await services.keepBookings();
    if (Object.values(report).some((count) => count > 0)) {
      logger.info(report, 'Bookings updated');
    }
  });
  await every('* * * * *', 'keep-emergencies', async () => {
    const report = await services.keepEmergencies();
    if (Object.values(report).some((count) => count > 0)) {
      logger.info(report, 'Emergency requests updated');
    }
  });
  await every('30 12 * * *', 'clinic-alert-digests', async () => {
    const count = await services.receivedAlerts.deliverDigests();
    if (count > 0) logger.info({ count }, 'Digests of clinic alerts delivered');
  });
  await every('* * * * *', 'close-disputes', async () => {
    const count = await services.closeDisputes();
    if (count > 0) logger.info({ count }, 'Disputes closed');
  });
  await every('* * * * *', 'keep-reviews', async () => {
    const report = await services.keepReviews();
    if (report.published + report.asked > 0) logger.info(report, 'Reviews published');
  });
  await every('* * * * *', 'keep-hours', async () => {
    const report = await services.keepHours();
    if (Object.values(report).some((count) => count > 0)) logger.info(report, 'Hours updated');
  });
  await every('* * * * *', 'keep-invoices', async () => {
    const report = await services.keepInvoices();
    if (Object.values(report).some((count) => count > 0)) {
      logger.info(report, 'Invoices updated');
    }
  });
  await every('7 * * * *', 'response-times', async () => {
    const count = await services.responseTimes.refresh();
    if (count > 0) logger.info({ count }, 'Response times updated');
  });
  await every('*/10 * * * *', 'recommend', async () => {
    const count = await services.recommendations.refreshDue();
    if (count > 0) logger.info({ count }, 'Recommendations refreshed');
  });
  await every('*/10 * * * *', 'marketplace-weeks', async () => {
    await services.marketplaceWeeks.refresh();
  });
  await every('*/10 * * * *', 'statements', async () => {
    const count = await services.statements.send();
    if (count > 0) logger.info({ count }, 'Monthly statements written');
  });
  await every('50 7 * * *', 'retention', async () => {
    const removed = await applyRetention(database.pool, MARKETPLACE_RETENTION, clock.now());
    logger.info({ removed }, 'Retention applied');
  });
  await every('41 7 * * *', 'extend-schedules', async () => {
    const report = await services.scheduleUpkeep.extend();
    if (report.slots > 0) logger.info(report, 'Schedule series extended');
  });
  await every('17 * * * *', 'purge', () => purgeExpiredRows(database.pool));
}
