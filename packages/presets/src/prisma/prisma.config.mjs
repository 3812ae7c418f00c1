import { join } from 'node:path';
import { defineConfig } from 'prisma/config';

// Set by `npm run prisma`, with its database.
const project = process.env.PRISMA_PROJECT ?? process.cwd();

export default defineConfig({
  schema: join(project, 'prisma', 'schema.prisma'),
  migrations: { path: join(project, 'prisma', 'migrations') },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://127.0.0.1:1/none' },
});
