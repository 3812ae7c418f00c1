export interface PageHeadTags {
  title: string;
  description: string;
  keywords?: string;
  /** Canonical path; default: the current one. */
  path?: string;
  structuredData?: Readonly<Record<string, unknown>>;
}

interface Claim {
  tags: PageHeadTags;
}

export function createHeadStore() {
  let claims: readonly Claim[] = [];
  const listeners = new Set<() => void>();
  const announce = (next: readonly Claim[]) => {
    claims = next;
    listeners.forEach((listener) => listener());
  };
  return {
    claim(tags: PageHeadTags): () => void {
      const own = { tags };
      announce([...claims, own]);
      return () => announce(claims.filter((claim) => claim !== own));
    },
    current: (): PageHeadTags | null => claims.at(-1)?.tags ?? null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const headStore = createHeadStore();
