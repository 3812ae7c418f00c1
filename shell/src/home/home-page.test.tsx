import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote, type SessionViewer } from '@tbt/web-kit';
import {
  answer,
  answerRequests,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
  type RestAnswers,
} from '@tbt/web-kit/testing';
import {
  MarketSizeDocument,
  WaitingFeedbackDocument,
  WaitingMarketplaceDocument,
  WaitingMessagesDocument,
  WaitingReviewsDocument,
} from '../generated/graphql';
import { RemotesFrame } from '../testing/remotes-frame';
import { HomePage } from './home-page';
import '../texts';

const PROMO = 'GET /api/check-promo/FIRST5FREE';

const open: RestAnswers = { [PROMO]: { body: { valid: true, remaining: 3 } } };

let stop = () => undefined as void;
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
});

const sized = (professionals: number, clinics: number) =>
  answer(MarketSizeDocument, {
    marketSize: { __typename: 'MarketSize', professionals, clinics },
  });

async function show(
  answers: RestAnswers = open,
  locale: 'en-CA' | 'fr-CA' = 'en-CA',
  graph: GraphAnswers = sized(12, 3),
) {
  stop = answerRequests(answers);
  const page = await renderPage(<HomePage />, { locale, graph });
  await screen.findByRole('heading', {
    name: locale === 'en-CA' ? 'Join the waitlist' : 'S’inscrire à la liste d’attente',
  });
  return page;
}

describe('the figures', () => {
  it.each([
    ['what was promised while there are fewer', sized(12, 3), '50+', '25+'],
    ['what there is, rounded down', sized(1_274, 63), '1,270+', '60+'],
    ['no less than was promised', sized(59, 29), '50+', '25+'],
    ['the claimed minimum after a network error', unreachable(MarketSizeDocument), '50+', '25+'],
  ])('say %s', async (_case, graph, professionals, clinics) => {
    await show(open, 'en-CA', graph);
    expect(await screen.findByText(`${professionals} Professionals Ready`)).toBeVisible();
    expect(screen.getByText(`${clinics} Clinics Supported`)).toBeVisible();
    expect(screen.getByText('Same-Day Coverage')).toBeVisible();
  });

  it('say it in French', async () => {
    await show(open, 'fr-CA', sized(1_274, 63));
    expect(await screen.findByText(/^Plus de 1\s?270 professionnels disponibles$/)).toBeVisible();
    expect(screen.getByText('Plus de 60 cabinets partenaires')).toBeVisible();
  });
});

describe('the launch offer', () => {
  it('shows the remaining places with a link', async () => {
    await show();
    expect(await screen.findByText('Only 3 spots left!')).toBeVisible();
    for (const benefit of ['Unlimited job posts', 'Advanced matching', 'Priority support'])
      expect(screen.getByText(benefit)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Claim free Premium' })).toHaveAttribute(
      'href',
      '/clinic-registration?code=FIRST5FREE',
    );
  });

  it('stays hidden once dismissed; the prices ask once whether it is open', async () => {
    const page = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Hide this offer' }));
    expect(screen.queryByText(/spots left/)).toBeNull();
    page.unmount();
    stop();
    const asked = jest.fn(() => ({ body: { valid: true, remaining: 3 } }));
    await show({ [PROMO]: asked });
    expect(screen.queryByText('Claim free Premium')).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(/^Launch special/)).toBeVisible();
  });

  it('is hidden when no place is left', async () => {
    await show({ [PROMO]: { body: { valid: false, remaining: 0 } } });
    await waitFor(() => expect(screen.queryByText('Claim free Premium')).toBeNull());
    expect(screen.queryByText(/^Launch special/)).toBeNull();
  });

  it('is hidden and logged when it cannot be checked', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show({ [PROMO]: { status: 503 } });
    await waitFor(() => expect(screen.queryByText('Claim free Premium')).toBeNull());
    expect(warn).toHaveBeenCalledWith('The launch offer could not be checked', expect.any(Error));
    warn.mockRestore();
  });
});

describe('for signed-in users', () => {
  const widgets = {
    'home.due': () => <p>Answer by six</p>,
    'home.next-shift': () => <p>Tomorrow at eight</p>,
    'home.to-finish': () => <p>Add your licence</p>,
    'home.work': () => <p>One invitation</p>,
    'home.people': () => <p>Two hygienists</p>,
  };
  const node = { __typename: 'VerificationItem', id: 'licence:1' };
  const waiting = answer(WaitingReviewsDocument, {
    verificationQueue: {
      __typename: 'VerificationItemConnection',
      edges: [{ __typename: 'VerificationItemEdge', node }],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false },
    },
  });
  const listOf = (length: number, hasNextPage = false) => ({
    edges: Array.from({ length }, (_, at) => ({ node: { id: String(at) } })),
    pageInfo: { hasNextPage },
  });
  const cases = {
    ...waiting,
    ...answer(WaitingMarketplaceDocument, {
      openWaivers: listOf(1),
      reliabilityAppeals: [{ entry: { id: '1' } }],
      disputes: listOf(1),
      reportedReviews: listOf(0),
      humanReviewRequests: [],
    } as never),
    ...answer(WaitingMessagesDocument, {
      contactMessages: listOf(50, true),
      reports: listOf(0),
    } as never),
    ...answer(WaitingFeedbackDocument, { allFeedback: listOf(0) } as never),
  };
  const enter = (viewer: SessionViewer) =>
    renderPage(
      <RemotesFrame load={async () => defineRemote({ routes: [], widgets })}>
        <HomePage />
      </RemotesFrame>,
      { viewer, graph: cases },
    );

  it('shows their work instead of marketing', async () => {
    await enter(fakeViewer('hygienist'));
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ana' })).toBeVisible();
    for (const widget of ['Tomorrow at eight', 'Add your licence', 'One invitation'])
      expect(await screen.findByText(widget)).toBeVisible();
    expect(screen.getByRole('link', { name: 'My shifts' })).toHaveAttribute('href', '/shifts');
    expect(screen.queryByText('Join as a Temp')).not.toBeInTheDocument();
  });

  it('shows what is due before the offer of a plan', async () => {
    stop = answerRequests({ [PROMO]: { body: { valid: true, remaining: 3 } } });
    await enter(fakeViewer('clinic'));
    const due = await screen.findByText('Answer by six');
    const offer = await screen.findByText('Only 3 spots left!');
    expect(due.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['a clinic without a plan', fakeViewer('clinic'), 1],
    [
      'a clinic on a plan',
      fakeViewer('clinic', { subscriptionStatus: 'active', subscriptionTier: 'basic' }),
      0,
    ],
    [
      'a clinic that has claimed it',
      fakeViewer('clinic', { promotionalCode: 'FIRST5FREE', subscriptionStatus: 'ended' }),
      0,
    ],
    ['a hygienist', fakeViewer('hygienist'), 0],
  ])('%s: the launch offer is shown to those who could claim it', async (_who, viewer, times) => {
    const asked = jest.fn(() => ({ body: { valid: true, remaining: 3 } }));
    stop = answerRequests({ [PROMO]: asked });
    await enter(viewer);
    await screen.findByText('Two hygienists');
    expect(screen.queryAllByText('Only 3 spots left!')).toHaveLength(times);
    expect(asked).toHaveBeenCalledTimes(times);
  });

  it('links a clinic to the job form, and an administrator to the admin pages', async () => {
    stop = answerRequests({ [PROMO]: { body: { valid: false, remaining: 0 } } });
    const { unmount } = await enter(fakeViewer('clinic'));
    expect(screen.getByRole('heading', { level: 1, name: 'Hello, Maple Dental' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post a Shift' })).toHaveAttribute('href', '/post-job');
    unmount();
    await enter(fakeViewer('clinic', { role: null, isAdmin: true }));
    expect(screen.getByRole('link', { name: 'Verification desk' })).toHaveAttribute(
      'href',
      '/admin-verification',
    );
    expect(await screen.findByText('1 waiting')).toBeVisible();
    expect(await screen.findByText('3 waiting')).toBeVisible();
    expect(await screen.findByText('More than 50 waiting')).toBeVisible();
    expect(screen.getAllByText(/waiting$/)).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Post a Shift' })).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  it('has the two ways in, the badges and the prices', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Join as a Temp' })).toHaveAttribute(
      'href',
      '/profile',
    );
    expect(screen.getAllByRole('link', { name: 'Post a Shift' })[0]).toHaveAttribute(
      'href',
      '/post-job',
    );
    expect(screen.getByText('50+ Professionals Ready')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Pro$/ })).toBeVisible();
    expect(screen.getByText('$59/month')).toBeVisible();
  });

  it('speaks French', async () => {
    await show(open, 'fr-CA');
    expect(await screen.findByText('Il ne reste que 3 places!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Questions et réponses' })).toBeVisible();
  });
});
