import type { PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import { createWorld, type World } from './factories';

const REQUEST = `id jobId status wave radius maxRadius neededDate neededTime duration hourlyRate title
  urgencyLevel assignedTo respondedProfessionals nextWaveAt startsAt distanceKm travelMinutes isAssignedForMe
  waves { wave asked declined } responses { professionalId status responseTime } myResponse { status }
  widening { code count radius }`;

export interface Emergency {
  id: string;
  jobId: string;
  status: string;
  wave: number;
  radius: number;
  duration: number;
  title: string;
  assignedTo: string | null;
  respondedProfessionals: string[];
  nextWaveAt: string | null;
  startsAt: string;
  distanceKm: number | null;
  waves: { wave: number; asked: number; declined: number }[];
  responses: { professionalId: string; status: string; responseTime: number }[];
  myResponse: { status: string } | null;
  widening: { code: string; count: number; radius: number | null }[];
}
export interface Outcome {
  emergencyRequest?: Emergency | null;
  overlapping?: { id: string } | null;
  emergencyRequestId?: string;
  response?: { status: string } | null;
  booking?: { id: string } | null;
  errors: { code: string; path: string[]; reasons: string[]; message: string }[];
}

const ERRORS = 'errors { code path reasons message }';
const REQUEST_IT = `mutation ($input: RequestEmergencyInput!) {
  act: requestEmergency(input: $input) { emergencyRequest { ${REQUEST} } overlapping { id } ${ERRORS} } }`;
const ANSWER = `mutation ($input: AnswerEmergencyInput!) {
  act: answerEmergency(input: $input) { response { status } booking { id } ${ERRORS} } }`;
const DECLINE = `mutation ($input: EmergencyRequestInput!) {
  act: declineEmergency(input: $input) { emergencyRequestId ${ERRORS} } }`;
const RESUME = `mutation ($input: EmergencyRequestInput!) {
  act: resumeEmergency(input: $input) { emergencyRequest { ${REQUEST} } ${ERRORS} } }`;
const CANCEL = `mutation ($input: EmergencyRequestInput!) {
  act: cancelEmergency(input: $input) { emergencyRequest { ${REQUEST} } ${ERRORS} } }`;
const ONE = `query ($id: ID!) { emergencyRequest(id: $id) { ${REQUEST} } }`;
const LIST = `{ emergencyRequests { edges { node { ${REQUEST} } } } }`;

const MINUTE = 60_000;

/** Tomorrow, 8:00 in Toronto, at the clinic's office. */
export const needed = (changes: object = {}): object => ({
  ...{ role: 'hygienist', neededDate: '2026-11-21', neededTime: '08:00', duration: 480 },
  hourlyRate: '60.00',
  ...changes,
});

export type EmergencyWorld = Awaited<ReturnType<typeof createEmergencyWorld>>;

export async function createEmergencyWorld() {
  const world: World = await createWorld();

  async function act(query: string, input: object, who: PersonSnapshot | RequestInfo) {
    const { data, errors } = await world.graph(query, { input }, who);
    const outcome = (data?.act ?? { errors: [] }) as Outcome;
    const [refusal] = outcome.errors;
    const [thrown] = errors ?? [];
    return {
      ...outcome,
      code: thrown?.extensions.code ?? refusal?.code,
      reasons: (thrown?.extensions.reasons ?? refusal?.reasons) as string[] | undefined,
      message: thrown?.message ?? refusal?.message,
    };
  }
  const arrival = (minutes = 30) =>
    new Date(world.clock.now().getTime() + minutes * MINUTE).toISOString();

  return {
    ...world,
    act,
    /** Near the clinic, on call. */
    onCall: async (changes: Partial<PersonSnapshot> = {}, more: object = {}) => {
      const temp = await world.temp(changes);
      await world.services.onCall.set(world.as(temp), { isOnCall: true, ...more });
      return temp;
    },
    request: (clinic: PersonSnapshot, changes: object = {}) =>
      act(REQUEST_IT, needed(changes), clinic),
    requestOf: (clinic: PersonSnapshot, input: object) => act(REQUEST_IT, input, clinic),
    answer: (temp: PersonSnapshot, id: string | undefined, changes: object = {}) =>
      act(ANSWER, { emergencyRequestId: id, estimatedArrival: arrival(), ...changes }, temp),
    decline: (temp: PersonSnapshot, id: string | undefined) =>
      act(DECLINE, { emergencyRequestId: id }, temp),
    resume: (clinic: PersonSnapshot, id: string | undefined) =>
      act(RESUME, { emergencyRequestId: id }, clinic),
    cancel: (clinic: PersonSnapshot, id: string | undefined) =>
      act(CANCEL, { emergencyRequestId: id }, clinic),
    async seen(who: PersonSnapshot, id: string | undefined): Promise<Emergency | null> {
      const { data, errors } = await world.graph(ONE, { id }, who);
      if (errors) throw new Error(errors[0]?.message);
      return data?.emergencyRequest as Emergency | null;
    },
    async listed(who: PersonSnapshot): Promise<Emergency[]> {
      const { data, errors } = await world.graph(LIST, {}, who);
      if (errors) throw new Error(errors[0]?.message);
      const { edges } = data?.emergencyRequests as { edges: { node: Emergency }[] };
      return edges.map(({ node }) => node);
    },
    tick: () => world.bus.runJob('marketplace.keep-emergencies'),
    askedIds: async (id: string | undefined): Promise<number[]> => {
      const rows = await world.rows<{ id: number }>(
        `SELECT professional_id AS id FROM emergency_offers WHERE emergency_request_id = $1 ORDER BY id`,
        [id],
      );
      return rows.map((row) => row.id);
    },
  };
}
