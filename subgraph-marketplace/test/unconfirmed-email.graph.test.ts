import type { PersonSnapshot } from '@tbt/contracts';
import { createEmergencyWorld, type EmergencyWorld } from './emergency-operations';
import { NOW, shift } from './factories';

let world: EmergencyWorld;
beforeAll(async () => {
  world = await createEmergencyWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const INVITE = `mutation ($input: InviteToJobInput!) {
  act: inviteToJob(input: $input) { invitations { id } errors { code path reasons message } } }`;
const POST = `mutation ($input: PostJobInput!) {
  act: postJob(input: $input) { job { id status } errors { code path reasons message } } }`;
const CREATE = `mutation ($input: CreateClinicAlertInput!) {
  createClinicAlert(input: $input) { clinicAlert { id } errors { code path } } }`;
const SEND = `mutation ($input: ClinicAlertInput!) {
  act: sendClinicAlert(input: $input) { clinicAlert { status } errors { code path reasons message } } }`;

const refusal = { code: 'FORBIDDEN', reasons: ['email_unconfirmed'] };

/** On Premium, so that the plan refuses nothing. */
const newcomer = () => world.clinic({ isEmailConfirmed: false });
const confirm = (clinic: PersonSnapshot) =>
  world.services.people.takeOver({ ...clinic, revision: 2, isEmailConfirmed: true });

it('keeps emergency requests until the clinic’s email is confirmed', async () => {
  const clinic = await newcomer();
  await world.onCall();
  const refused = await world.request(clinic);
  expect(refused).toMatchObject(refusal);
  expect(refused.message).toBe(
    'First confirm the email of the clinic’s account with the link we sent there.',
  );
  await confirm(clinic);
  expect((await world.request(clinic)).emergencyRequest).not.toBeNull();
});

it('keeps invitations to shifts, with and after posting, and lets shifts be posted', async () => {
  const [clinic, temp] = [await newcomer(), await world.temp()];
  const job = await world.job(clinic);
  const invitation = { jobId: String(job.id), professionalIds: [String(temp.id)] };
  expect(await world.act(INVITE, invitation, clinic)).toMatchObject(refusal);
  const asking = shift({ inviteIds: [String(temp.id)] });
  expect(await world.act(POST, asking, clinic)).toMatchObject(refusal);
  await confirm(clinic);
  expect((await world.act(INVITE, invitation, clinic)).errors).toEqual([]);
  expect((await world.act(POST, asking, clinic)).errors).toEqual([]);
});

it('keeps alerts written and unsent', async () => {
  const clinic = await newcomer();
  await world.temp();
  const written = { title: 'We are hiring', message: 'Come and meet us.' };
  const { data } = await world.graph(CREATE, { input: written }, clinic);
  const { clinicAlert } = data?.createClinicAlert as { clinicAlert: { id: string } | null };
  const send = { alertId: clinicAlert?.id };
  expect(await world.act(SEND, send, clinic)).toMatchObject(refusal);
  await confirm(clinic);
  expect((await world.act(SEND, send, clinic)).errors).toEqual([]);
});
