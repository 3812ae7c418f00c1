interface Answer<Data> {
  data?: Data;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
}

export function wholeList<Data, Item>(
  { data, error, loading, refetch }: Answer<Data>,
  select: (data: Data) => readonly Item[],
) {
  const items = data ? select(data) : null;
  const full = items && items.length > 0 ? ('full' as const) : ('empty' as const);
  const without = loading ? ('loading' as const) : ('error' as const);
  return {
    items: items ?? [],
    state: items ? full : without,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
