import { parseId, publishShiftRule } from '@tbt/contracts';
import {
  conflict,
  notFound,
  parseInput,
  requireClinicPermission,
  type Clock,
  type Deployment,
  type DomainError,
  type RequestInfo,
} from '@tbt/service-kit';
import type { Commands } from '../../commands';
import { authorizeOwnJob, type Job, type JobsQueries } from '../jobs';
import { createNetworkFetch } from './network-requests';
import { publicationText, shiftAddress } from './publication-text';
import {
  ASKED_FOR_MS,
  type PublicationKey,
  type PublicationsRepository,
} from './publications.repository';
import { POST_ON, type PostResult } from './publish-post';
import type { SocialSettings } from './social-settings';
import type { SocialRepository } from './social.repository';
import type { ShiftPublication, StoredPublication, StoredSocialAccount } from './social.types';
import { tokenPurpose } from './token-purpose';

export type PublicationsDeps = {
  accounts: SocialRepository;
  publications: PublicationsRepository;
  jobs: JobsQueries;
  settings: SocialSettings;
  deployment: Pick<Deployment, 'publicUrl' | 'sealer'>;
  commands: Commands;
  clock: Clock;
};

export type PublicationsService = ReturnType<typeof createPublicationsService>;

const noAnswer = (): PostResult => ({ failure: 'no_answer' });

/** Shifts on a clinic's own pages. Errors: DomainError UNAUTHENTICATED, FORBIDDEN for all but owners of the clinic. */
export function createPublicationsService({
  accounts,
  publications,
  jobs,
  settings,
  deployment,
  commands,
  clock,
}: PublicationsDeps) {
  const { publicUrl, sealer } = deployment;

  const openToken = async ({ clinicId, network, sealedToken }: StoredSocialAccount) => {
    const opened = await sealer.open(tokenPurpose(clinicId, network), sealedToken);
    return typeof opened?.token === 'string' ? opened.token : null;
  };

  async function ownJob(info: RequestInfo, jobId: number, clinicId: number): Promise<Job> {
    const [job] = await jobs.byIds([jobId], clinicId);
    return authorizeOwnJob(info.viewer, job ?? null);
  }

  /** One that a dead process left on its way may be asked for again. */
  function outcomeOf(
    stored: StoredPublication | undefined,
  ): Pick<ShiftPublication, 'state' | 'failure' | 'askedAt'> {
    if (!stored) return { state: null, failure: null, askedAt: null };
    const { state, reason, askedAt } = stored;
    const isLeft = state === 'sending' && askedAt.getTime() < clock.now().getTime() - ASKED_FOR_MS;
    return isLeft
      ? { state: 'failed', failure: 'no_answer', askedAt }
      : { state, failure: reason, askedAt };
  }

  async function shown(
    info: RequestInfo,
    job: Job,
    account: StoredSocialAccount,
    stored: StoredPublication | undefined,
  ): Promise<ShiftPublication> {
    const { network, pageName } = account;
    return {
      ...{ network, pageName, isExpired: (await openToken(account)) === null },
      text: publicationText(job, info.locale, publicUrl),
      ...outcomeOf(stored),
    };
  }

  async function refusalOf({ jobId, network, pageId }: PublicationKey): Promise<DomainError> {
    const stored = (await publications.ofJob(jobId)).find(
      (one) => one.network === network && one.pageId === pageId,
    );
    return stored?.state === 'sending'
      ? conflict('social.sending', { reasons: ['sending'] })
      : conflict('social.published', { reasons: ['published'] });
  }

  return {
    /** @throws DomainError NOT_FOUND. */
    async list(info: RequestInfo, jobId: string): Promise<ShiftPublication[]> {
      const clinicId = requireClinicPermission(info, 'socialAccounts');
      const id = parseId(jobId);
      if (id === null) throw notFound();
      const job = await ownJob(info, id, clinicId);
      const [pages, stored] = await Promise.all([
        accounts.ofClinic(clinicId),
        publications.ofJob(id),
      ]);
      return Promise.all(
        pages.map((page) =>
          shown(
            info,
            job,
            page,
            stored.find(
              ({ network, pageId }) => network === page.network && pageId === page.pageId,
            ),
          ),
        ),
      );
    },

    /** @throws DomainError NOT_FOUND, CONFLICT `not_available`, `not_connected`, `permission_ended`, `not_open`, `published`, `sending`. */
    async publish(info: RequestInfo, input: object): Promise<ShiftPublication> {
      await commands.consumeWriteQuota(info);
      const { network, jobId } = parseInput(publishShiftRule, input);
      const clinicId = requireClinicPermission(info, 'socialAccounts');
      const job = await ownJob(info, jobId, clinicId);
      const registration = settings[network];
      if (!registration)
        throw conflict('social.notAvailable', { values: { network }, reasons: ['not_available'] });
      const account = (await accounts.ofClinic(clinicId)).find((one) => one.network === network);
      if (!account) throw conflict('social.notConnected', { reasons: ['not_connected'] });
      const now = clock.now();
      if (job.status !== 'active' || job.startsAt <= now)
        throw conflict('social.notOpen', { reasons: ['not_open'] });
      const token = await openToken(account);
      if (token === null)
        throw conflict('social.permissionEnded', { reasons: ['permission_ended'] });
      const key = { jobId, network, pageId: account.pageId };
      if (!(await publications.claim(key, clinicId, now))) throw await refusalOf(key);
      const post = {
        ...{ pageId: account.pageId, token, api: registration.addresses.api },
        text: publicationText(job, info.locale, publicUrl),
        link: shiftAddress(jobId, info.locale, publicUrl),
      };
      // A silent network may have taken it.
      const result = await POST_ON[network](post, createNetworkFetch()).catch(noAnswer);
      const hasEnded = 'failure' in result && result.failure === 'permission_ended';
      const current = hasEnded ? await accounts.expire(account, now) : account;
      const last = current ?? { ...account, sealedToken: '' };
      return shown(info, job, last, await publications.settle(key, result));
    },
  };
}
