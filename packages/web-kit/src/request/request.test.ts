import { ServerError } from '@apollo/client/errors';
import { detailOf, request, RequestError } from './index';

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer as unknown as typeof fetch;
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
});

const respond = (status: number, body = '', init: ResponseInit = {}) =>
  answer.mockResolvedValue(new Response(body || null, { status, ...init }));

it('sends credentials always and a JSON body only with a payload', async () => {
  respond(200, '[]');
  await request('GET', '/api/jobs');
  const [, bare] = answer.mock.calls[0] ?? [];
  expect(bare).toMatchObject({ method: 'GET', credentials: 'include' });
  expect(bare).not.toHaveProperty('body');
  expect(bare?.headers).not.toHaveProperty('content-type');

  respond(201, '{"id":1}');
  await expect(request('POST', '/api/jobs', { title: 'A' })).resolves.toEqual({ id: 1 });
  const [, full] = answer.mock.calls[1] ?? [];
  expect(full).toMatchObject({ credentials: 'include', body: '{"title":"A"}' });
  expect(full?.headers).toMatchObject({ 'content-type': 'application/json' });
});

it('leaves form data as it is', async () => {
  respond(201, '{}');
  const form = new FormData();
  await request('POST', '/api/upload/profile-picture', form);
  expect(answer.mock.calls[0]?.[1].body).toBe(form);
  expect(answer.mock.calls[0]?.[1].headers).not.toHaveProperty('content-type');
});

it('turns a refusal into "<status>: <body>", or the status text of an empty one', async () => {
  respond(409, 'taken');
  await expect(request('POST', '/api/x', {})).rejects.toThrow('409: taken');
  respond(502, '', { statusText: 'Bad Gateway' });
  await expect(request('GET', '/api/x')).rejects.toThrow('502: Bad Gateway');
});

it('keeps the problem and its detail', async () => {
  const problem = { status: 403, code: 'FORBIDDEN', detail: 'Not yours.', reasons: ['plan_limit'] };
  respond(403, JSON.stringify(problem), { headers: { 'retry-after': '7' } });
  const error = await request('GET', '/api/x').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ status: 403, problem, retryAfterSeconds: 7 });
  expect(detailOf(error)).toBe('Not yours.');
});

it('prefers a field’s reason over the summary', async () => {
  const errors = [{ path: 'document', message: 'Choose a PDF, JPEG, PNG or WebP file.' }];
  respond(400, JSON.stringify({ status: 400, detail: 'Some fields need attention.', errors }));
  const error = await request('POST', '/api/x', {}).catch((thrown: unknown) => thrown);
  expect(detailOf(error)).toBe('Choose a PDF, JPEG, PNG or WebP file.');
});

it.each([
  ['{"errors":[{"message":"Too many requests. Try again in 9 seconds."}]}', /^Too many requests\./],
  ['<html>Bad gateway</html>', /is not available right now/],
  ['{"errors":[]}', /is not available right now/],
])('says what the graph refused with a status: %s', (bodyText, sentence) => {
  const response = new Response(bodyText, { status: 429 });
  const error = new ServerError('Response not successful', { response, bodyText });
  expect(detailOf(error)).toMatch(sentence);
});

it('answers null for a 401 only when asked to', async () => {
  respond(401, 'no');
  await expect(request('GET', '/api/auth/me', undefined, { on401: 'null' })).resolves.toBeNull();
  respond(401, 'no');
  await expect(request('GET', '/api/auth/me')).rejects.toThrow('401: no');
});

it('answers undefined for an empty success', async () => {
  respond(204);
  await expect(request('DELETE', '/api/schedules/1')).resolves.toBeUndefined();
});
