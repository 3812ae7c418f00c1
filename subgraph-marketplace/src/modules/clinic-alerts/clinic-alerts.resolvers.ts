import { outcome } from '@tbt/service-kit';
import type { Resolvers } from '../../generated/resolvers';
import { shownText } from '../bookings';
import { memberOf } from '../people';

export const clinicAlertsResolvers: Resolvers = {
  Query: {
    clinicAlerts: (_root, args, { info, services }) => services.clinicAlerts.list(info, args),
    clinicAlert: (_root, { id }, { info, services }) => services.clinicAlerts.one(info, id),
    alertAudience: (_root, { audience }, { info, services }) =>
      services.clinicAlerts.audience(info, audience),
    clinicAlertQuota: (_root, _args, { info, services }) => services.clinicAlerts.quota(info),
    receivedAlerts: (_root, args, { info, services }) => services.receivedAlerts.mine(info, args),
  },
  Mutation: {
    createClinicAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ clinicAlert: await services.clinicAlerts.create(info, input) })),
    sendClinicAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ clinicAlert: await services.clinicAlerts.send(info, input) })),
    cancelClinicAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({ clinicAlert: await services.clinicAlerts.cancel(info, input) })),
    readAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        receivedAlert: await services.receivedAlerts.read(info, input),
      })),
    respondToAlert: (_root, { input }, { info, services }) =>
      outcome(info, async () => ({
        receivedAlert: await services.receivedAlerts.respond(info, input),
      })),
  },
  ClinicAlert: {
    recipients: (alert, args, { services }) => services.clinicAlerts.recipients(alert, args),
  },
  AlertRecipient: {
    reply: ({ reply, professionalId }, _args, { loaders }) =>
      shownText(reply, professionalId, loaders),
    professional: ({ professionalId }, _args, { loaders }) => memberOf(loaders, professionalId),
  },
  ReceivedAlert: {
    clinic: ({ clinicId }, _args, { loaders }) => memberOf(loaders, clinicId),
  },
  AudienceMember: {
    professional: ({ professionalId }, _args, { loaders }) => memberOf(loaders, professionalId),
  },
};
