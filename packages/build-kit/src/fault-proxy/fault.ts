/** Ways in which a part of the product can fail, and `pass` for none. */
export const FAULTS = [
  'pass',
  /** HTTP 404 for every file or call. */
  'not-found',
  /** HTTP 500 with a text of its own. */
  'error',
  /** Takes connections and never answers. */
  'hang',
  /** Answers as always, later. */
  'slow',
  /** Breaks every connection off. */
  'reset',
  /** Nobody listens. */
  'down',
  /** A page of HTML, as a captive portal or a wrong route sends it. */
  'html',
  /** The right type, unreadable content. */
  'garbage',
  /** Readable JSON of another shape. */
  'wrong-shape',
  /** Half of the right answer, then the end of the connection. */
  'truncated',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Those that need no knowledge of what travels, for any TCP server. */
export const CONNECTION_FAULTS = ['pass', 'hang', 'slow', 'reset', 'down'] as const;
export type ConnectionFault = (typeof CONNECTION_FAULTS)[number];

export const isFault = (text: string): text is Fault => FAULTS.some((fault) => fault === text);

export const isConnectionFault = (text: string): text is ConnectionFault =>
  CONNECTION_FAULTS.some((fault) => fault === text);

/** Stands before one server and fails on demand. */
export interface FaultProxy<F extends Fault> {
  /** Loopback port; the same one for the proxy's whole life. */
  readonly port: number;
  readonly fault: F;
  /** Fails like this from now on, open connections included. */
  set(fault: F): Promise<void>;
  /** Port of the server behind, on loopback; until it is known calls hang. */
  forwardTo(port: number): void;
  close(): Promise<void>;
}

/** Milliseconds that `slow` adds to an answer. */
export const SLOW_MS = 800;
export const LOOPBACK = '127.0.0.1';
