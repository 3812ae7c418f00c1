export { assignBest } from './assignment';
export { createEmergencies, type EmergencyServices } from './create-emergencies';
export { emergenciesResolvers } from './emergencies.resolvers';
export type {
  EmergencyQuota,
  EmergencyRequest,
  EmergencyResponse,
  OnCall,
} from './emergencies.types';
