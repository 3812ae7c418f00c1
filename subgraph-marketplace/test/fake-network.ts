import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SocialNetwork } from '@tbt/contracts';
import type { SocialSettings } from '../src/modules/social';

/** What goes wrong at the next request to a path: a status, silence, or another body. */
type Fault = number | 'silence' | { body: string; status?: number };
type Consent = { challenge: string | null; redirectUri: string };

const CLIENT = { id: 'app', secret: 'app-secret' };
const s256 = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Both networks in one: consent, token and pages, with the faults of a real one. */
export async function startFakeNetwork() {
  const consents = new Map<string, Consent>();
  const faults = new Map<string, { fault: Fault; before?: () => Promise<unknown> }>();
  const seen: string[] = [];
  const posts: { page: string; text: string; link?: string }[] = [];
  let pages = [{ id: '77', name: 'Maple Dental', access_token: 'page-token' }];

  function answerToken(form: URLSearchParams, response: ServerResponse) {
    const isClient =
      form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret;
    if (!isClient) return send(response, 401, { error: 'invalid_client' });
    if (form.get('grant_type') === 'fb_exchange_token')
      return send(response, 200, { access_token: `lasting-${form.get('fb_exchange_token')}` });
    const code = form.get('code') ?? '';
    const consent = consents.get(code);
    consents.delete(code);
    const verifier = form.get('code_verifier');
    const isProved = consent?.challenge === (verifier ? s256(verifier) : null);
    if (!isProved || consent?.redirectUri !== form.get('redirect_uri'))
      return send(response, 400, { error: 'invalid_grant' });
    return send(response, 200, { access_token: 'user-token', expires_in: 5_184_000 });
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '/', 'http://network.test');
    const sent = await text(request);
    const form = new URLSearchParams(sent);
    seen.push(`${request.method} ${pathname} ${request.headers.authorization ?? ''}`.trim());
    const { fault, before } = faults.get(pathname) ?? {};
    faults.delete(pathname);
    await before?.();
    if (fault === 'silence') return undefined;
    if (typeof fault === 'number') return send(response, fault, { error: 'planted' });
    if (fault) return response.writeHead(fault.status ?? 200).end(fault.body);
    if (pathname === '/token') return answerToken(form, response);
    if (pathname === '/api/me/accounts') return send(response, 200, { data: pages });
    if (pathname === '/api/organizationAcls') {
      const elements = pages.map(({ id }) => ({ organization: `urn:li:organization:${id}` }));
      return send(response, 200, { elements });
    }
    const page = /^\/api\/(\d+)\/feed$/.exec(pathname)?.[1];
    if (page) {
      const link = form.get('link') ?? '';
      posts.push({ page, text: form.get('message') ?? '', link });
      return send(response, 200, { id: `${page}_${posts.length}` });
    }
    if (pathname === '/api/posts') {
      const post = JSON.parse(sent) as { author: string; commentary: string };
      posts.push({ page: post.author, text: post.commentary });
      return response.writeHead(201, { 'x-restli-id': `urn:li:share:${posts.length}` }).end();
    }
    const id = pathname.split('/').at(-1);
    return send(response, 200, { localizedName: pages.find((page) => page.id === id)?.name });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const registration = {
    ...{ clientId: CLIENT.id, clientSecret: CLIENT.secret },
    addresses: { authorize: `${url}/authorize`, token: `${url}/token`, api: `${url}/api` },
  };
  let count = 0;

  return {
    settings: { facebook: registration, linkedin: registration } satisfies SocialSettings,
    seen,
    posts,
    /** What a person's consent leads back with. */
    consent(authorizationUrl: string): { code: string; state: string } {
      const { searchParams } = new URL(authorizationUrl);
      count += 1;
      const code = `code-${count}`;
      consents.set(code, {
        challenge: searchParams.get('code_challenge'),
        redirectUri: searchParams.get('redirect_uri') ?? '',
      });
      return { code, state: searchParams.get('state') ?? '' };
    },
    /** @param before what happens while the network is asked. */
    plant: (path: string, fault: Fault, before?: () => Promise<unknown>) =>
      faults.set(path, { fault, before }),
    setPages(list: typeof pages) {
      pages = list;
    },
    pathOfPages: (network: SocialNetwork) =>
      network === 'facebook' ? '/api/me/accounts' : '/api/organizationAcls',
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
