import { runSubgraph } from '@tbt/service-kit';
import { createMessagingSubgraph } from './subgraph';
import { mailSettingsOf, readEnv } from './env';

runSubgraph({
  service: 'messaging',
  readEnv,
  create: (parts, env) =>
    createMessagingSubgraph({
      ...parts,
      mail: mailSettingsOf(env),
      limits: {
        messages: env.LIMIT_MESSAGES,
        typing: env.LIMIT_TYPING,
        writes: env.LIMIT_WRITES,
      },
    }),
});
