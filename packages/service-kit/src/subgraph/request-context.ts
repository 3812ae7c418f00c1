import type { RequestInfo } from '../viewer/viewer';
import type { Subgraph } from './subgraph';

const renewals = new WeakMap<object, () => void>();

/** The context of one request. Each further mutation of the same document finds it as if new. */
export function createRequestContext(subgraph: Subgraph, info: RequestInfo): object {
  const context = subgraph.contextFor(info);
  let isUsed = false;
  renewals.set(context, () => {
    // What a loader read before the last mutation may have changed since.
    if (isUsed) Object.assign(context, subgraph.contextFor(info));
    isUsed = true;
  });
  return context;
}

/** Gives a context fresh loaders, before a mutation begins. */
export function renewContext(context: unknown): void {
  if (typeof context === 'object' && context !== null) renewals.get(context)?.();
}
