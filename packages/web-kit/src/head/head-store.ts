/** What the head of the document says about a page. */
export interface PageHeadTags {
  title: string;
  description: string;
  keywords?: string;
  /** Canonical path; the current one when absent. */
  path?: string;
  /** Structured data of schema.org, as an object. */
  structuredData?: Readonly<Record<string, unknown>>;
}

interface Claim {
  tags: PageHeadTags;
}

/** The innermost page that says something about itself wins. */
export function createHeadStore() {
  let claims: readonly Claim[] = [];
  const listeners = new Set<() => void>();
  const announce = (next: readonly Claim[]) => {
    claims = next;
    listeners.forEach((listener) => listener());
  };
  return {
    /** Claims the head until the returned function is called. */
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
