import { parse as parseDuration } from 'tinyduration';
import * as z from 'zod';
import { BROKER_ADDRESS_FORM, parseBrokerAddress } from './events/broker-address';
import { clockAhead, systemClock, type Clock } from './clock';
import { isOwnMachineName } from './http/own-machine';

export { isOwnMachineName };

/** The message names the variables, never their values. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Empty variables count as absent. @throws EnvError after printing every bad variable to standard error. */
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

export const envNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const envPort = envNumber(0, 65_535);

export const envDatabaseUrl = z.url({ protocol: /^postgres(ql)?$/ });

/** Absent: PostgreSQL carries the events. */
export const envBrokerUrl = z
  .string()
  .refine((text) => parseBrokerAddress(text) !== undefined, BROKER_ADDRESS_FORM)
  .optional();

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

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds of an ISO 8601 duration; 0 for one that is invalid, negative or counts years or months. */
function durationMs(text: string): number {
  try {
    const parts = parseDuration(text);
    if (parts.negative || parts.years || parts.months) return 0;
    const { weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = parts;
    const time = hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
    return (weeks * 7 + days) * DAY_MS + time;
  } catch {
    return 0;
  }
}

/** An ISO 8601 duration without years and months, in milliseconds; absent: 0. */
export const envDemoClock = z
  .string()
  .optional()
  .transform((text, context) => {
    if (text === undefined) return 0;
    const milliseconds = durationMs(text);
    if (milliseconds > 0) return milliseconds;
    context.addIssue({
      code: 'custom',
      message: 'must be a positive duration such as PT26H or P2D',
    });
    return z.NEVER;
  });

/** The clock of a process. @throws EnvError when the clock is moved on a public site. */
export function clockOf(env: { DEMO_CLOCK: number; PUBLIC_URL: string }): Clock {
  if (env.DEMO_CLOCK === 0) return systemClock;
  if (!isOwnMachineName(new URL(env.PUBLIC_URL).hostname)) {
    throw new EnvError('DEMO_CLOCK works on localhost only: unset it, or unset PUBLIC_URL');
  }
  return clockAhead(env.DEMO_CLOCK);
}

export const envDeployment = {
  DEMO_CLOCK: envDemoClock,
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  FILES_DIR: z.string().default('.data/files'),
  /** An S3-compatible storage replaces `FILES_DIR`. */
  FILES_S3_ENDPOINT: z.url().optional(),
  FILES_S3_BUCKET: z.string().min(3).optional(),
  FILES_S3_REGION: z.string().min(1).default('auto'),
  FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};

export const subgraphEnv = (port: number) => ({
  PORT: envPort.default(port),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: envDatabaseUrl,
  DATABASE_URL_BUS: envDatabaseUrl,
  BUS_URL: envBrokerUrl,
  VIEWER_KEYS: envViewerKeys,
  VIEWER_KEY_ID: z.string().min(1),
  ...envDeployment,
  LOG_LEVEL: envLogLevel,
});

export type SubgraphEnv = z.output<z.ZodObject<ReturnType<typeof subgraphEnv>>>;
