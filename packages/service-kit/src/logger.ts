import pino from 'pino';
import type { Level, Logger as PinoLogger } from 'pino';
import { loggedError } from './logged-error';

export type Logger = PinoLogger;
export type LogLevel = Level | 'silent';

export type LoggerOptions = {
  service: string;
  level: LogLevel;
  /** Standard output when absent. */
  destination?: { write(line: string): void };
};

const SECRET_FIELDS = [
  'password',
  'passwordHash',
  'confirmPassword',
  'token',
  'tokenHash',
  'secret',
  'authorization',
  'cookie',
  '["set-cookie"]',
  'email',
];
const DEPTHS = ['', '*.', '*.*.', '*.*.*.'];
const EMAIL = /[^\s@"'<>(),;:\\[\]]+@[^\s@"'<>(),;:\\[\]]+\.[a-z]{2,}/gi;

const redactedPaths = DEPTHS.flatMap((depth) =>
  SECRET_FIELDS.map((field) =>
    field.startsWith('[') ? `${depth.replace(/\.$/, '')}${field}` : `${depth}${field}`,
  ),
);

const FLUSH_MS = 100;
const BLOCK_BYTES = 4096;

/** Standard output in the background: a busy moment's lines go together, a quiet one's after 100 ms. */
function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false, minLength: BLOCK_BYTES });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
}

/** JSON lines; secrets are redacted by field name, e-mail addresses wherever they stand. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const sink = destination ?? standardOutput();
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => loggedError(error) },
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    { write: (line: string) => void sink.write(line.replace(EMAIL, '[email]')) },
  );
}
