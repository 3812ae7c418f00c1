/** The id of a published document, in every form that clients send it. */
export function documentIdOf(request: {
  documentId?: unknown;
  extensions?: unknown;
}): string | undefined {
  if (typeof request.documentId === 'string') return request.documentId;
  const { persistedQuery } = (request.extensions ?? {}) as {
    persistedQuery?: { sha256Hash?: unknown };
  };
  const hash = persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}
