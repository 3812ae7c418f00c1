import type { SocialNetwork } from '@tbt/contracts';
import { conflict, DomainError } from '@tbt/service-kit';
import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  customFetch,
  generateRandomCodeVerifier,
  nopkce,
  processAuthorizationCodeResponse,
  validateAuthResponse,
  type AuthorizationServer,
  type TokenEndpointResponse,
} from 'oauth4webapi';
import type { NetworkFetch } from './network-requests';
import { SCOPES, USES_PKCE } from './networks';
import type { Registration } from './social-settings';

const serverOf = ({ addresses }: Registration): AuthorizationServer => ({
  issuer: new URL(addresses.authorize).origin,
  authorization_endpoint: addresses.authorize,
  token_endpoint: addresses.token,
});

export const newVerifier = (network: SocialNetwork): string | undefined =>
  USES_PKCE[network] ? generateRandomCodeVerifier() : undefined;

export type ConsentRequest = {
  network: SocialNetwork;
  registration: Registration;
  redirectUri: string;
  state: string;
  verifier: string | undefined;
};

export async function consentAddress(request: ConsentRequest): Promise<string> {
  const { network, registration, redirectUri, state, verifier } = request;
  const address = new URL(registration.addresses.authorize);
  const query: Record<string, string> = {
    response_type: 'code',
    client_id: registration.clientId,
    redirect_uri: redirectUri,
    scope: SCOPES[network],
    state,
    ...(verifier && {
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** LinkedIn may leave `token_type` out, which the standard requires. */
const withTokenType =
  (fetchFrom: NetworkFetch): NetworkFetch =>
  async (address, init) => {
    const answer = await fetchFrom(address, init);
    if (!answer.ok) return answer;
    const body: unknown = await answer.json();
    const token = typeof body === 'object' ? { token_type: 'Bearer', ...body } : body;
    return Response.json(token, { status: answer.status });
  };

/** @throws DomainError UNAVAILABLE, CONFLICT `code_refused`. */
export async function redeemCode(
  { registration, redirectUri, state, verifier }: ConsentRequest,
  code: string,
  fetchFrom: NetworkFetch,
): Promise<TokenEndpointResponse> {
  const server = serverOf(registration);
  const client = { client_id: registration.clientId };
  try {
    const parameters = validateAuthResponse(
      server,
      client,
      new URLSearchParams({ code, state }),
      state,
    );
    const answer = await authorizationCodeGrantRequest(
      server,
      client,
      ClientSecretPost(registration.clientSecret),
      parameters,
      redirectUri,
      verifier ?? nopkce,
      {
        [customFetch]: (address, { body, headers, method }) =>
          withTokenType(fetchFrom)(address, { body, headers, method }),
        [allowInsecureRequests]: server.token_endpoint?.startsWith('http:') ?? false,
      },
    );
    return await processAuthorizationCodeResponse(server, client, answer);
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw conflict('social.codeRefused', { reasons: ['code_refused'], cause });
  }
}
