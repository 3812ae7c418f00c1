import { fakeUploadRequest } from './fake-upload';

export interface RestAnswer {
  status?: number;
  body?: unknown;
}

/** Responses by `METHOD /path`; a function receives the payload, `pending` never resolves. */
export type RestAnswers = Record<
  string,
  'pending' | RestAnswer | ((payload: unknown) => RestAnswer | Promise<RestAnswer>)
>;

interface FakeResponse {
  ok: boolean;
  status: number;
  statusText: string;
  headers: Headers;
  text: () => Promise<string>;
}

function responseOf({ status = 200, body }: RestAnswer): FakeResponse {
  const text = body === undefined ? '' : JSON.stringify(body);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: String(status),
    headers: new Headers(),
    text: () => Promise.resolve(text),
  };
}

/** Replaces `fetch` and uploads until the returned function is called; unknown requests get 404. */
export function answerRequests(answers: RestAnswers): () => void {
  const original = globalThis.fetch;
  const originalUpload = globalThis.XMLHttpRequest;
  const answering = (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = typeof input === 'string' ? input : String(input);
    const answer = answers[`${init.method ?? 'GET'} ${url}`] ?? { status: 404 };
    if (answer === 'pending') return new Promise<FakeResponse>(() => undefined);
    const payload: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const given = typeof answer === 'function' ? answer(payload) : answer;
    return given instanceof Promise ? given.then(responseOf) : Promise.resolve(responseOf(given));
  };
  globalThis.XMLHttpRequest = fakeUploadRequest((method, url, payload) => {
    const answer = answers[`${method} ${url}`] ?? { status: 404 };
    const given = typeof answer === 'function' ? answer(payload) : answer;
    if (given instanceof Promise) throw new Error('An upload is answered at once.');
    return given;
  });
  globalThis.fetch = answering as unknown as typeof fetch;
  return () => {
    globalThis.fetch = original;
    globalThis.XMLHttpRequest = originalUpload;
  };
}
