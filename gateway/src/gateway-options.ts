import type { Bus, Deployment, Logger, Subgraph, SubgraphName, ViewerKeys } from '@tbt/service-kit';
import { DEFAULT_READ_LIMITS, type ReadLimits } from './graph/read-budget';
import type { PlannerThread } from './graph/plan';
import type { SupergraphSource } from './graph/supergraph';
import type { DocumentPolicy } from './graph/trusted-documents';

export const PLAN_TIMES = ['before-ready', 'when-asked'] as const;
export type PlanTime = (typeof PLAN_TIMES)[number];

export type GatewaySettings = {
  /** The site's address as people see it; decides `Secure` cookies and the own origin. */
  publicUrl: string;
  /** Further origins that may act with a session's cookie. */
  allowedOrigins: readonly string[];
  documents: DocumentPolicy;
  /** Manifests of further apps, each the `documents.json` of a build. */
  documentManifests: readonly string[];
  /** Folder of the published builds, whose documents are found by themselves. */
  releasesDir?: string | undefined;
  /** `before-ready`: nobody waits for the planner; `when-asked`: a restart does not, for development. */
  plans: PlanTime;
  /** Points of reading in ten seconds: of everyone at one address who is not signed in, and of a person. */
  reads: ReadLimits;
  /** What the site's server proves itself with; absent, loopback is trusted. */
  proxySecret?: string | undefined;
  /** Longest time for one call to a subgraph; milliseconds. */
  subgraphDeadlineMs: number;
  /** Longest time for a whole request; milliseconds. */
  requestDeadlineMs: number;
};

export const DEFAULT_SETTINGS: GatewaySettings = {
  publicUrl: 'http://localhost:3000',
  allowedOrigins: [],
  documents: 'any',
  documentManifests: [],
  plans: 'before-ready',
  reads: DEFAULT_READ_LIMITS,
  subgraphDeadlineMs: 3_500,
  requestDeadlineMs: 15_000,
};

export type SubgraphUrls = Readonly<Record<SubgraphName, string>>;

export type GatewayOptions = SupergraphSource & {
  /** Subgraphs of this process, or addresses of their GraphQL endpoints. */
  subgraphs: readonly Subgraph[] | SubgraphUrls;
  /** Started and stopped by the caller. */
  bus: Bus;
  /** Signs what subgraphs behind HTTP are told of the caller; not needed within one process. */
  keys?: ViewerKeys;
  /** Where files are stored, and what seals links to private ones. */
  deployment: Pick<Deployment, 'files' | 'sealer'>;
  /** Shared by several gateways of one process; absent, the gateway has its own. */
  plannerThread?: PlannerThread;
  logger: Logger;
  settings?: Partial<GatewaySettings>;
};
