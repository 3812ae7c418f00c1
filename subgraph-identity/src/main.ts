import { runSubgraph } from '@tbt/service-kit';
import { readEnv } from './env';
import { stripeSettingsOf } from './modules/subscriptions';
import { createIdentitySubgraph } from './subgraph';

runSubgraph({
  service: 'identity',
  readEnv,
  create: (parts, env) =>
    createIdentitySubgraph({
      ...parts,
      stripe: stripeSettingsOf(env),
      limits: {
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
      },
    }),
});
