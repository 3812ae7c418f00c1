import { repositoryRoot } from '@tbt/workspace/repository-root';
import type { StreamLevel } from './line-stream';

export interface ServiceLine {
  part: string;
  text: string;
  level: StreamLevel;
}

interface LoggedError {
  type?: string;
  message?: string;
  stack?: string;
}

interface LogRecord {
  [field: string]: unknown;
  level: string;
  time?: string;
  msg?: string;
  service?: string;
  err?: LoggedError;
}

const LEVELS: Readonly<Record<string, StreamLevel>> = {
  warn: 'warn',
  error: 'error',
  fatal: 'error',
};
const SHOWN_ELSEWHERE = new Set(['level', 'time', 'service', 'msg', 'err', 'pid', 'hostname']);
const OWN_FRAME = /\b(subgraph-[a-z]+|gateway|shell|packages\/[a-z-]+)\/(?:src|dist)\//;

const isRecord = (value: unknown): value is LogRecord =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<LogRecord>).level === 'string';

function parse(line: string): LogRecord | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function readableStack({ type, message = '', stack = '' }: LoggedError): string {
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'))
    .filter((line) => !/\(node:|at node:/.test(line))
    .map((line) => `  ${line.trim().replaceAll(`${repositoryRoot}/`, '')}`);
  return [`  ${type ?? 'Error'}: ${message}`, ...frames].join('\n');
}

// One process holds several projects: assign an error to the project of its first frame.
function partOf(record: LogRecord, fallback: string): string {
  if (typeof record.queue === 'string') return 'worker';
  if (typeof record.subgraph === 'string') return `subgraph-${record.subgraph}`;
  return OWN_FRAME.exec(record.err?.stack ?? '')?.[1]?.replace('packages/', '') ?? fallback;
}

const fieldsOf = (record: LogRecord): string =>
  Object.entries(record)
    .filter(([name]) => !SHOWN_ELSEWHERE.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');

// An uncaught error as Node prints it, with frames of our own code only.
function readRawLine(line: string, service: string): ServiceLine | null {
  const isForeign = /^\s*at .*(node:|node_modules)/.test(line) || /^\s*at node:/.test(line);
  if (isForeign || /^\s*\^?\s*$/.test(line) || line.startsWith('Node.js v')) return null;
  const isError = /^(Uncaught )?[A-Z]\w*Error\b/.test(line) || /^\s*at /.test(line);
  const text = line.replaceAll(`${repositoryRoot}/`, '');
  return { part: service, text, level: isError ? 'error' : 'info' };
}

/** A log line in readable form; null when it is noise. */
export function readServiceLine(line: string, service: string): ServiceLine | null {
  const record = parse(line);
  if (!record) return readRawLine(line, service);
  const time = record.time?.slice(11, 19) ?? '';
  const text = `${time} ${record.msg ?? ''}${fieldsOf(record)}`.trim();
  return {
    part: partOf(record, service),
    text: record.err ? `${text}\n${readableStack(record.err)}` : text,
    level: LEVELS[record.level] ?? 'info',
  };
}
