import { type Bus, type Clock, type Deployment, type Logger, type Sealer } from '@tbt/service-kit';
import type { IdentityDatabase } from './database';
import type { IdentityLimits } from './limits';
import {
  createAccountLinksQueries,
  createAccountLinksService,
  createEmailChangeService,
  createLinkIssuer,
  createLinkOpener,
  createPasswordChangeService,
  createPasswordProof,
} from './modules/account-links';
import { createAdminService, createAuditQueries, createAuditService } from './modules/admin';
import { createBlocksQueries, createBlocksService } from './modules/blocks';
import { createClinicRegistrationService } from './modules/clinic-registration';
import {
  createClinicTeamQueries,
  createClinicTeamService,
  createJoinClinicService,
} from './modules/clinic-team';
import { createCredentialsRepository, createCredentialsService } from './modules/credentials';
import { createEntitlementsQueries, createEntitlementsService } from './modules/entitlements';
import { createPromotionsQueries, createPromotionsService } from './modules/promotions';
import {
  createConsentsService,
  createErasureService,
  createExportsService,
  createPrivacyQueries,
} from './modules/privacy';
import { createOfficePacksRepository, createOfficePacksService } from './modules/office-packs';
import { createProfilesService } from './modules/profiles';
import { createLicenceSearchQueries, createLicenceSearchService } from './modules/licence-search';
import {
  createLicenceReminders,
  createLicencesRepository,
  createLicencesService,
  createOtherHoldersQueries,
  createRemindersQueries,
} from './modules/licences';
import { createRegulatorsRepository, createRegulatorsService } from './modules/regulators';
import {
  createKnownBrowsers,
  createSessionsQueries,
  createSessionsService,
} from './modules/sessions';
import {
  createPlanRefundsService,
  createSubscriptionDeskQueries,
  createSubscriptionDeskRepository,
  createSubscriptionDeskService,
} from './modules/subscription-desk';
import {
  createBilling,
  createSubscriptionsService,
  type StripeSettings,
} from './modules/subscriptions';
import {
  createUploadsCollector,
  createUploadsQueries,
  createUploadsService,
  fileKeys,
} from './modules/uploads';
import {
  createUserRepublishing,
  createUsersQueries,
  createUsersService,
  type Passwords,
} from './modules/users';
import { createReferralsRepository, createReferralsService } from './modules/referrals';
import { createWaitlistQueries, createWaitlistService } from './modules/waitlist';
import {
  createVerificationDocumentsRepository,
  createVerificationDocumentsService,
} from './modules/verification-documents';
import {
  createVerificationReviewsQueries,
  createVerificationReviewsService,
} from './modules/verification-reviews';

export type ServiceParts = {
  database: IdentityDatabase;
  limits: IdentityLimits;
  passwords: Passwords;
  bus: Bus;
  live: Bus['live'];
  sealer: Sealer;
  clock: Clock;
  deployment: Deployment;
  logger: Logger;
  /** Null for the test driver. */
  stripe: StripeSettings | null;
};

export function createServices(parts: ServiceParts) {
  const { database } = parts;
  const users = createUsersQueries(database, parts.clock);
  const sessions = createSessionsQueries(database);
  const blocks = createBlocksQueries(database);
  const entitlementRecords = createEntitlementsQueries(database);
  const links = createAccountLinksQueries(database);
  const issuer = createLinkIssuer({ ...parts, links });
  const opener = createLinkOpener({ ...parts, links, users });
  const browsers = createKnownBrowsers(parts);
  const proof = createPasswordProof({ ...parts, users, browsers });
  const accountLinks = createAccountLinksService({ ...parts, links, issuer, sessions, browsers });
  const licences = createLicencesRepository(database);
  const audit = createAuditQueries(database);
  const uploads = createUploadsQueries(database);
  const officePacks = createOfficePacksRepository(database);
  const uploadsService = createUploadsService({ ...parts, uploads, users });
  const { billing, checkouts, paymentEvents, testPayments } = createBilling({ ...parts, users });
  const promotions = createPromotionsService({
    ...parts,
    users,
    promotions: createPromotionsQueries(database),
    closeCheckout: checkouts.close,
  });
  const privacy = createPrivacyQueries(database);
  const { requestConfirmation } = accountLinks;
  const consents = createConsentsService({ ...parts, privacy });
  const referrals = createReferralsService({
    ...parts,
    users,
    referrals: createReferralsRepository(database),
  });
  const accounts = createUsersService({
    ...parts,
    ...{ users, promotions, referrals, requestConfirmation },
    recordAgreement: consents.accept,
  });
  const sessionsService = createSessionsService({ ...parts, users, sessions, browsers });
  const team = createClinicTeamQueries(database);
  const clinicTeam = createClinicTeamService({ ...parts, users, team });
  const regulators = createRegulatorsRepository(database);
  const documents = createVerificationDocumentsRepository(database);
  const repositories = {
    ...{ users, licences, uploads, officePacks, privacy },
    ...{ documents, regulators, blocks },
    otherHolders: createOtherHoldersQueries(database),
  };
  const credentials = createCredentialsService({
    ...parts,
    users,
    credentials: createCredentialsRepository(),
  });
  const shared = { ...parts, users, audit, credentials, regulators };
  const licencesService = createLicencesService({
    ...shared,
    hasComingBookings: entitlementRecords.hasComingBookings,
    licences,
    documents,
    uploads: uploadsService,
    reminders: createLicenceReminders({
      ...shared,
      licences,
      steps: createRemindersQueries(database),
    }),
  });
  const entitlements = createEntitlementsService({
    ...parts,
    entitlements: entitlementRecords,
    onCompleted: referrals.shiftCompleted,
  });
  const documentsService = createVerificationDocumentsService({
    ...shared,
    documents,
    licences: licencesService,
    uploads: uploadsService,
  });
  const desk = { ...billing, audit, promotions, desk: createSubscriptionDeskRepository(database) };
  return {
    repositories,
    services: {
      users: accounts,
      sessions: sessionsService,
      clinicTeam,
      joinClinic: createJoinClinicService({ ...parts, users, team, accounts }),
      accountLinks,
      passwordChange: createPasswordChangeService({
        ...parts,
        ...{ users, sessions, sessionsService, browsers, links, opener, proof },
      }),
      emailChange: createEmailChangeService({ ...parts, users, links, issuer, opener, proof }),
      licences: licencesService,
      promotions,
      waitlist: createWaitlistService({ ...parts, waitlist: createWaitlistQueries() }),
      profiles: createProfilesService({
        ...parts,
        accounts,
        users,
        sessions: sessionsService,
        licences: licencesService,
      }),
      clinicRegistration: createClinicRegistrationService({
        ...parts,
        ...{ accounts, users, officePacks, promotions, checkouts },
        sessions: sessionsService,
      }),
      officePacks: createOfficePacksService({
        ...parts,
        users,
        officePacks,
        uploads: uploadsService,
      }),
      documents: documentsService,
      reviews: createVerificationReviewsService({
        ...parts,
        reviews: createVerificationReviewsQueries(database),
        licences: licencesService,
        documents: documentsService,
      }),
      regulators: createRegulatorsService({ ...parts, regulators, audit }),
      audit: createAuditService({ ...parts, audit }),
      entitlements,
      blocks: createBlocksService({ ...parts, blocks }),
      referrals,
      licenceSearch: createLicenceSearchService({
        ...parts,
        licenceSearch: createLicenceSearchQueries(database),
        ...{ entitlements, users },
      }),
      exports: createExportsService({
        ...parts,
        privacy,
        users,
        filesOf: uploadsService.contentsOf,
      }),
      consents,
      erasure: createErasureService({
        ...parts,
        ...{ privacy, users, audit, proof },
        closingObstacle: entitlementRecords.closingObstacle,
        fileKeysOf: async (tx, userId) =>
          (await uploadsService.eraseOwner(tx, userId)).flatMap(fileKeys),
        closeTeams: clinicTeam.close,
        requestSubscriptionEnd: billing.subscriptions.requestEnding,
      }),
      subscriptions: createSubscriptionsService({
        ...parts,
        ...billing,
        ...{ checkouts, promotions, events: paymentEvents },
      }),
      paymentEvents,
      planRefunds: createPlanRefundsService({ ...desk, events: paymentEvents }),
      subscriptionDesk: createSubscriptionDeskService({
        ...desk,
        deskQueries: createSubscriptionDeskQueries(database),
      }),
      testPayments,
      uploads: {
        ...uploadsService,
        ...createUploadsCollector({
          ...parts,
          uploads,
          files: parts.deployment.files,
          removeFiles: uploadsService.removeFiles,
        }),
      },
      admin: createAdminService({ ...parts, users, audit }),
      /** Republishes users with an outdated snapshot. @returns how many. */
      republishUsers: createUserRepublishing({ database, users }),
    },
  };
}

export type IdentityRepositories = ReturnType<typeof createServices>['repositories'];
export type IdentityServices = ReturnType<typeof createServices>['services'];
