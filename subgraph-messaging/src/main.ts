import { runSubgraph } from '@tbt/service-kit';
import { createMessagingSubgraph } from './subgraph';
import { readEnv } from './env';

runSubgraph({
  service: 'messaging',
  readEnv,
  create: (parts, env) =>
    createMessagingSubgraph({
      ...parts,
      limits: {
        messages: env.LIMIT_MESSAGES,
        typing: env.LIMIT_TYPING,
        writes: env.LIMIT_WRITES,
      },
    }),
});
