import type { World } from './factories';

export const APPLY = `mutation Apply($input: ApplyToJobInput!) {
  applyToJob(input: $input) {
    application { id jobId applicantId status message job { id } applicant { id } }
    errors { code path reasons message }
  }
}`;
export const answerWith = (name: string) => `mutation Answer($input: AnswerApplicationInput!) {
  ${name}(input: $input) { application { id status } errors { code reasons message } }
}`;
export const COUNTER = `mutation Counter($input: CounterApplicationInput!) {
  counterApplication(input: $input) {
    application { id status hourlyRate expiresAt actions rounds { by hourlyRate message at } }
    errors { code path reasons message }
  }
}`;
export const ACCEPT = `mutation Accept($input: AnswerApplicationInput!) {
  acceptApplication(input: $input) {
    application { id status }
    booking { id jobId applicationId clinicId professionalId status startsAt endsAt timeZone hourlyRate job { status } }
    errors { code reasons message }
  }
}`;

export type Payload = {
  application: { id: string; status: string; message: string } | null;
  booking?: { id: string } | null;
  errors: { code: string; path: string[]; reasons: string[]; message: string }[];
};

/** @returns the payload, or what was thrown. */
export const runner =
  (world: () => World) =>
  async (query: string, input: object, who: Parameters<World['graph']>[2]) => {
    const { data, errors } = await world().graph(query, { input }, who);
    const payload = data && (Object.values(data)[0] as Payload);
    return { ...payload, thrown: errors?.[0]?.extensions };
  };
