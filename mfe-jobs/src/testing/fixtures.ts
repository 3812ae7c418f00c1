type JobNode = Record<string, unknown>;

/** A shift as the graph answers it for lists. */
export function jobNode(overrides: JobNode = {}): JobNode {
  return {
    __typename: 'Job',
    id: '7',
    title: 'Hygienist for a full day',
    clinicId: '1',
    clinic: {
      __typename: 'User',
      id: '1',
      firstName: 'Maple',
      lastName: 'Dental',
      city: 'Toronto',
      province: 'Ontario',
      streetAddress: '12 King St W',
      postalCode: 'M5H 1A1',
    },
    role: 'hygienist',
    description: 'Tracker, eight patients.',
    province: 'Ontario',
    city: 'Toronto',
    date: '2027-03-05',
    startTime: '08:00',
    endTime: '16:00',
    timeZone: 'America/Toronto',
    hourlyRate: '52.00',
    isUrgent: false,
    isRecurring: false,
    status: 'active',
    myApplication: null,
    ...overrides,
  };
}

/** A page of a list as the graph answers it. */
export function connectionOf(typename: string, nodes: JobNode[], hasNextPage = false) {
  return {
    __typename: `${typename}Connection`,
    edges: nodes.map((node) => ({
      __typename: `${typename}Edge`,
      cursor: String(node.id),
      node: { __typename: typename, ...node },
    })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage,
      endCursor: nodes.length > 0 ? String(nodes.at(-1)?.id) : null,
    },
  };
}

export function candidateNode(overrides: JobNode = {}): JobNode {
  return {
    __typename: 'Application',
    id: '31',
    status: 'pending',
    message: 'I would like to work this shift.',
    createdAt: '2027-03-01T12:00:00Z',
    bookingObstacles: [],
    applicantId: '2',
    applicant: {
      __typename: 'User',
      id: '2',
      firstName: 'Ana',
      lastName: 'Reyes',
      role: 'hygienist',
      profilePicture: null,
      city: 'Toronto',
      province: 'Ontario',
      yearsExperience: '2-5',
      isVerified: true,
      avgRating: '4.80',
      totalReviews: 5,
    },
    ...overrides,
  };
}

/** One of the clinic's own shifts. */
export function clinicShiftNode(overrides: JobNode = {}): JobNode {
  const { clinic: _clinic, myApplication: _mine, description: _text, ...job } = jobNode();
  return {
    ...job,
    pendingApplicationCount: 1,
    applications: connectionOf('Application', [candidateNode()]),
    booking: null,
    ...overrides,
  };
}
