import { startBalancer } from './balancer';

/** What has replicas, from the inside out. */
export const TIERS = [
  'subgraph-identity',
  'subgraph-marketplace',
  'subgraph-messaging',
  'gateway',
  'shell',
] as const;
export type Tier = (typeof TIERS)[number];
export type PortsByTier<P> = Readonly<Record<Tier, P>>;

/** A balancer before each tier. */
export interface Balancers {
  readonly ports: PortsByTier<number>;
  serve(replicas: PortsByTier<readonly number[]>): Promise<void>;
  close(): Promise<void>;
}

export type StartBalancers = (sitePort: number) => Promise<Balancers>;

export const byTier = <P>(value: (tier: Tier) => P): PortsByTier<P> =>
  Object.fromEntries(TIERS.map((tier) => [tier, value(tier)])) as Record<Tier, P>;

/** In this process, for machines without HAProxy. */
export const startOwnBalancers: StartBalancers = async (sitePort) => {
  const started = new Map(
    await Promise.all(
      TIERS.map(
        async (tier) => [tier, await startBalancer(tier === 'shell' ? sitePort : 0)] as const,
      ),
    ),
  );
  return {
    ports: byTier((tier) => started.get(tier)?.port ?? 0),
    serve: async (replicas) => {
      for (const [tier, balancer] of started) balancer.setPorts(replicas[tier]);
    },
    close: async () => {
      await Promise.all([...started.values()].map((balancer) => balancer.close()));
    },
  };
};
