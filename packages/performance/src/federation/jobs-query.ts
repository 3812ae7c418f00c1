/** A page of shifts with their clinics: two subgraphs, one call each. */
const JOBS_QUERY = `query BenchJobs($first: Int) {
  jobs(first: $first) {
    edges {
      node {
        id title role city province date startTime endTime hourlyRate isUrgent
        clinic { id firstName lastName city }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ROWS = 20;

export const jobsRequest = (url: string) =>
  ({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'BenchJobs',
      query: JOBS_QUERY,
      variables: { first: ROWS },
    }),
  }) as const;
