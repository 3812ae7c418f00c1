import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { postingSource } from '../testing/posting-fixtures';
import { postJobPage } from '../testing/scenes';
import { PostJobPage } from './post-job-page';

const clinic = fakeViewer('clinic');
const stale = {
  __typename: 'UserError',
  code: 'CONFLICT',
  message: 'This shift has changed in the meantime.',
  path: [],
  reasons: ['stale'],
};

/** Accepts an edit of the current revision, and refuses others. */
function editing(standing: () => ReturnType<typeof postingSource>) {
  const sent: unknown[] = [];
  const EditJob: GraphAnswers[string] = ({ input }) => {
    sent.push(input);
    const isCurrent = (input as { revision: number }).revision === standing().revision;
    const job = isCurrent ? { ...standing(), revision: standing().revision + 1 } : null;
    const errors = isCurrent ? [] : [stale];
    return { data: { editJob: { __typename: 'EditJobPayload', job, errors } } };
  };
  return { sent, EditJob };
}

const show = (graph: GraphAnswers) =>
  renderPage(<PostJobPage />, {
    at: '/post-job?edit=7',
    path: '/post-job',
    graph: { ...postJobPage(), ...graph },
    viewer: clinic,
  });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

describe('/post-job?edit', () => {
  beforeEach(() => sessionStorage.clear());

  it('sends what was changed, with the revision it is based on', async () => {
    const { sent, EditJob } = editing(() => postingSource());
    const page = await show({ EditJob });
    const rate = await screen.findByLabelText(/hourly rate/i);
    await userEvent.clear(rate);
    await userEvent.type(rate, '55,5');
    await userEvent.clear(screen.getByLabelText('Description'));
    await save();
    expect(await screen.findByText('Shift saved')).toBeVisible();
    expect(sent).toEqual([{ jobId: '7', revision: 3, hourlyRate: '55.50', description: null }]);
    await waitFor(() => expect(page.address()).toBe('/jobs/7'));
  });

  it('shows amounts with the decimal sign of the language, and no word on first dates', async () => {
    const { sent, EditJob } = editing(() => postingSource());
    await renderPage(<PostJobPage />, {
      ...{ at: '/post-job?edit=7', path: '/post-job', viewer: clinic, locale: 'fr-CA' },
      graph: { ...postJobPage(), EditJob },
    });
    const rate = await screen.findByLabelText(/taux horaire/i);
    const { hourlyRate } = postingSource();
    expect(rate).toHaveValue(hourlyRate.replace('.', ','));
    expect(screen.queryByText(/Choisissez la première date/)).not.toBeInTheDocument();
    await userEvent.clear(screen.getByLabelText('Description'));
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent).toEqual([{ jobId: '7', revision: 3, description: null }]));
    expect(rate).toHaveValue(hourlyRate.replace('.', ','));
  });

  it('merges concurrent changes, keeps the input, and saves', async () => {
    let standing = postingSource();
    const { sent, EditJob } = editing(() => standing);
    const page = postJobPage();
    const PostJobPageAnswer: GraphAnswers[string] = (variables) => {
      const { PostJobPage: read } = page;
      const answered = typeof read === 'function' ? read(variables) : {};
      return { data: { ...answered.data, job: standing } };
    };
    await show({ EditJob, PostJobPage: PostJobPageAnswer });
    const title = await screen.findByLabelText(/job title/i);
    await userEvent.clear(title);
    await userEvent.type(title, 'Recalls with a view');
    standing = postingSource({ revision: 4, hourlyRate: '60.00' });
    await save();
    expect(await screen.findByText(/Changed by someone else: Hourly rate \(CAD\)/)).toBeVisible();
    expect(title).toHaveValue('Recalls with a view');
    expect(screen.getByLabelText(/hourly rate/i)).toHaveValue('60.00');
    await save();
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ jobId: '7', revision: 4, title: 'Recalls with a view' }),
    );
  });

  it('shows a refusal at its field', async () => {
    const error = { ...stale, code: 'VALIDATION_FAILED', path: ['date'], reasons: [] };
    const payload = { __typename: 'EditJobPayload', job: null };
    await show({
      EditJob: {
        data: { editJob: { ...payload, errors: [{ ...error, message: 'Not in the past.' }] } },
      },
    });
    await userEvent.type(await screen.findByLabelText(/^City/), ' West');
    await save();
    expect(await screen.findByRole('link', { name: 'Date: Not in the past.' })).toBeVisible();
    expect(screen.getByLabelText(/^City/)).toHaveValue('Toronto West');
  });

  it.each([
    ['a booked shift', postingSource({ status: 'booked' }), /can no longer be edited/],
    ['another clinic’s', postingSource({ pendingApplicationCount: null }), /cannot be found/],
    ['a missing one', null, /cannot be found/],
  ])('edits no more: %s', async (_name, job, sentence) => {
    await show(postJobPage({ job }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });
});
