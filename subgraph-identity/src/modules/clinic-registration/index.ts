export { clinicRegistrationResolvers } from './clinic-registration.resolvers';
export { createClinicRegistrationService } from './clinic-registration.service';
export type { ClinicRegistrationService } from './clinic-registration.service';
