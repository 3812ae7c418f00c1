import { Counter, Registry } from 'prom-client';

/** Metrics of the events of this process, shown with those of its server. */
export const eventMetrics = new Registry();

/** Events and jobs that failed as often as they may; each is lost unless somebody acts. */
export const givenUp = new Counter({
  name: 'events_given_up_total',
  help: 'Events and jobs that failed at their last attempt',
  labelNames: ['queue'],
  registers: [eventMetrics],
});
