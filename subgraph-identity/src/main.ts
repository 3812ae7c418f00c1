import { runSubgraph } from '@tbt/service-kit';
import { readEnv } from './env';
import { createIdentitySubgraph } from './subgraph';

runSubgraph({
  service: 'identity',
  readEnv,
  create: (parts, env) =>
    createIdentitySubgraph({
      ...parts,
      limits: {
        failedLogInsPerAccount: env.LIMIT_FAILED_LOGINS_ACCOUNT,
        failedLogInsPerAddress: env.LIMIT_FAILED_LOGINS_ADDRESS,
        accountsPerAddress: env.LIMIT_ACCOUNTS_ADDRESS,
      },
    }),
});
