export const REMOTES = ['mfe-jobs', 'mfe-clinic', 'mfe-messaging', 'mfe-profile'] as const;
export const SUBGRAPHS = ['identity', 'marketplace', 'messaging'] as const;
export const RUN_MODES = ['split', 'combined'] as const;

export type Remote = (typeof REMOTES)[number];
export type Subgraph = (typeof SUBGRAPHS)[number];
export type RunMode = (typeof RUN_MODES)[number];
export type Part = Remote | `subgraph-${Subgraph}` | `database-${Subgraph | 'bus'}`;

export type WireFault =
  | 'not-found'
  | 'error'
  | 'hang'
  | 'slow'
  | 'reset'
  | 'down'
  | 'html'
  | 'garbage'
  | 'wrong-shape'
  | 'truncated';

/** Expected state of a page whose remote fails this way. */
export type RemoteOutcome = 'says-so' | 'works' | 'works-with-notice';

type RemoteFault = {
  fault: string;
  /** On the wire, to the entry or its chunks; or a published release. */
  by: 'entry' | 'chunks' | 'release';
  page: RemoteOutcome;
  /** Similar to a row of the short run. */
  isDeep?: boolean;
};

const REMOTE_FAULTS: readonly RemoteFault[] = [
  { fault: 'not-found', by: 'entry', page: 'says-so' },
  { fault: 'error', by: 'entry', page: 'says-so', isDeep: true },
  { fault: 'hang', by: 'entry', page: 'says-so' },
  { fault: 'html', by: 'entry', page: 'says-so' },
  { fault: 'reset', by: 'entry', page: 'says-so', isDeep: true },
  { fault: 'truncated', by: 'entry', page: 'says-so', isDeep: true },
  { fault: 'slow', by: 'entry', page: 'works' },
  { fault: 'not-found', by: 'chunks', page: 'says-so' },
  { fault: 'hang', by: 'chunks', page: 'says-so' },
  { fault: 'html', by: 'chunks', page: 'says-so' },
  { fault: 'throws-at-load', by: 'release', page: 'says-so' },
  { fault: 'throws-at-import', by: 'release', page: 'says-so' },
  { fault: 'throws-at-render', by: 'release', page: 'says-so' },
  { fault: 'throws-in-effect', by: 'release', page: 'says-so' },
  { fault: 'throws-in-handler', by: 'release', page: 'works-with-notice' },
  { fault: 'wrong-contract', by: 'release', page: 'says-so' },
  { fault: 'wrong-contract-line', by: 'release', page: 'says-so', isDeep: true },
  { fault: 'bad-integrity', by: 'release', page: 'says-so' },
];

type ServiceFault = {
  fault: WireFault | 'broken-schema';
  /** Faulty part: the subgraph, or its database. */
  at: 'subgraph' | 'database';
  modes: readonly RunMode[];
  /** Calls that need it: 503, 500, or a late answer. */
  calls: 'unavailable' | 'internal' | 'works';
  /** Similar to a row of the short run. */
  isDeep?: boolean;
};

const SERVICE_FAULTS: readonly ServiceFault[] = [
  { fault: 'down', at: 'subgraph', modes: ['split'], calls: 'unavailable' },
  { fault: 'hang', at: 'subgraph', modes: ['split'], calls: 'unavailable' },
  { fault: 'reset', at: 'subgraph', modes: ['split'], calls: 'unavailable' },
  { fault: 'garbage', at: 'subgraph', modes: ['split'], calls: 'unavailable' },
  { fault: 'html', at: 'subgraph', modes: ['split'], calls: 'unavailable', isDeep: true },
  { fault: 'error', at: 'subgraph', modes: ['split'], calls: 'unavailable', isDeep: true },
  { fault: 'wrong-shape', at: 'subgraph', modes: ['split'], calls: 'unavailable' },
  { fault: 'truncated', at: 'subgraph', modes: ['split'], calls: 'unavailable' },
  { fault: 'slow', at: 'subgraph', modes: ['split'], calls: 'works' },
  { fault: 'down', at: 'database', modes: RUN_MODES, calls: 'unavailable' },
  { fault: 'hang', at: 'database', modes: RUN_MODES, calls: 'unavailable' },
  { fault: 'reset', at: 'database', modes: RUN_MODES, calls: 'unavailable', isDeep: true },
  { fault: 'broken-schema', at: 'database', modes: RUN_MODES, calls: 'internal' },
];

const BUS_FAULTS: readonly WireFault[] = ['down', 'hang', 'reset'];

export type RemoteRow = RemoteFault & { remote: Remote };
export type ServiceRow = ServiceFault & { subgraph: Subgraph; part: Part };

const isDeep = (): boolean => process.env.TEST_DEEP === '1';

/** Every fault at every part; the short run alternates parts. */
function cross<F extends { isDeep?: boolean }, P>(
  faults: readonly F[],
  parts: readonly P[],
): [F, P][] {
  if (isDeep()) return faults.flatMap((fault) => parts.map((part): [F, P] => [fault, part]));
  const core = faults.filter((fault) => !fault.isDeep);
  return core.flatMap((fault, at) => {
    const part = parts[at % parts.length];
    return part === undefined ? [] : [[fault, part]];
  });
}

export const remoteRows = (): RemoteRow[] =>
  cross(REMOTE_FAULTS, REMOTES).map(([fault, remote]) => ({ ...fault, remote }));

export const serviceRows = (mode: RunMode): ServiceRow[] =>
  cross(
    SERVICE_FAULTS.filter(({ modes }) => modes.includes(mode)),
    SUBGRAPHS,
  ).map(([fault, subgraph]) => ({ ...fault, subgraph, part: `${fault.at}-${subgraph}` as const }));

export const busRows = (): WireFault[] => [...(isDeep() ? BUS_FAULTS : BUS_FAULTS.slice(0, 1))];
