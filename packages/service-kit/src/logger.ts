import pino from 'pino';
import type { Level, Logger as PinoLogger } from 'pino';
import { createLogOutput } from './log-output';
import { loggedError } from './logged-error';

export type Logger = PinoLogger;
export type LogLevel = Level | 'silent';

export type LoggerOptions = {
  service: string;
  level: LogLevel;
  /** Default: standard output. */
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

const LOOK_EVERY_S = 5;

/** JSON lines; secrets are redacted by field name, e-mail addresses anywhere in the text. */
export function createLogger({ service, level, destination }: LoggerOptions): Logger {
  const output = destination ? null : createLogOutput(1);
  const sink = destination ?? output;
  const logger = pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => loggedError(error) },
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactedPaths, censor: '[redacted]' },
    },
    { write: (line: string) => void sink?.write(line.replace(EMAIL, '[email]')) },
  );
  if (output) {
    const look = () => {
      const lines = output.takeLostCount();
      if (lines > 0) logger.warn({ lines }, 'Log lines were lost: they could not be written');
    };
    setInterval(look, LOOK_EVERY_S * 1000).unref();
  }
  return logger;
}
