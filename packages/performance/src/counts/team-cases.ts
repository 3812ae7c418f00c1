import type { BenchWorld, Person } from './bench-world';
import {
  input,
  sentBy,
  sentByNewClinic,
  sentByNewcomer,
  type OperationCases,
} from './operation-case';

const inviting = (world: BenchWorld, clinic: Person) =>
  input({ clinicId: String(clinic.id), email: world.unusedEmail(), role: 'scheduler' });

/** An open invitation of the clinic. */
const ofInvitation = async (world: BenchWorld, clinic: Person) => ({
  clinicId: String(clinic.id),
  memberId: String((await world.invitation(clinic, world.unusedEmail())).memberId),
});

const changing = async (world: BenchWorld, clinic: Person) =>
  input({ ...(await ofInvitation(world, clinic)), role: 'manager' });
const removing = async (world: BenchWorld, clinic: Person) =>
  input(await ofInvitation(world, clinic));
const listing = ({ clinic }: BenchWorld) => ({ clinicId: String(clinic.id) });
const newToken = async (world: BenchWorld, email: string) =>
  (await world.invitation(await world.newClinic(false), email)).token;

export const teamCases: OperationCases = {
  'shell/LocationChoice': sentBy('clinic', () => ({})),
  'mfe-clinic/ClinicTeamPage': sentBy('clinic', listing),
  'mfe-clinic/InviteClinicMember': sentByNewClinic(false, inviting),
  'mfe-clinic/ChangeClinicMember': sentByNewClinic(false, changing),
  'mfe-clinic/RemoveClinicMember': sentByNewClinic(false, removing),
  'mfe-clinic/JoinClinicPage': sentBy('visitor', async (world) => ({
    token: await newToken(world, world.unusedEmail()),
  })),
  'mfe-clinic/JoinClinic': sentBy('visitor', async (world) =>
    input({
      token: await newToken(world, world.unusedEmail()),
      ...{ firstName: 'Robin', lastName: 'Roy', password: world.password },
    }),
  ),
  'mfe-clinic/AcceptClinicInvitation': sentByNewcomer(async (world, { email }) =>
    input({ token: await newToken(world, email) }),
  ),
  'shell/ActForClinic': sentBy('clinic', ({ clinic }) => input({ clinicId: String(clinic.id) })),
  'gateway/RestClinicMembers': sentBy('clinic', listing),
  'gateway/RestInviteClinicMember': sentByNewClinic(false, inviting),
  'gateway/RestChangeClinicMember': sentByNewClinic(false, changing),
  'gateway/RestRemoveClinicMember': sentByNewClinic(false, removing),
};
