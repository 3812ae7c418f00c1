import type { RequestInfo } from '../viewer/viewer';
import type { Subgraph } from './subgraph';

const renewals = new WeakMap<object, () => void>();

/** Each further mutation of a document gets fresh loaders in the same context. */
export function createRequestContext(subgraph: Subgraph, info: RequestInfo): object {
  const context = subgraph.contextFor(info);
  let isUsed = false;
  renewals.set(context, () => {
    if (isUsed) Object.assign(context, subgraph.contextFor(info));
    isUsed = true;
  });
  return context;
}

export function renewContext(context: unknown): void {
  if (typeof context === 'object' && context !== null) renewals.get(context)?.();
}
