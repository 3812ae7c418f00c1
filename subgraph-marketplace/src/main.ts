import { runSubgraph } from '@tbt/service-kit';
import { readEnv } from './env';
import { socialSettingsOf } from './modules/social';
import { createMarketplaceSubgraph } from './subgraph';

runSubgraph({
  service: 'marketplace',
  readEnv,
  create: (parts, env) =>
    createMarketplaceSubgraph({
      ...parts,
      social: socialSettingsOf(env),
      limits: { writes: env.LIMIT_WRITES, calendarReads: env.LIMIT_CALENDAR_READS },
    }),
});
