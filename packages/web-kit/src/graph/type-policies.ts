import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

interface StoredEdge {
  node: Reference;
}
interface StoredMessages {
  edges: StoredEdge[];
  pageInfo?: { hasNextPage?: boolean; hasPreviousPage?: boolean };
}

const messagesBySeq: FieldPolicy<StoredMessages> = {
  keyArgs: false,
  merge(existing, incoming, { args, readField }) {
    const seqOf = (edge: StoredEdge | undefined) =>
      edge === undefined ? 0 : (readField<number>('seq', edge.node) ?? 0);
    const isOlderPage = typeof args?.beforeSeq === 'number';
    const isNewerPage = typeof args?.afterSeq === 'number';
    // The latest page after a long absence: what is between is not known, so earlier ones load again.
    const isApart =
      !isOlderPage && !isNewerPage && seqOf(incoming.edges[0]) > seqOf(existing?.edges.at(-1)) + 1;
    if (isApart) return incoming;
    const bySeq = new Map<number, StoredEdge>();
    for (const edge of [...(existing?.edges ?? []), ...incoming.edges])
      bySeq.set(seqOf(edge), edge);
    const known = existing?.pageInfo ?? {};
    return {
      ...existing,
      ...incoming,
      edges: [...bySeq].sort(([a], [b]) => a - b).map(([, edge]) => edge),
      pageInfo: {
        ...incoming.pageInfo,
        ...(isOlderPage && { hasNextPage: known.hasNextPage }),
        ...((isNewerPage || (existing && !isOlderPage)) && {
          hasPreviousPage: known.hasPreviousPage ?? incoming.pageInfo?.hasPreviousPage,
        }),
      },
    };
  },
};

/** Pagination policies; other objects are normalised by `id`. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      jobs: relayStylePagination(['filter', 'sort']),
      myJobs: relayStylePagination(['statuses', 'sort']),
      myApplications: relayStylePagination(),
      myInvitations: relayStylePagination(['pendingOnly']),
      myBookings: relayStylePagination(['filter']),
      openWaivers: relayStylePagination(),
      noShows: relayStylePagination(),
      recommendations: relayStylePagination(),
      conversations: relayStylePagination(['unreadOnly']),
      messageSearch: relayStylePagination(['text']),
      jobAlertNotifications: relayStylePagination(),
      professionals: relayStylePagination(['filter', 'sort']),
      verificationQueue: relayStylePagination(['filter']),
      hiringInterests: relayStylePagination(),
      comingExpiries: relayStylePagination(),
      notifications: relayStylePagination(['first']),
      mailbox: relayStylePagination(),
    },
  },
  InvoiceYear: { fields: { invoices: relayStylePagination(['month']) } },
  User: { fields: { jobs: relayStylePagination() } },
  // No ids: a card and a page read different fields.
  Reliability: { merge: true },
  ReliabilityLadder: { merge: true },
  BookingCancellation: { merge: true },
  Match: { merge: true },
  Job: { fields: { applications: relayStylePagination() } },
  Conversation: { fields: { messages: messagesBySeq, attachments: relayStylePagination() } },
};
