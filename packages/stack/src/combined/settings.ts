import type { GatewaySettings } from '@tbt/gateway';
import type { CombinedEnv } from './env';

/** Removes undefined values, so that service defaults apply. */
function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

export const limitsOf = (env: CombinedEnv) => ({
  identity: present({
    failedLogInsPerAccount: env.LIMIT_FAILED_LOGINS_ACCOUNT,
    failedLogInsPerAddress: env.LIMIT_FAILED_LOGINS_ADDRESS,
    uploadsPerUser: env.LIMIT_UPLOADS_USER,
    accountsPerAddress: env.LIMIT_ACCOUNTS_ADDRESS,
    waitlistPerAddress: env.LIMIT_WAITLIST_ADDRESS,
    waitlistMailsPerAddress: env.LIMIT_WAITLIST_MAILS_ADDRESS,
    invitationsPerClinic: env.LIMIT_INVITATIONS_CLINIC,
    invitationsPerEmail: env.LIMIT_INVITATIONS_EMAIL,
    writes: env.LIMIT_WRITES,
    linksPerAccount: env.LIMIT_LINKS_ACCOUNT,
    linksPerAddress: env.LIMIT_LINKS_ADDRESS,
  }),
  marketplace: present({ writes: env.LIMIT_WRITES, calendarReads: env.LIMIT_CALENDAR_READS }),
  messaging: present({
    contact: env.LIMIT_CONTACT_ADDRESS,
    messages: env.LIMIT_MESSAGES,
    sameText: env.LIMIT_SAME_TEXT,
    typing: env.LIMIT_TYPING,
    writes: env.LIMIT_WRITES,
  }),
});

const readsOf = (env: CombinedEnv): GatewaySettings['reads'] => ({
  address: env.LIMIT_READS_ADDRESS,
  user: env.LIMIT_READS_USER,
});

export const gatewaySettingsOf = (env: CombinedEnv): Partial<GatewaySettings> =>
  present({
    publicUrl: env.PUBLIC_URL,
    allowedOrigins: env.ALLOWED_ORIGINS,
    documents: env.GRAPHQL_DOCUMENTS,
    documentManifests: env.GRAPHQL_DOCUMENT_MANIFESTS,
    releasesDir: env.RELEASES_DIR,
    plans: env.GRAPHQL_PLANS,
    fileScannerUrl: env.FILE_SCANNER_URL,
    reads: readsOf(env),
    planningMs: env.LIMIT_PLANNING_MS,
    proxySecret: env.TRUSTED_PROXY_SECRET,
    subgraphDeadlineMs: env.SUBGRAPH_DEADLINE_MS,
    requestDeadlineMs: env.REQUEST_DEADLINE_MS,
  });
