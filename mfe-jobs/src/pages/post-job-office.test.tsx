import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { postingOffice, schedulerOf } from '../testing/posting-fixtures';
import { clinic, fillRequired, takingPosts } from '../testing/posting-steps';
import { payload, refusal } from '../testing/refusals';
import { offeredShifts, postJobPage } from '../testing/scenes';
import { PostJobPage } from './post-job-page';

const bare = postingOffice({
  ...{ firstName: 'Luc', lastName: 'Tremblay', streetAddress: null, postalCode: null },
});
const location = {
  ...({ __typename: 'ClinicLocation', id: '4', name: 'Leslieville', isClosed: false } as const),
  ...{ streetAddress: '1120 Queen Street East', city: 'Toronto', province: 'Ontario' },
};

/** A clinic whose profile has no address; records what is saved, in order. */
function openBare(refused: ReturnType<typeof refusal>[] = []) {
  const { sent, graph } = takingPosts();
  const saved: unknown[] = [];
  const answers: GraphAnswers = {
    ...graph,
    ...postJobPage({ office: bare, clinicLocations: [location] }),
    SaveOffice: (variables) => {
      saved.push({ ...variables, postsBefore: sent.length });
      const user = { ...bare, profileVersion: 5, streetAddress: '12 Bay Street' };
      const errors = saved.length === 1 ? refused : [];
      return payload('updateProfile', { user: errors.length > 0 ? null : user, errors });
    },
  };
  return { sent, saved, answers };
}

const office = async () => within(await screen.findByRole('region', { name: 'Your office' }));
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
async function fillOffice() {
  const fields = await office();
  await userEvent.type(fields.getByLabelText(/^Office name/), 'Bay Street Dental');
  await userEvent.type(fields.getByLabelText(/^Street address/), '12 Bay Street');
  await userEvent.type(fields.getByLabelText(/^Postal code/), 'm5v2k1');
}

describe('/post-job for a clinic without an address', () => {
  let restore: () => void;
  beforeEach(() => {
    sessionStorage.clear();
    restore = answerRequests({ 'GET /api/auth/me': { body: clinic } });
  });
  afterEach(() => restore());

  it('asks for the office, and saves it before it posts', async () => {
    const { sent, saved, answers } = openBare();
    await renderPage(<PostJobPage />, { graph: answers, viewer: clinic });
    await fillRequired();
    expect((await office()).getByText(/see “Luc Tremblay”/)).toBeVisible();
    await post();
    expect((await office()).getByLabelText(/^Office name/)).toBeInvalid();
    expect((await office()).getByLabelText(/^Street address/)).toBeInvalid();
    expect(screen.getByRole('link', { name: /^Postal code: / })).toBeVisible();
    await fillOffice();
    await post();
    await waitFor(() => expect(screen.getByText('Job Posted Successfully!')).toBeVisible());
    expect(saved).toEqual([
      {
        input: {
          ...{ firstName: 'Bay Street', lastName: 'Dental', streetAddress: '12 Bay Street' },
          ...{ postalCode: 'M5V 2K1', province: 'Ontario', city: 'Toronto' },
        },
        expectedVersion: 4,
        postsBefore: 0,
      },
    ]);
    expect(sent).toEqual([
      expect.not.objectContaining({ officeName: expect.anything() as unknown }),
    ]);
  });

  it('shows a refusal at its field, posts nothing, and keeps what was typed', async () => {
    const { sent, answers } = openBare([refusal('No such name.', [], ['lastName'])]);
    await renderPage(<PostJobPage />, { graph: answers, viewer: clinic });
    await fillRequired();
    await fillOffice();
    await post();
    expect(await screen.findByText('No such name.')).toBeVisible();
    const name = (await office()).getByLabelText(/^Office name/);
    expect(name).toBeInvalid();
    expect(name).toHaveValue('Bay Street Dental');
    expect(sent).toEqual([]);
    await userEvent.type(name, ' Care');
    await post();
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('asks for no address of a shift at a further location', async () => {
    const { sent, saved, answers } = openBare();
    await renderPage(<PostJobPage />, { graph: answers, viewer: clinic });
    await fillRequired();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Location' }), '4');
    expect(screen.queryByRole('region', { name: 'Your office' })).toBeNull();
    await post();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(saved).toEqual([]);
  });

  it('asks an office under a person’s name for its own at the first posting only', async () => {
    const { sent, saved, answers } = openBare();
    const named = postingOffice({ firstName: 'Luc', lastName: 'Tremblay' });
    const first = { ...answers, ...postJobPage({ office: named, posted: offeredShifts(0) }) };
    const { unmount } = await renderPage(<PostJobPage />, { graph: first, viewer: clinic });
    await fillRequired();
    expect((await office()).getByLabelText(/^Street address/)).toHaveValue('12 Bay Street');
    await post();
    expect((await office()).getByLabelText(/^Office name/)).toBeInvalid();
    await userEvent.type((await office()).getByLabelText(/^Office name/), 'Bay Street Dental');
    await post();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(saved).toMatchObject([
      { input: { firstName: 'Bay Street', lastName: 'Dental', streetAddress: '12 Bay Street' } },
    ]);
    unmount();
    sessionStorage.clear();
    const later = { ...answers, ...postJobPage({ office: named }) };
    await renderPage(<PostJobPage />, { graph: later, viewer: clinic });
    expect(await screen.findByRole('button', { name: 'Post Job' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your office' })).toBeNull();
  });

  it('tells a member who has to add it', async () => {
    const { sent, answers } = openBare();
    await renderPage(<PostJobPage />, { graph: answers, viewer: schedulerOf(1) });
    expect(await screen.findByText('Luc Tremblay has no street address yet')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your office' })).toBeNull();
    await fillRequired();
    await post();
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

it('names the street of the shift for a clinic whose office has one, in its town only', async () => {
  const restore = answerRequests({ 'GET /api/auth/me': { body: clinic } });
  await renderPage(<PostJobPage />, {
    graph: postJobPage({ office: postingOffice({ streetAddress: '12 Bay Street' }) }),
    viewer: clinic,
  });
  expect(await screen.findByText(/^At your office: 12 Bay Street, /)).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^City/));
  await userEvent.type(screen.getByLabelText(/^City/), 'Guelph');
  expect(screen.queryByText(/^At your office/)).toBeNull();
  restore();
});
