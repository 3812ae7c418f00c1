export { nationalBody, nextDeadline } from './renewal-deadlines';
export { createRegulatorLoader } from './regulators.loaders';
export type { RegulatorLoader } from './regulators.loaders';
export { createRegulatorsRepository } from './regulators.repository';
export type { Regulator, RegulatorsRepository } from './regulators.repository';
export { regulatorsResolvers } from './regulators.resolvers';
export { createRegulatorsService } from './regulators.service';
export type { RegulatorsService } from './regulators.service';
