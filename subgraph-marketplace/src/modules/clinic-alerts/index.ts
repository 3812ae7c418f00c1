export { clinicAlertsResolvers } from './clinic-alerts.resolvers';
export type {
  AlertRecipient,
  AudienceMember,
  ClinicAlert,
  ReceivedAlert,
} from './clinic-alerts.types';
export { createClinicAlerts, type ClinicAlertServices } from './create-clinic-alerts';
