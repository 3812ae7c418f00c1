export { createClinicTeamQueries } from './clinic-team.queries';
export type { ClinicTeamQueries, EndedSession, ListedMember } from './clinic-team.queries';
export { clinicTeamResolvers } from './clinic-team.resolvers';
export { createClinicTeamService } from './clinic-team.service';
export { createJoinClinicService } from './join-clinic.service';
export type { Invitation, Membership } from './join-clinic.service';
