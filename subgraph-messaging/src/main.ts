import { runSubgraph } from '@tbt/service-kit';
import { createMessagingSubgraph } from './subgraph';
import { mailSettingsOf, pushSettingsOf, readEnv } from './env';

runSubgraph({
  service: 'messaging',
  readEnv,
  create: (parts, env) =>
    createMessagingSubgraph({
      ...parts,
      mail: mailSettingsOf(env),
      push: pushSettingsOf(env),
      limits: {
        messages: env.LIMIT_MESSAGES,
        sameText: env.LIMIT_SAME_TEXT,
        contact: env.LIMIT_CONTACT_ADDRESS,
        typing: env.LIMIT_TYPING,
        writes: env.LIMIT_WRITES,
      },
    }),
});
