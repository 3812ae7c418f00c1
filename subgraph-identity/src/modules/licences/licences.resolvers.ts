import {
  CREDENTIAL_GAP_TEXTS,
  credentialGaps,
  currentDateIn,
  isProfessionalRole,
  messageText,
  PROFESSIONAL_ROLES,
} from '@tbt/contracts';
import { outcome } from '@tbt/service-kit';
import type { GraphContext } from '../../context';
import type { CredentialGap, Resolvers } from '../../generated/resolvers';
import { isInForce } from '../credentials';
import type { User } from '../users';
import { gapsQuestion } from './licences.queries';
import { mayReadReview } from './licences.policy';
import type { Licence } from './licences.repository';

const inForce = async ({ id }: User, { loaders, clock }: GraphContext) =>
  (await loaders.licences.byUser.load(id)).filter((licence) => isInForce(licence, clock.now()));

/** The own province's licence counts first; null without a licence in force. */
async function checkedNumberOf(user: User, context: GraphContext): Promise<string | null> {
  const held = await inForce(user, context);
  const own = held.find(({ province }) => province === user.province);
  return (own ?? held[0])?.number ?? null;
}

async function licencesWithFiles({ id }: User, { loaders }: GraphContext) {
  const documents = await loaders.documents.byUser.load(id);
  return (await loaders.licences.byUser.load(id)).map((licence) => ({
    ...licence,
    hasFile: documents.some(({ licenceId, closedAt }) => licenceId === licence.id && !closedAt),
  }));
}

/** Missing credentials, for permitted viewers; default date: today in the province. */
async function gapsOf(
  user: User,
  args: { province?: string | null; date?: string | null },
  context: GraphContext,
): Promise<CredentialGap[] | null> {
  const { loaders, clock, info } = context;
  if (!(await loaders.users.mayReadField('verificationDocuments', user))) return null;
  const { province, date } = gapsQuestion(args);
  const place = province ?? user.province;
  const licences =
    place && isProfessionalRole(user.role) ? await licencesWithFiles(user, context) : [];
  const day = date ?? currentDateIn(place, clock.now());
  const gaps = credentialGaps({ ...user, licences }, { province: place, date: day });
  return gaps.map((code) => ({
    code,
    message: messageText(info.locale, CREDENTIAL_GAP_TEXTS[code], { province: place ?? '' }),
  }));
}

/** By province: the profession of a former role may have issued it. */
async function regulatorNameOf({ province, regulator }: Licence, { loaders }: GraphContext) {
  const known = await Promise.all(
    PROFESSIONAL_ROLES.map((role) => loaders.regulators.load(`${province}/${role}`)),
  );
  return known.find((each) => each?.abbreviation === regulator)?.name ?? null;
}

const payloadOf = async ({ loaders }: GraphContext, licence: Licence) => ({
  licence,
  user: await loaders.users.visible(licence.userId),
});

export const licencesResolvers: Resolvers = {
  Mutation: {
    addLicence: (_root, { input }, context) =>
      outcome(context.info, async () =>
        payloadOf(context, await context.services.licences.addOwn(context.info, input)),
      ),
    editLicence: (_root, { input }, context) =>
      outcome(context.info, async () =>
        payloadOf(context, await context.services.licences.edit(context.info, input)),
      ),
    removeLicence: (_root, { input }, context) =>
      outcome(context.info, async () => ({
        ...(await payloadOf(context, await context.services.licences.remove(context.info, input))),
        licence: null,
      })),
  },
  Licence: {
    regulatorName: (licence, _args, context) => regulatorNameOf(licence, context),
    isInForce: (licence, _args, { clock }) => isInForce(licence, clock.now()),
    reason: (licence, _args, { info }) => (mayReadReview(info, licence) ? licence.reason : null),
    file: (licence, _args, { info, loaders }) =>
      mayReadReview(info, licence) ? loaders.documents.byLicence.load(licence.id) : null,
    reviewedAt: ({ reviewedAt }) => reviewedAt?.toISOString() ?? null,
    submittedAt: ({ submittedAt }) => submittedAt.toISOString(),
  },
  User: {
    licenseNumber: async (user, _args, context) =>
      (await context.loaders.users.mayReadField('licenseNumber', user))
        ? ((await checkedNumberOf(user, context)) ?? user.licenseNumber)
        : null,
    isLicenceNumberChecked: async (user, _args, context) => {
      if (!(await context.loaders.users.mayReadField('isLicenceNumberChecked', user))) return null;
      const isChecked = (await checkedNumberOf(user, context)) !== null;
      return isChecked || user.licenseNumber !== null ? isChecked : null;
    },
    statedLicenceNumber: async (user, _args, { loaders }) =>
      (await loaders.users.mayReadField('statedLicenceNumber', user)) ? user.licenseNumber : null,
    hasLicence: async (user, _args, context) => (await inForce(user, context)).length > 0,
    verifiedProvinces: async (user, _args, context) => [
      ...new Set((await inForce(user, context)).map(({ province }) => province)),
    ],
    licences: async (user, _args, { loaders }) =>
      (await loaders.users.mayReadField('licences', user))
        ? loaders.licences.byUser.load(user.id)
        : [],
    credentialGaps: gapsOf,
  },
};
