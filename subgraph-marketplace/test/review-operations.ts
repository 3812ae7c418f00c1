import type { PersonSnapshot } from '@tbt/contracts';
import type { RequestInfo } from '@tbt/service-kit';
import type { World } from './factories';

export const DAY = 86_400_000;

const REVIEW = `id by reviewerId revieweeId rating comment isPublic isPublished publishesAt reply
  actions reviewer { id } author { id } booking { id }`;
const INPUTS = {
  writeReview: ['WriteReviewInput', `review { ${REVIEW} }`],
  replyToReview: ['ReplyToReviewInput', `review { ${REVIEW} }`],
  reportReview: ['ReportReviewInput', 'report { id reason statement reporter { id } }'],
  decideReviewReports: ['DecideReviewReportsInput', `review { ${REVIEW} }`],
} as const;
export type ReviewOperation = keyof typeof INPUTS;

export type ReviewView = {
  id: string;
  by: string;
  reviewerId: string | null;
  revieweeId: string;
  rating: number;
  comment: string | null;
  isPublic: boolean;
  isPublished: boolean;
  publishesAt: string;
  reply: string | null;
  actions: string[];
};
type Answer = {
  review?: ReviewView | null;
  report?: { id: string; reason: string } | null;
  errors: { code: string; reasons: string[]; path: string[] }[];
  thrown?: string;
};
export type Who = PersonSnapshot | RequestInfo | null;

export type Worked = Awaited<ReturnType<World['booked']>>;

export function reviewRunner(world: () => World) {
  async function run(operation: ReviewOperation, input: object, who: Who): Promise<Answer> {
    const [type, answer] = INPUTS[operation];
    const query = `mutation Run($input: ${type}!) {
      ${operation}(input: $input) { ${answer} errors { code reasons path } } }`;
    const { data, errors } = await world().graph(query, { input }, who);
    const payload = data?.[operation] as Answer | null | undefined;
    const thrown = errors?.[0]?.extensions?.code as string | undefined;
    return { errors: [], ...payload, ...(thrown && { thrown }) };
  }

  const setStatus = (id: number, status: string) =>
    world().rows('UPDATE bookings SET status = $2 WHERE id = $1', [id, status]);

  /** A booking whose shift ended an hour ago. */
  async function worked(status = 'approved'): Promise<Worked> {
    const made = await world().booked();
    await setStatus(made.booking.id, status);
    world().clock.set(new Date(made.booking.endsAt.getTime() + 3_600_000));
    return made;
  }

  const write = (made: Worked, who: Who, words: object = { rating: 5, comment: 'Kind' }) =>
    run('writeReview', { bookingId: made.booking.id, ...words }, who);

  /** Both sides, with these ratings of the temp and of the clinic. */
  async function reviewed(ofTemp = 5, ofClinic = 4) {
    const made = await worked();
    const byClinic = await write(made, made.clinic, { rating: ofTemp, comment: 'Calm' });
    const byTemp = await write(made, made.temp, { rating: ofClinic, comment: 'Well run' });
    if (!byClinic.review || !byTemp.review) throw new Error(JSON.stringify([byClinic, byTemp]));
    return { ...made, ofTemp: byClinic.review, ofClinic: byTemp.review };
  }

  async function profile(person: PersonSnapshot, who: Who = null, args = '') {
    const query = `query Profile($refs: [_Any!]!) { _entities(representations: $refs) { ... on User {
      avgRating totalReviews ratingCounts
      reviews${args} { edges { cursor node { ${REVIEW} } } pageInfo { hasNextPage } } } } }`;
    const refs = [{ __typename: 'User', id: String(person.id) }];
    const { data, errors } = await world().graph(query, { refs }, who);
    if (errors) throw new Error(errors[0]?.message);
    const [user] = data?._entities as {
      avgRating: string;
      totalReviews: number;
      ratingCounts: number[];
      reviews: {
        edges: { cursor: string; node: ReviewView }[];
        pageInfo: { hasNextPage: boolean };
      };
    }[];
    if (!user) throw new Error('no profile');
    return user;
  }

  async function ofBooking({ booking }: Worked, who: Who): Promise<ReviewView[] | null> {
    const query = `query See($id: ID!) { booking(id: $id) { reviews { ${REVIEW} } } }`;
    const { data, errors } = await world().graph(query, { id: String(booking.id) }, who);
    if (errors) throw new Error(errors[0]?.message);
    return (data?.booking as { reviews: ReviewView[] } | null)?.reviews ?? null;
  }

  async function published(name: string) {
    await world().subgraph.outbox.drain();
    return world()
      .bus.published.splice(0)
      .filter((event) => event.name === name)
      .map(({ payload }) => payload as unknown as Record<string, unknown>);
  }

  return { run, worked, write, reviewed, profile, ofBooking, published, setStatus };
}

/** Codes, reasons and paths of a refusal; null for none. */
export const refusalOf = ({ errors, thrown }: Answer) => {
  if (thrown) return thrown;
  const [first] = errors;
  return first ? [first.code, ...first.reasons, ...first.path].join(' ') : null;
};
