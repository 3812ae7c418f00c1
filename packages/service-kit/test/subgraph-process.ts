import * as z from 'zod';
import { parseEnv, subgraphEnv } from '../src/env';
import { runSubgraph } from '../src/subgraph';
import { sampleSubgraph } from './sample-subgraph';

// Run by a test as a process of its own.
runSubgraph({
  service: 'sample',
  readEnv: () => parseEnv(z.object(subgraphEnv(0)), process.env),
  create: async ({ logger }) => sampleSubgraph(logger),
});
