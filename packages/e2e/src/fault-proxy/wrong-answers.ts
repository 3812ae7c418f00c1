import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './fault';

/** In error texts of a broken server: must never reach a visitor. */
export const INTERNAL_ADDRESS = '10.1.2.3';

const PAGE = `<!doctype html><title>Gateway</title><h1>Bad gateway</h1><p>upstream ${INTERNAL_ADDRESS}</p>`;

const STATUS: Partial<Record<Fault, number>> = { 'not-found': 404, error: 500 };

const typeOf = (path: string): string =>
  /\.js(\?|$)/.test(path) ? 'text/javascript' : 'application/json';

/** Answers without the server. @returns false when the fault needs the server's answer. */
export function answerWrongly(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const status = STATUS[fault];
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'text/plain' });
    response.end(`upstream ${INTERNAL_ADDRESS} says ${status}`);
    return true;
  }
  if (fault === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    return true;
  }
  if (fault === 'garbage') {
    response.writeHead(200, { 'content-type': typeOf(request.url ?? '') });
    response.end(`{"data":[[[ ${INTERNAL_ADDRESS} }{`);
    return true;
  }
  return false;
}

export function misshape(body: Buffer): Buffer {
  try {
    const answer = JSON.parse(body.toString('utf8')) as { data?: Record<string, unknown> };
    const keys = Object.keys(answer.data ?? {});
    return Buffer.from(
      JSON.stringify({ data: Object.fromEntries(keys.map((key) => [key, 'odd'])) }),
    );
  } catch {
    return body;
  }
}

export function headersFor(headers: IncomingHttpHeaders, length: number): IncomingHttpHeaders {
  const { 'transfer-encoding': _chunked, ...kept } = headers;
  return { ...kept, 'content-length': String(length) };
}
