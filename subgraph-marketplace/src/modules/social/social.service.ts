import {
  chooseSocialPageRule,
  completeSocialConnectionRule,
  paths,
  SOCIAL_NETWORKS,
  socialNetworkRule,
  type SocialNetwork,
} from '@tbt/contracts';
import { conflict, parseInput, requireClinicPermission, requireViewer } from '@tbt/service-kit';
import type { Clock, Deployment, RequestInfo } from '@tbt/service-kit';
import * as z from 'zod';
import type { Commands } from '../../commands';
import { consentAddress, newVerifier, redeemCode } from './authorize';
import { LASTING_TOKEN, pagesOf, type Consent } from './connected-page';
import { createNetworkFetch } from './network-requests';
import type { Registration, SocialSettings } from './social-settings';
import type { SocialRepository } from './social.repository';
import type { ConnectedPage, PageChoice, SocialAccount, StoredSocialAccount } from './social.types';
import { tokenPurpose } from './token-purpose';

const STATE = 'social connection';
const STATE_SECONDS = 600;
const CHOICE = 'social page choice';
/** Of a token whose network names no end. */
const LONGEST_SECONDS = 2 * 365 * 24 * 60 * 60;

const RETURN_PATHS: Readonly<Record<SocialNetwork, string>> = {
  facebook: paths.facebookConnected(),
  linkedin: paths.linkedinConnected(),
};

const consentFacts = z.object({ token: z.string(), lifeSeconds: z.number().nullable() });

function refuseOtherSession(begun: Record<string, unknown>, session: object): void {
  const isSame = Object.entries(session).every(([name, value]) => begun[name] === value);
  if (!isSame) throw conflict('social.otherSession', { reasons: ['other_session'] });
}

export type SocialDeps = {
  accounts: SocialRepository;
  settings: SocialSettings;
  deployment: Pick<Deployment, 'publicUrl' | 'sealer'>;
  commands: Commands;
  clock: Clock;
};

export type SocialService = ReturnType<typeof createSocialService>;

/** Pages of clinics on networks. Errors: DomainError UNAUTHENTICATED, FORBIDDEN for all but owners of the clinic. */
export function createSocialService({
  accounts,
  settings,
  deployment,
  commands,
  clock,
}: SocialDeps) {
  const { publicUrl, sealer } = deployment;

  function registrationOf(network: SocialNetwork): Registration {
    const registration = settings[network];
    if (!registration)
      throw conflict('social.notAvailable', {
        values: { network },
        reasons: ['not_available'],
      });
    return registration;
  }

  async function accountOf(
    network: SocialNetwork,
    stored: StoredSocialAccount | undefined,
  ): Promise<SocialAccount> {
    const isAvailable = settings[network] !== undefined;
    const none = { pageName: null, connectedAt: null, expiresAt: null, isExpired: false };
    if (!stored) return { network, isAvailable, ...none };
    const { clinicId, pageName, connectedAt, expiresAt, sealedToken } = stored;
    const opened = await sealer.open(tokenPurpose(clinicId, network), sealedToken);
    return { network, isAvailable, pageName, connectedAt, expiresAt, isExpired: opened === null };
  }

  /** Bound to the viewer and the clinic, so that a link made by others connects nothing. */
  async function openState(state: string, session: object): Promise<string | undefined> {
    const facts = await sealer.open(STATE, state);
    if (!facts) throw conflict('social.stateExpired', { reasons: ['state_expired'] });
    refuseOtherSession(facts, session);
    return typeof facts.verifier === 'string' ? facts.verifier : undefined;
  }

  async function connect(
    clinicId: number,
    network: SocialNetwork,
    page: ConnectedPage,
  ): Promise<SocialAccount> {
    const now = clock.now();
    const sealedToken = await sealer.seal(
      tokenPurpose(clinicId, network),
      { token: page.token },
      page.lifeSeconds ?? LONGEST_SECONDS,
    );
    const saved = await accounts.save({
      ...{ clinicId, network, pageId: page.id, pageName: page.name, sealedToken },
      connectedAt: now,
      expiresAt: page.lifeSeconds ? new Date(now.getTime() + page.lifeSeconds * 1000) : null,
    });
    return accountOf(network, saved);
  }

  return {
    async list(info: RequestInfo): Promise<SocialAccount[]> {
      const clinicId = requireClinicPermission(info, 'socialAccounts');
      const stored = await accounts.ofClinic(clinicId);
      return Promise.all(
        SOCIAL_NETWORKS.map((network) =>
          accountOf(
            network,
            stored.find((account) => account.network === network),
          ),
        ),
      );
    },

    /** @returns the network's page that asks for consent. @throws DomainError CONFLICT `not_available`. */
    async start(info: RequestInfo, input: object): Promise<string> {
      await commands.consumeWriteQuota(info);
      const { network } = parseInput(socialNetworkRule, input);
      const clinicId = requireClinicPermission(info, 'socialAccounts');
      const registration = registrationOf(network);
      const verifier = newVerifier(network);
      const { userId } = requireViewer(info);
      const state = await sealer.seal(
        STATE,
        { network, clinicId, userId, verifier },
        STATE_SECONDS,
      );
      const redirectUri = publicUrl + RETURN_PATHS[network];
      return consentAddress({ network, registration, redirectUri, state, verifier });
    },

    /** @throws DomainError UNAVAILABLE, CONFLICT `state_expired`, `other_session`, `code_refused`, `no_page`, `no_permission`. */
    async complete(
      info: RequestInfo,
      input: object,
    ): Promise<{ account: SocialAccount } | { choice: PageChoice }> {
      await commands.consumeWriteQuota(info);
      const { network, code, state } = parseInput(completeSocialConnectionRule, input);
      const clinicId = requireClinicPermission(info, 'socialAccounts');
      const registration = registrationOf(network);
      const { userId } = requireViewer(info);
      const verifier = await openState(state, { network, clinicId, userId });
      const redirectUri = publicUrl + RETURN_PATHS[network];
      const fetchFrom = createNetworkFetch();
      const request = { network, registration, redirectUri, state, verifier };
      const { access_token, expires_in: life } = await redeemCode(request, code, fetchFrom);
      const consent: Consent = { token: access_token, lifeSeconds: life ?? null, registration };
      const token = await LASTING_TOKEN[network](consent, fetchFrom);
      const [first, ...others] = await pagesOf(network, { ...consent, token }, fetchFrom);
      if (others.length === 0) return { account: await connect(clinicId, network, first) };
      const facts = { network, clinicId, userId, token, lifeSeconds: consent.lifeSeconds };
      const pages = [first, ...others].map(({ id, name }) => ({ id, name }));
      return { choice: { choice: await sealer.seal(CHOICE, facts, STATE_SECONDS), pages } };
    },

    /** @throws DomainError UNAVAILABLE, CONFLICT `choice_expired`, `other_session`, `other_page`, `no_permission`. */
    async choose(info: RequestInfo, input: object): Promise<SocialAccount> {
      await commands.consumeWriteQuota(info);
      const { network, choice, pageId } = parseInput(chooseSocialPageRule, input);
      const clinicId = requireClinicPermission(info, 'socialAccounts');
      const { userId } = requireViewer(info);
      const registration = registrationOf(network);
      const facts = await sealer.open(CHOICE, choice);
      if (!facts) throw conflict('social.choiceExpired', { reasons: ['choice_expired'] });
      refuseOtherSession(facts, { network, clinicId, userId });
      const { token, lifeSeconds } = consentFacts.parse(facts);
      const pages = await pagesOf(
        network,
        { token, lifeSeconds, registration },
        createNetworkFetch(),
      );
      const page = pages.find(({ id }) => id === pageId);
      if (!page) throw conflict('social.otherPage', { reasons: ['other_page'] });
      return connect(clinicId, network, page);
    },

    async disconnect(info: RequestInfo, input: object): Promise<SocialAccount> {
      await commands.consumeWriteQuota(info);
      const { network } = parseInput(socialNetworkRule, input);
      const clinicId = requireClinicPermission(info, 'socialAccounts');
      await accounts.remove(clinicId, network);
      return accountOf(network, undefined);
    },
  };
}
