import type { SocialNetwork } from '@tbt/contracts';
import { conflict, unavailable } from '@tbt/service-kit';
import * as z from 'zod';
import type { NetworkFetch } from './network-requests';
import type { Registration } from './social-settings';
import type { ConnectedPage } from './social.types';

const LINKEDIN_VERSION = '202610';
/** Listed of one account. */
const PAGES_MAX = 25;

export type Consent = { token: string; lifeSeconds: number | null; registration: Registration };

async function readJson<T>(schema: z.ZodType<T>, answer: Response): Promise<T> {
  const body: unknown = await answer.json().catch(() => null);
  const parsed = schema.safeParse(body);
  if (answer.ok && parsed.success) return parsed.data;
  if (answer.status === 401 || answer.status === 403)
    throw conflict('social.noPermission', { reasons: ['no_permission'] });
  throw unavailable(30, new Error(`Unexpected answer of a network: ${answer.status}`));
}

const noPage = () => conflict('social.noPage', { reasons: ['no_page'] });

const name = z.string().min(1).max(300);
const exchanged = z.object({ access_token: z.string().min(1) });
const pages = z.object({
  data: z.array(z.object({ id: z.string(), name, access_token: z.string().min(1) })),
});

/** A page's token lasts as long as the user's, so that one is exchanged for a lasting one first. */
async function facebookLasting(
  { token, registration }: Consent,
  fetchFrom: NetworkFetch,
): Promise<string> {
  const { addresses, clientId, clientSecret } = registration;
  const body = new URLSearchParams({
    ...{ grant_type: 'fb_exchange_token', fb_exchange_token: token },
    ...{ client_id: clientId, client_secret: clientSecret },
  });
  const answer = await fetchFrom(addresses.token, { method: 'POST', body });
  return (await readJson(exchanged, answer)).access_token;
}

async function facebookPages(
  { token, registration }: Consent,
  fetchFrom: NetworkFetch,
): Promise<ConnectedPage[]> {
  const list = await fetchFrom(
    `${registration.addresses.api}/me/accounts?fields=id,name,access_token&limit=${PAGES_MAX}`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  return (await readJson(pages, list)).data.map((page) => ({
    ...{ id: page.id, name: page.name, token: page.access_token, lifeSeconds: null },
  }));
}

const organizations = z.object({ elements: z.array(z.object({ organization: z.string() })) });
const organization = z.object({ localizedName: name });

export const linkedinHeaders = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'LinkedIn-Version': LINKEDIN_VERSION,
  'X-Restli-Protocol-Version': '2.0.0',
});

async function linkedinPages(
  { token, lifeSeconds, registration }: Consent,
  fetchFrom: NetworkFetch,
): Promise<ConnectedPage[]> {
  const { api } = registration.addresses;
  const headers = linkedinHeaders(token);
  const list = await fetchFrom(
    `${api}/organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED`,
    { headers },
  );
  const { elements } = await readJson(organizations, list);
  const ids = elements.flatMap(
    (element) => /^urn:li:organization:(\d+)$/.exec(element.organization)?.[1] ?? [],
  );
  return Promise.all(
    ids.slice(0, PAGES_MAX).map(async (id) => {
      const answer = await fetchFrom(`${api}/organizations/${id}`, { headers });
      const { localizedName } = await readJson(organization, answer);
      return { id, name: localizedName, token, lifeSeconds };
    }),
  );
}

/** The token that lists pages again: after a choice, and to post for LinkedIn. */
export const LASTING_TOKEN: Readonly<
  Record<SocialNetwork, (consent: Consent, fetchFrom: NetworkFetch) => Promise<string>>
> = { facebook: facebookLasting, linkedin: async ({ token }) => token };

const LIST: Readonly<
  Record<SocialNetwork, (consent: Consent, fetchFrom: NetworkFetch) => Promise<ConnectedPage[]>>
> = { facebook: facebookPages, linkedin: linkedinPages };

/** With a lasting token. @throws DomainError UNAVAILABLE, CONFLICT `no_page`, `no_permission`. */
export async function pagesOf(
  network: SocialNetwork,
  consent: Consent,
  fetchFrom: NetworkFetch,
): Promise<[ConnectedPage, ...ConnectedPage[]]> {
  const [first, ...others] = await LIST[network](consent, fetchFrom);
  if (!first) throw noPage();
  return [first, ...others];
}
