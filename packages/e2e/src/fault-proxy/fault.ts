/** Ways in which a part of the product can fail, and `pass` for none. */
export const FAULTS = [
  'pass',
  'not-found',
  'error',
  'hang',
  'slow',
  'reset',
  /** Connections are refused. */
  'down',
  'html',
  'garbage',
  /** Valid JSON of another shape. */
  'wrong-shape',
  'truncated',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Faults that work for any TCP server. */
export const CONNECTION_FAULTS = ['pass', 'hang', 'slow', 'reset', 'down'] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

export const isFault = (text: string): text is Fault => FAULTS.some((fault) => fault === text);

export const isConnectionFault = (text: string): text is ConnectionFault =>
  CONNECTION_FAULTS.some((fault) => fault === text);

/** A proxy before one server that fails on demand. */
export interface FaultProxy<F extends Fault> {
  readonly port: number;
  readonly fault: F;
  set(fault: F): Promise<void>;
  /** Loopback port of the server; calls hang until it is set. */
  forwardTo(port: number): void;
  close(): Promise<void>;
}

export const SLOW_MS = 800;
export const LOOPBACK = '127.0.0.1';
