import { baseUrl, type Answer } from './api';

export const PHOTO = { path: '/api/upload/profile-picture', field: 'profilePicture' };
export const EVIDENCE = { path: '/api/upload/dispute-evidence', field: 'evidence' };
export const ATTACHMENT = { path: '/api/upload/message-attachment', field: 'attachment' };
export const DOCUMENT = { path: '/api/upload/verification-document', field: 'document' };

type Place = typeof PHOTO;
type SendOptions = { token?: string; headers?: Record<string, string>; name?: string };

/** Sends files as a form does, all under the field's name. */
export async function sendFiles(
  { path, field }: Place,
  files: readonly Buffer[],
  { token, headers, name = 'me.txt' }: SendOptions = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('note', 'ignored');
  for (const content of files)
    form.append(field, new File([new Uint8Array(content)], name, { type: 'text/plain' }));
  const response = await fetch(baseUrl() + path, {
    method: 'POST',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: form,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as unknown,
  };
}

/** @returns the uploaded file's address. */
export async function uploaded(place: Place, content: Buffer, token: string): Promise<string> {
  const answer = await sendFiles(place, [content], { token });
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 201 });
  return (answer.body as { url: string }).url;
}

export async function bytesAt(url: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(new URL(url, baseUrl()));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
