import type { StackMode } from './test-stack';

/** How the product runs in a test; the contract is the same in all of them. */
export interface RunMode {
  readonly name: string;
  readonly title: string;
  readonly mode: StackMode;
  /** Only trusted documents are executed. */
  readonly documents?: 'trusted';
  /** Two processes per service behind a balancer. */
  readonly isDoubled?: boolean;
  /** With replicas: a NATS server carries events and signals. */
  readonly isOnNats?: boolean;
  /** With replicas: HAProxy before each pair. */
  readonly isBehindHaproxy?: boolean;
  /** A PostgreSQL in another time zone, with an unprivileged role. */
  readonly hasOwnServer?: boolean;
  readonly node?: number;
}

/** `npm test` runs combined and replicas, which together cover all but the machine. */
export const RUN_MODES: readonly RunMode[] = [
  { name: 'combined', title: 'one process behind the site', mode: 'combined' },
  {
    name: 'split',
    title: 'every service its own process',
    mode: 'split',
  },
  {
    name: 'trusted',
    title: 'one process, trusted documents',
    mode: 'combined',
    documents: 'trusted',
  },
  {
    name: 'split-trusted',
    title: 'every service its own process, trusted documents',
    mode: 'split',
    documents: 'trusted',
  },
  {
    name: 'replicas',
    title: 'two replicas of every service behind balancers, trusted documents',
    mode: 'split',
    documents: 'trusted',
    isDoubled: true,
  },
  {
    name: 'nats',
    title: 'two replicas of every service behind HAProxy, on NATS',
    mode: 'split',
    documents: 'trusted',
    isDoubled: true,
    isOnNats: true,
    isBehindHaproxy: true,
  },
  {
    name: 'postgres',
    title: 'on a PostgreSQL server elsewhere in time, without privileges',
    mode: 'split',
    hasOwnServer: true,
  },
  { name: 'node-24', title: 'on Node 24', mode: 'combined', node: 24 },
];
