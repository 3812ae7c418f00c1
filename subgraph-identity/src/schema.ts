import { join } from 'node:path';
import { buildSubgraph, loadModuleTypeDefs } from '@tbt/service-kit';
import type { GraphQLSchema } from 'graphql';
import { accountLinksResolvers } from './modules/account-links';
import { activityResolvers } from './modules/activity';
import { auditResolvers } from './modules/admin';
import { clinicRegistrationResolvers } from './modules/clinic-registration';
import { clinicTeamResolvers } from './modules/clinic-team';
import { referralsResolvers } from './modules/referrals';
import { licenceSearchResolvers } from './modules/licence-search';
import { licencesResolvers } from './modules/licences';
import { officePacksResolvers } from './modules/office-packs';
import { privacyResolvers } from './modules/privacy';
import { profilesResolvers } from './modules/profiles';
import { promotionsResolvers } from './modules/promotions';
import { regulatorsResolvers } from './modules/regulators';
import { sessionsResolvers } from './modules/sessions';
import { subscriptionsResolvers } from './modules/subscriptions';
import { subscriptionDeskResolvers } from './modules/subscription-desk';
import { uploadsResolvers } from './modules/uploads';
import { usersResolvers } from './modules/users';
import { verificationDocumentsResolvers } from './modules/verification-documents';
import { verificationReviewsResolvers } from './modules/verification-reviews';
import { waitlistResolvers } from './modules/waitlist';

export const createSchema = (): GraphQLSchema =>
  buildSubgraph({
    typeDefs: loadModuleTypeDefs(join(__dirname, 'modules')),
    resolvers: [
      usersResolvers,
      activityResolvers,
      profilesResolvers,
      officePacksResolvers,
      clinicRegistrationResolvers,
      sessionsResolvers,
      clinicTeamResolvers,
      accountLinksResolvers,
      licencesResolvers,
      licenceSearchResolvers,
      referralsResolvers,
      uploadsResolvers,
      promotionsResolvers,
      subscriptionsResolvers,
      subscriptionDeskResolvers,
      waitlistResolvers,
      privacyResolvers,
      regulatorsResolvers,
      verificationDocumentsResolvers,
      verificationReviewsResolvers,
      auditResolvers,
    ],
  });
