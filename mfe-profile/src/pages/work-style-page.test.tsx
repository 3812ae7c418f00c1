import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { SavedProfileDocument } from '../generated/graphql';
import { clinicProfile, profileNode } from '../testing/fixtures';
import { WorkStylePage } from './work-style-page';

const blank = () =>
  profileNode({
    ...{ workingStyle: null, personalityType: null, workPace: null, communicationStyle: null },
    ...{ stressHandling: null, patientTypes: [], languagesSpoken: [], specialtyFocus: [] },
  });

const viewer = fakeViewer('hygienist');

function questionsOf(me: ReturnType<typeof profileNode>) {
  const sent: unknown[] = [];
  const refusals: object[][] = [];
  const graph: GraphAnswers = {
    ...answer(SavedProfileDocument, { me }),
    UpdateProfile: ({ input, expectedVersion }) => {
      sent.push({ input, expectedVersion });
      const errors = refusals.shift() ?? [];
      const user =
        errors.length > 0 ? null : { ...me, profileVersion: Number(expectedVersion) + 1 };
      return {
        data: { updateProfile: { __typename: 'UpdateProfilePayload', user, errors } },
      };
    },
  };
  return { sent, refusals, graph };
}

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = () => screen.getByRole('button', { name: 'Save and continue' });

it('asks one question at a time, saves each answer, and skips', async () => {
  const { graph, sent } = questionsOf(blank());
  await renderPage(<WorkStylePage />, { graph, viewer });
  await heading('How do you like to work?');
  expect(next()).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Collaborative' }));
  await userEvent.click(next());
  expect(await heading('How would colleagues describe you?')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await heading('Which pace suits you?');
  for (let n = 0; n < 3; n += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await heading('Which patients do you enjoy working with?');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pediatric' }));
  await userEvent.click(next());
  await heading('Which languages can you work in?');
  expect(sent).toEqual([
    { input: { workingStyle: 'collaborative' }, expectedVersion: 3 },
    { input: { patientTypes: ['pediatric'] }, expectedVersion: 4 },
  ]);
  for (let n = 0; n < 2; n += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByText(/^You have answered 2 of 8 questions/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my matches' })).toHaveAttribute(
    'href',
    '/ai-matching',
  );
});

it('starts at the first open question, and goes back', async () => {
  const { graph } = questionsOf(
    profileNode({ workingStyle: 'collaborative', personalityType: 'calm', workPace: null }),
  );
  await renderPage(<WorkStylePage />, { graph, viewer });
  await heading('Which pace suits you?');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await heading('How would colleagues describe you?');
});

it('keeps a refused answer, and saves over a change made elsewhere', async () => {
  const { graph, sent, refusals } = questionsOf(blank());
  const refusal = { __typename: 'UserError', path: [], reasons: [] as string[] };
  refusals.push(
    [{ ...refusal, code: 'RATE_LIMITED', message: 'Wait a minute.' }],
    [{ ...refusal, code: 'CONFLICT', message: 'Changed.', reasons: ['stale_version'] }],
  );
  await renderPage(<WorkStylePage />, { graph, viewer });
  await heading('How do you like to work?');
  await userEvent.click(screen.getByRole('radio', { name: 'Collaborative' }));
  await userEvent.click(next());
  expect(await screen.findByText('Wait a minute.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Collaborative' })).toBeChecked();
  await userEvent.click(next());
  await heading('How would colleagues describe you?');
  expect(sent).toHaveLength(3);
});

it('asks a clinic about its office', async () => {
  const { graph } = questionsOf(clinicProfile({ clinicVibe: null }));
  await renderPage(<WorkStylePage />, { graph, viewer: fakeViewer('clinic') });
  await heading('What is the atmosphere in your office?');
});

it('asks visitors to sign in', async () => {
  await renderPage(<WorkStylePage />, { graph: {}, viewer: null });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
});
