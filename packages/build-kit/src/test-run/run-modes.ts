import type { StackMode } from './test-stack';

/** How the product runs in a test, which the outer contract must not tell from the others. */
export interface RunMode {
  /** Its target is `contract-<name>`. */
  readonly name: string;
  readonly title: string;
  readonly mode: StackMode;
  /** Only documents of published apps are executed. */
  readonly documents?: 'trusted';
  /** Two processes of every service, a balancer before each. */
  readonly isDoubled?: boolean;
  /** A PostgreSQL server of its own, in another time zone, with a role that may do little. */
  readonly hasOwnServer?: boolean;
  /** Major version of Node, from the package registry. */
  readonly node?: number;
}

/** `npm test` runs combined and replicas, which between them have everything the others have, but for the machine below. */
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
    name: 'postgres',
    title: 'on a PostgreSQL server elsewhere in time, without privileges',
    mode: 'split',
    hasOwnServer: true,
  },
  { name: 'node-24', title: 'on Node 24', mode: 'combined', node: 24 },
];
