import { EVENT_CONSUMERS, type DomainEventName } from '@tbt/contracts';

export const queueName = (service: string, name: DomainEventName): string => `${service}.${name}`;

/** @throws Error when contracts does not list the service as a consumer of the event. */
export function assertConsumer(service: string, name: DomainEventName): void {
  const declared: readonly string[] = EVENT_CONSUMERS[name];
  if (!declared.includes(service))
    throw new Error(`${service} consumes ${name}: say so in EVENT_CONSUMERS of contracts`);
}
