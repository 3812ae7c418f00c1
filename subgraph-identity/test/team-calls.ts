import type { ClinicRole } from '@tbt/contracts';
import type { Viewer } from '@tbt/service-kit';
import type { User } from '../src';
import { PASSWORD, viewerOf, type World } from './factories';

const ERRORS = 'errors { code path message reasons }';
const MEMBER = 'id userId email role status isClinicAccount isYou firstName';
export const MEMBERS = `query($clinicId: ID!) { clinicMembers(clinicId: $clinicId) { ${MEMBER} } }`;
export const INVITE = `mutation($input: InviteClinicMemberInput!) {
  inviteClinicMember(input: $input) { member { ${MEMBER} } ${ERRORS} }
}`;
export const CHANGE = `mutation($input: ChangeClinicMemberInput!) {
  changeClinicMember(input: $input) { member { ${MEMBER} } ${ERRORS} }
}`;
export const REMOVE = `mutation($input: ClinicMemberInput!) {
  removeClinicMember(input: $input) { removedId ${ERRORS} }
}`;
export const ACCEPT = `mutation($input: ClinicInvitationInput!) {
  acceptClinicInvitation(input: $input) { membership { clinicId role isActing } ${ERRORS} }
}`;
export const JOIN = `mutation($input: JoinClinicInput!) { joinClinic(input: $input) { email ${ERRORS} } }`;
export const ACT = `mutation($input: ActForClinicInput!) {
  actForClinic(input: $input) { memberships { clinicId isActing } ${ERRORS} }
}`;
export const PREVIEW = `query($token: String!) {
  clinicInvitation(token: $token) { clinicName role email hasAccount }
}`;

const CLOSE = `mutation($input: CloseAccountInput!) { closeAccount(input: $input) { isClosed } }`;

type Errors = { code: string; reasons: string[] }[];
type Row = { id: string; userId: string | null; email: string; role: ClinicRole; status: string };

/** Calls of a clinic's team as the site sends them. */
export function teamCalls(worldOf: () => World) {
  let count = 0;
  const newEmail = () => `invited${(count += 1)}@team.test`;
  const ask = (query: string, variables: object, viewer: Viewer | null) =>
    worldOf().ask({ query, variables: { ...variables }, viewer });
  const send = async (query: string, input: object, viewer: Viewer | null) => {
    const { data, codes } = await ask(query, { input }, viewer);
    const answer = Object.values(data ?? {})[0] as { errors?: Errors } | null;
    const reasons = answer?.errors?.flatMap((error) => error.reasons) ?? [];
    return { data, codes, reasons };
  };
  const members = async (of: User, viewer = viewerOf(of)): Promise<Row[]> => {
    const { data } = await ask(MEMBERS, { clinicId: of.id }, viewer);
    return (data?.clinicMembers ?? []) as unknown as Row[];
  };
  const tokenFor = async (email: string): Promise<string> => {
    const mailed = await worldOf().published('clinic.member-invited');
    const last = mailed.findLast(({ payload }) => payload.email === email);
    const facts = await worldOf().sealer.open('account-link', last!.payload.sealed);
    return String(facts?.token);
  };
  const invite = async (of: User, email: string, role: ClinicRole = 'scheduler') => {
    const { data } = await send(INVITE, { clinicId: of.id, email, role }, viewerOf(of));
    const member = data?.inviteClinicMember?.member as Row;
    return { member, token: await tokenFor(email) };
  };
  /** A new account in the clinic's team. */
  const join = async (of: User, role: ClinicRole) => {
    const email = newEmail();
    const { member, token } = await invite(of, email, role);
    const input = { token, firstName: 'Sam', lastName: 'Roy', password: PASSWORD };
    await send(JOIN, input, null);
    const row = (await members(of)).find(({ id }) => id === member.id)!;
    return { ...row, memberId: member.id, email };
  };
  const open = async (email: string) => {
    const world = worldOf();
    const opened = await world.services.sessions.logIn(world.anonymous({ address: null }), {
      ...{ email, password: PASSWORD },
    });
    const read = () => world.services.sessions.viewerOf(world.system, opened.token);
    return { token: opened.token, read };
  };
  const viewerIn = async (email: string): Promise<Viewer> => {
    const { expiresAt, ...viewer } = (await (await open(email)).read())!;
    return viewer;
  };
  const close = (user: Viewer) => ask(CLOSE, { input: { password: PASSWORD } }, user);
  return { newEmail, ask, send, members, invite, join, open, viewerIn, close };
}
