export interface SchemaEngineInstance {
  [method: string]: ((params: unknown) => Promise<unknown>) | undefined;
}

export interface EngineParams {
  readonly from?: { readonly tag: string };
  readonly to?: { readonly tag: string };
  readonly migrationsList?: object;
  readonly schema?: object;
  readonly filters?: object;
  readonly migrationName?: string;
  readonly draft?: boolean;
}

interface DiffResult {
  readonly exitCode: number;
  readonly stdout: string | null;
}

const RENAMED: Readonly<Record<string, string>> = { getDatabaseVersion: 'version' };

function call(engine: SchemaEngineInstance, method: string, params: unknown): Promise<unknown> {
  const run = engine[method];
  if (!run) throw new Error(`The schema engine has no method ${method}`);
  return run.call(engine, params);
}

/** Compares migrations with schema files; exit code 2 means they differ. */
async function diffFromMigrations(
  engine: SchemaEngineInstance,
  params: EngineParams,
): Promise<DiffResult> {
  const result = await call(engine, 'diff', {
    from: { tag: 'migrations', ...params.migrationsList },
    to: { tag: 'schemaDatamodel', ...params.schema },
    script: true,
    exitCode: true,
    filters: params.filters,
  });
  return result as DiffResult;
}

/** `20261120190518_add_jobs`, as Prisma names folders. */
function migrationFolder(name = ''): string {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
  return slug ? `${stamp}_${slug}` : stamp;
}

/**
 * Performs one request of Prisma's CLI. With a driver adapter the engine has no shadow database while
 * planning, only while comparing; so the two planning requests are built from a comparison.
 */
export async function performRequest(
  engine: SchemaEngineInstance,
  method: string,
  params: EngineParams,
): Promise<unknown> {
  if (method === 'evaluateDataLoss') {
    const { exitCode } = await diffFromMigrations(engine, params);
    return { migrationSteps: exitCode === 2 ? 1 : 0, unexecutableSteps: [], warnings: [] };
  }
  if (method === 'createMigration') {
    const { exitCode, stdout } = await diffFromMigrations(engine, params);
    const isWanted = exitCode === 2 || params.draft;
    return {
      connectorType: 'postgresql',
      generatedMigrationName: migrationFolder(params.migrationName),
      migrationScript: isWanted ? (stdout ?? '') : null,
      extension: 'sql',
    };
  }
  return call(engine, RENAMED[method] ?? method, params);
}
