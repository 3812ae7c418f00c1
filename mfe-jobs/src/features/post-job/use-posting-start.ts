import { parseId } from '@tbt/contracts';
import { useSearchParams } from '@tbt/web-kit';

export type PostingStart =
  | { kind: 'new' }
  | { kind: 'from' | 'edit' | 'template'; id: string }
  /** The address names something that is no id. */
  | { kind: 'unknown' };

/** What the address starts the form from: a former shift, a template, the shift that is edited, or nothing. */
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
