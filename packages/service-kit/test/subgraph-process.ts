import * as z from 'zod';
import { parseEnv, subgraphEnv } from '../src/env';
import { runSubgraph } from '../src/subgraph';
import { sampleSubgraph } from './sample-subgraph';

runSubgraph({
  service: 'sample',
  readEnv: () => parseEnv(z.object(subgraphEnv(0)), process.env),
  create: async ({ logger }) => sampleSubgraph(logger),
});
