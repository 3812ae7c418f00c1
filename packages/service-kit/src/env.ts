import * as z from 'zod';

/** Thrown when the environment does not fit; the message names the variables, never their values. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads a service's environment. Empty variables count as absent.
 * @throws EnvError after every bad variable was written to standard error.
 */
export function parseEnv<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.output<S> {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(environment)'}: ${issue.message}`,
  );
  process.stderr.write(`The environment is not complete:\n${lines.join('\n')}\n`);
  const names = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))];
  throw new EnvError(`Bad environment variables: ${names.join(', ')}`);
}

/** A whole number given as text, within bounds. */
export const envNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const envPort = envNumber(0, 65_535);

/** A PostgreSQL connection string. */
export const envDatabaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

export const envLogLevel = z
  .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  .default('info');

/** `{"<key id>":"<secret>"}`; secrets have at least 32 characters. */
export const envViewerKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().min(1), z.string().min(32)));

/** What every service reads of its deployment. */
export const envDeployment = {
  /** Where people find the site. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Photos, documents and exports, when they are kept on this machine. */
  FILES_DIR: z.string().default('.data/files'),
  /** Address of an S3-compatible storage; files are kept there instead. */
  FILES_S3_ENDPOINT: z.url().optional(),
  FILES_S3_BUCKET: z.string().min(3).optional(),
  FILES_S3_REGION: z.string().min(1).default('auto'),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

/** What every subgraph that is a process of its own reads. @param port the default. */
export const subgraphEnv = (port: number) => ({
  PORT: envPort.default(port),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: envDatabaseUrl,
  DATABASE_URL_BUS: envDatabaseUrl,
  VIEWER_KEYS: envViewerKeys,
  VIEWER_KEY_ID: z.string().min(1),
  ...envDeployment,
  LOG_LEVEL: envLogLevel,
});

export type SubgraphEnv = z.output<z.ZodObject<ReturnType<typeof subgraphEnv>>>;
