import { parseId } from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';

export type PostingStart =
  | { kind: 'new' }
  | { kind: 'from' | 'edit' | 'template'; id: string }
  /** The address has an invalid id. */
  | { kind: 'unknown' };

/** Source of the form by address: a former shift, a template, the edited shift, or none. */
export function usePostingStart(): PostingStart {
  const [query] = useSearchParams();
  for (const kind of ['edit', 'from', 'template'] as const) {
    const named = query.get(kind);
    if (named === null) continue;
    const id = parseId(named);
    return id === null ? { kind: 'unknown' } : { kind, id: String(id) };
  }
  return { kind: 'new' };
}
