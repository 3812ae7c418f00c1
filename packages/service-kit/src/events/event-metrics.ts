import { Counter, Registry, type CounterConfiguration } from 'prom-client';

/** Metrics of the events of this process, shown with those of its server. */
export const eventMetrics = new Registry();

/** A counter among them; who asks for the same name again gets the same one. */
export function eventCounter<L extends string>(
  settings: Pick<CounterConfiguration<L>, 'name' | 'help' | 'labelNames'>,
): Counter<L> {
  const known = eventMetrics.getSingleMetric(settings.name) as Counter<L> | undefined;
  return known ?? new Counter({ ...settings, registers: [eventMetrics] });
}

/** Events and jobs that failed as often as they may; each is lost unless somebody acts. */
export const givenUp = eventCounter({
  name: 'events_given_up_total',
  help: 'Events and jobs that failed at their last attempt',
  labelNames: ['queue'],
});
