import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { MatchingSettingsDocument } from '../generated/graphql';
import {
  candidatesNode,
  matchNode,
  matchingSettings,
  rankedNode,
  recommendationNode,
} from '../testing/matching-fixtures';
import { clinicMatching, tempMatching } from '../testing/matching-scenes';
import { AiMatchingPage } from './ai-matching-page';

const payload = (name: string, errors: object[] = []) => ({
  data: {
    [name]: {
      __typename: 'RecommendationPayload',
      recommendation:
        errors.length > 0 ? null : { __typename: 'Recommendation', id: '71', isViewed: true },
      errors: errors.map((error) => ({ __typename: 'UserError', path: [], ...error })),
    },
  },
});

const observer = window.IntersectionObserver;
afterEach(() => {
  window.IntersectionObserver = observer;
});

describe('/ai-matching for a professional', () => {
  const viewer = fakeViewer('hygienist');

  it('shows the reasons of a match, and points that add up', async () => {
    await renderPage(<AiMatchingPage />, { graph: tempMatching(), viewer });
    const card = await screen.findByRole('article', { name: 'Hygienist for a full day' });
    expect(within(card).getByText('3 km away')).toBeVisible();
    expect(within(card).getByRole('group', { name: 'Costs points' })).toHaveTextContent(
      'Friday isn’t listed as available',
    );
    expect(
      within(card).getByText('Rises to 81 points if you add Friday to your availability'),
    ).toBeVisible();
    await userEvent.click(
      within(card).getByRole('button', { name: 'Where the 66 points come from' }),
    );
    const bars = within(card).getAllByRole('progressbar');
    const sum = bars.reduce((total, bar) => total + Number(bar.getAttribute('aria-valuenow')), 0);
    expect(sum).toBeCloseTo(66, 6);
    expect(screen.getByText('This ranking is automated')).toBeVisible();
  });

  it('says how many more shifts a language would show, and where to add it', async () => {
    await renderPage(<AiMatchingPage />, { graph: tempMatching([], 1), viewer });
    expect(await screen.findByText('Add your languages to see 1 more shift.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Add languages' });
    expect(link).toHaveAttribute('href', '/profile');
  });

  it('marks recommendations as seen, new ones only', async () => {
    // Without IntersectionObserver everything counts as visible.
    Reflect.deleteProperty(window, 'IntersectionObserver');
    const other = { ...recommendationNode().job!, id: '8', title: 'Another day' };
    const viewed: unknown[] = [];
    const graph: GraphAnswers = {
      ...tempMatching([
        recommendationNode(),
        recommendationNode({ id: '72', isViewed: true, job: other }),
      ]),
      ViewRecommendation: ({ input }) => {
        viewed.push(input);
        return payload('viewRecommendation');
      },
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    expect(await screen.findAllByText('New')).toHaveLength(1);
    await waitFor(() => expect(viewed).toEqual([{ recommendationId: '71' }]));
    expect(screen.getAllByText('New')).toHaveLength(1);
  });

  it('rounds weights, in their form and in a match', async () => {
    const inexact = <Row extends { weight: number }>(rows: readonly Row[]): Row[] =>
      rows.map((row) => ({ ...row, weight: row.weight + 2e-15 }));
    const settings = matchingSettings();
    const graph: GraphAnswers = {
      ...tempMatching([
        recommendationNode({ match: matchNode({ factors: inexact(matchNode().factors) }) }),
      ]),
      ...answer(MatchingSettingsDocument, {
        ...settings,
        matchingWeights: inexact(settings.matchingWeights as { weight: number }[]),
      }),
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    for (const toggle of await screen.findAllByText(/points come from/))
      await userEvent.click(toggle);
    expect((await screen.findAllByRole('progressbar')).length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/\d\.\d{4}/);
    await userEvent.click(screen.getByRole('button', { name: 'Adjust' }));
    for (const field of await screen.findAllByRole<HTMLInputElement>('spinbutton'))
      expect(field.value).toMatch(/^\d+(\.\d)?$/);
  });

  it('refuses a weight out of bounds and sends the others', async () => {
    const sent: unknown[] = [];
    const graph: GraphAnswers = {
      ...tempMatching(),
      SetMatchingWeights: ({ input }) => {
        sent.push(input);
        return {
          data: {
            setMatchingWeights: {
              __typename: 'MatchingWeightsPayload',
              weights: matchingSettings().matchingWeights,
              errors: [],
            },
          },
        };
      },
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust' }));
    const distance = await screen.findByRole('spinbutton', { name: 'Distance' });
    await userEvent.clear(distance);
    await userEvent.type(distance, '40');
    await userEvent.click(screen.getByRole('button', { name: 'Save weights' }));
    expect(await screen.findByText('Choose a number from 9 to 27.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.clear(distance);
    await userEvent.type(distance, '27');
    await userEvent.click(screen.getByRole('button', { name: 'Save weights' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      weights: expect.arrayContaining([{ key: 'distance', weight: 27 }]) as unknown,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Reset to standard' }));
    await waitFor(() => expect(sent[1]).toEqual({ weights: [] }));
  });

  it('keeps a question that failed to send, and clears it when sent', async () => {
    const answers = [
      {
        isSent: null,
        errors: [
          { __typename: 'UserError', code: 'CONFLICT', message: 'Asked already.', path: [] },
        ],
      },
      { isSent: true, errors: [] },
    ];
    const graph: GraphAnswers = {
      ...tempMatching(),
      RequestHumanReview: () => ({
        data: {
          requestHumanReview: { __typename: 'RequestHumanReviewPayload', ...answers.shift() },
        },
      }),
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    const question = await screen.findByRole('textbox', { name: /Your question/ });
    const send = screen.getByRole('button', { name: 'Send question' });
    await userEvent.click(send);
    expect(await screen.findByText('This field is required.')).toBeVisible();
    await userEvent.type(question, 'Why?');
    await userEvent.click(send);
    expect(await screen.findByText('Asked already.')).toBeVisible();
    expect(question).toHaveValue('Why?');
    await userEvent.click(send);
    await waitFor(() => expect(question).toHaveValue(''));
    expect(screen.getByText('Friday is not among the days you stated.')).toBeVisible();
  });

  it('says what to do when nothing fits', async () => {
    await renderPage(<AiMatchingPage />, { graph: tempMatching([]), viewer });
    expect(await screen.findByText('No matching shifts right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete my profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });
});

describe('/ai-matching for a clinic', () => {
  const viewer = fakeViewer('clinic');

  it('ranks professionals for a shift, with obstacles and the number hidden by the plan', async () => {
    await renderPage(<AiMatchingPage />, { graph: clinicMatching(), viewer });
    const list = await screen.findByRole('list', { name: 'Professionals, best match first' });
    const [first, second] = within(list)
      .getAllByRole('listitem')
      .filter((row) => row.parentElement === list);
    expect(first).toHaveTextContent('1. Ana Reyes');
    expect(second).toHaveTextContent('2. Former member');
    expect(second).toHaveTextContent('Applied: Pending');
    expect(
      screen.getByText('4 more professionals match, but your plan doesn’t show them.'),
    ).toBeVisible();
  });

  it('says of an earlier booking that it was cancelled', async () => {
    const application = { __typename: 'Application', id: '31', status: 'accepted' } as const;
    const graph = clinicMatching(candidatesNode([rankedNode({ application })]));
    await renderPage(<AiMatchingPage />, { graph, viewer });
    expect(await screen.findByText('Booking cancelled')).toBeVisible();
    expect(screen.queryByText(/^Applied/)).toBeNull();
  });

  it('invites a professional', async () => {
    const asked: unknown[] = [];
    const invited = candidatesNode([
      rankedNode({ invitation: { __typename: 'Invitation', id: '9', status: 'pending' } }),
    ]);
    let ranking = candidatesNode();
    const graph: GraphAnswers = {
      ...clinicMatching(ranking),
      ShiftCandidates: () => ({ data: { job: { ...ranking, title: 'Hygienist' } } }),
      InviteCandidate: ({ input }) => {
        asked.push(input);
        ranking = invited;
        return {
          data: { inviteToJob: { __typename: 'InviteToJobPayload', job: invited, errors: [] } },
        };
      },
    };
    await renderPage(<AiMatchingPage />, { graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite Ana Reyes' }));
    expect(await screen.findByText('Invited, no answer yet')).toBeVisible();
    expect(asked).toEqual([{ jobId: '7', professionalIds: ['2'] }]);
  });

  it('links to the job form without an open shift', async () => {
    await renderPage(<AiMatchingPage />, { graph: clinicMatching(candidatesNode([]), []), viewer });
    expect(await screen.findByText('No open shifts')).toBeVisible();
  });
});

it('asks visitors to sign in, with the notice of automated ranking', async () => {
  await renderPage(<AiMatchingPage />, { graph: {}, viewer: null });
  expect(await screen.findByText('Log in to see your matches.')).toBeVisible();
  expect(screen.getByText('This ranking is automated')).toBeVisible();
});

describe('what a plan holds, and turns', () => {
  const clinic = fakeViewer('clinic');

  it('describes advanced matching to a clinic without it, and links to the plans', async () => {
    const graph = clinicMatching(undefined, undefined, false);
    await renderPage(<AiMatchingPage />, { graph, viewer: clinic });
    expect(await screen.findByText('Included with advanced matching')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/subscription?plan=premium',
    );
    expect(screen.queryByRole('button', { name: 'Save weights' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ana Reyes' })).toBeVisible();
  });

  it('says once that the shift itself names no working style', async () => {
    const said = /doesn’t say what working style you look for/;
    const silent = { ...candidatesNode([rankedNode(), rankedNode({ professionalId: '4' })]) };
    const page = await renderPage(<AiMatchingPage />, {
      graph: clinicMatching({ ...silent, teamEnvironment: null }),
      viewer: clinic,
    });
    expect(await screen.findAllByText(said)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Add it to the shift' })).toHaveAttribute(
      'href',
      '/post-job?edit=7',
    );
    page.unmount();
    await renderPage(<AiMatchingPage />, { graph: clinicMatching(silent), viewer: clinic });
    await screen.findAllByRole('link', { name: 'Ana Reyes' });
    expect(screen.queryByText(said)).toBeNull();
  });

  it('explains a rank above more points, and only that', async () => {
    const people = candidatesNode([
      rankedNode({ turnPoints: 3.4 }),
      rankedNode({ professionalId: '4', match: matchNode({ score: '0.680', points: 68 }) }),
    ]);
    await renderPage(<AiMatchingPage />, { graph: clinicMatching(people), viewer: clinic });
    expect(await screen.findAllByText(/^Listed up to 3.4 points higher/)).toHaveLength(1);
    expect(screen.getByText(/take turns/)).toBeVisible();
  });
});
