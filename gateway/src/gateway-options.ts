import type { Bus, Deployment, Logger, Subgraph, SubgraphName, ViewerKeys } from '@tbt/service-kit';
import { DEFAULT_READ_LIMITS, type ReadLimits } from './graph/read-budget';
import { DEFAULT_PLANNING_MS, type PlannerThread } from './graph/plan';
import type { SupergraphSource } from './graph/supergraph';
import type { DocumentPolicy } from './graph/trusted-documents';

export const PLAN_TIMES = ['before-ready', 'when-asked'] as const;
export type PlanTime = (typeof PLAN_TIMES)[number];

export type GatewaySettings = {
  /** The site's public address; decides `Secure` cookies and the own origin. */
  publicUrl: string;
  allowedOrigins: readonly string[];
  documents: DocumentPolicy;
  /** Each the `documents.json` of a build. */
  documentManifests: readonly string[];
  /** Folder of the published builds, whose documents are discovered. */
  releasesDir?: string | undefined;
  /** Address of a ClamAV daemon; without one files are checked by their form alone. */
  fileScannerUrl?: string | undefined;
  /** `before-ready` plans known operations before the first request, `when-asked` on demand, for development. */
  plans: PlanTime;
  /** Read points per ten seconds: per address for unauthenticated callers, and per user. */
  reads: ReadLimits;
  /** Milliseconds of planning per caller in ten seconds. */
  planningMs: number;
  /** The secret of the site's server; when absent, loopback is trusted. */
  proxySecret?: string | undefined;
  subgraphDeadlineMs: number;
  requestDeadlineMs: number;
};

export const DEFAULT_SETTINGS: GatewaySettings = {
  publicUrl: 'http://localhost:3000',
  allowedOrigins: [],
  documents: 'any',
  documentManifests: [],
  plans: 'before-ready',
  reads: DEFAULT_READ_LIMITS,
  planningMs: DEFAULT_PLANNING_MS,
  subgraphDeadlineMs: 3_500,
  requestDeadlineMs: 15_000,
};

export type SubgraphUrls = Readonly<Record<SubgraphName, string>>;

export type GatewayOptions = SupergraphSource & {
  subgraphs: readonly Subgraph[] | SubgraphUrls;
  /** Started and stopped by the caller. */
  bus: Bus;
  /** Signs viewer tokens for subgraphs over HTTP. */
  keys?: ViewerKeys;
  deployment: Pick<Deployment, 'files' | 'sealer'>;
  /** Shared by several gateways of one process; created when absent. */
  plannerThread?: PlannerThread;
  logger: Logger;
  settings?: Partial<GatewaySettings>;
};
