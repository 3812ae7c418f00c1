import type { SocialNetwork } from '@tbt/contracts';
import { conflict, unavailable } from '@tbt/service-kit';
import * as z from 'zod';
import type { NetworkFetch } from './network-requests';
import type { Registration } from './social-settings';
import type { ConnectedPage } from './social.types';

const LINKEDIN_VERSION = '202610';

type Consent = { token: string; lifeSeconds: number | null; registration: Registration };

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
async function facebookPage(
  { token, registration }: Consent,
  fetchFrom: NetworkFetch,
): Promise<ConnectedPage> {
  const { addresses, clientId, clientSecret } = registration;
  const body = new URLSearchParams({
    ...{ grant_type: 'fb_exchange_token', fb_exchange_token: token },
    ...{ client_id: clientId, client_secret: clientSecret },
  });
  const { access_token: lasting } = await readJson(
    exchanged,
    await fetchFrom(addresses.token, { method: 'POST', body }),
  );
  const headers = { authorization: `Bearer ${lasting}` };
  const list = await fetchFrom(`${addresses.api}/me/accounts?fields=id,name,access_token`, {
    headers,
  });
  const page = (await readJson(pages, list)).data[0];
  if (!page) throw noPage();
  return { id: page.id, name: page.name, token: page.access_token, lifeSeconds: null };
}

const organizations = z.object({ elements: z.array(z.object({ organization: z.string() })) });
const organization = z.object({ localizedName: name });

async function linkedinPage(
  { token, lifeSeconds, registration }: Consent,
  fetchFrom: NetworkFetch,
): Promise<ConnectedPage> {
  const { api } = registration.addresses;
  const headers = {
    authorization: `Bearer ${token}`,
    'LinkedIn-Version': LINKEDIN_VERSION,
    'X-Restli-Protocol-Version': '2.0.0',
  };
  const list = await fetchFrom(
    `${api}/organizationAcls?q=roleAssignee&role=ADMINISTRATOR&state=APPROVED`,
    { headers },
  );
  const id = /^urn:li:organization:(\d+)$/.exec(
    (await readJson(organizations, list)).elements[0]?.organization ?? '',
  )?.[1];
  if (!id) throw noPage();
  const { localizedName } = await readJson(
    organization,
    await fetchFrom(`${api}/organizations/${id}`, { headers }),
  );
  return { id, name: localizedName, token, lifeSeconds };
}

/** The first page that the network lists. @throws DomainError UNAVAILABLE, CONFLICT `no_page`, `no_permission`. */
export const PAGE_OF: Readonly<
  Record<SocialNetwork, (consent: Consent, fetchFrom: NetworkFetch) => Promise<ConnectedPage>>
> = { facebook: facebookPage, linkedin: linkedinPage };
