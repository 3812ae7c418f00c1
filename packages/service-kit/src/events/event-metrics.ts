import { Counter, Gauge, Registry, type CounterConfiguration } from 'prom-client';

export const eventMetrics = new Registry();

/** Returns the existing counter when the name is taken. */
export function eventCounter<L extends string>(
  settings: Pick<CounterConfiguration<L>, 'name' | 'help' | 'labelNames'>,
): Counter<L> {
  const known = eventMetrics.getSingleMetric(settings.name) as Counter<L> | undefined;
  return known ?? new Counter({ ...settings, registers: [eventMetrics] });
}

/** Events and jobs that used up their retries; each needs an operator. */
export const givenUp = eventCounter({
  name: 'events_given_up_total',
  help: 'Events and jobs that failed at their last attempt',
  labelNames: ['queue'],
});

/** Absent without a broker. */
export const brokerConnected = new Gauge({
  name: 'bus_broker_connected',
  help: '1 while this process is connected to the broker, else 0',
  registers: [],
});
