import { runSubgraph } from '@tbt/service-kit';
import { createMessagingSubgraph } from './subgraph';
import { readEnv } from './env';

runSubgraph({
  service: 'messaging',
  readEnv,
  create: (parts, env) =>
    createMessagingSubgraph({
      ...parts,
      limits: { messages: env.LIMIT_MESSAGES, writes: env.LIMIT_WRITES },
    }),
});
