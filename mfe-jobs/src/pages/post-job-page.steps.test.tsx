import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { clinic, defaults, fillRequired, takingPosts } from '../testing/posting-steps';
import { postingCheck, postingNote } from '../testing/scenes';
import { PostJobPage } from './post-job-page';

describe('/post-job, beyond one shift', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks to confirm what the check found, and posts then', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, {
      graph: { ...graph, ...postingCheck({ notes: [postingNote()] }) },
      viewer: clinic,
    });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    const dialog = await screen.findByRole('dialog', { name: 'Before you post' });
    expect(within(dialog).getByText(/Good Friday/)).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByText('Back to the form'));
    expect(screen.getByLabelText(/job title/i)).toHaveValue('Hygienist for Tuesday');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Post it as it is' }));
    await waitFor(() => expect(screen.getByText('Job Posted Successfully!')).toBeVisible());
    expect(sent).toHaveLength(1);
  });

  it('needs the keyboard only, and few keys', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    let keys = 0;
    const to = async (label: RegExp) => {
      const field = await screen.findByLabelText(label);
      for (; document.activeElement !== field && keys < 200; keys += 1) await userEvent.tab();
      expect(field).toHaveFocus();
    };
    const type = async (label: RegExp, text: string) => {
      await to(label);
      await userEvent.keyboard(text);
      keys += text.length;
    };
    await type(/job title/i, 'Hygienist for Tuesday');
    await to(/^role/i);
    await userEvent.selectOptions(screen.getByLabelText(/^role/i), 'hygienist');
    await type(/^date/i, '2027-03-05');
    await type(/hourly rate/i, '52.5');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Job Posted Successfully!')).toBeVisible());
    expect(sent).toHaveLength(1);
    // One key a second, with half of the two minutes left to think.
    expect(keys).toBeLessThanOrEqual(60);
  });

  it('asks which of two ambiguous times is meant, and sends the answer', async () => {
    const { sent, graph } = takingPosts();
    const error = {
      __typename: 'UserError',
      code: 'VALIDATION_FAILED' as const,
      message: 'This time happens twice.',
      path: ['utcOffset'],
      reasons: ['ambiguous_time', '-04:00', '-05:00'],
    };
    const [asking, fine] = [postingCheck({ errors: [error] }), postingCheck()];
    const answers: GraphAnswers = {
      ...graph,
      PostingCheck: (variables) => {
        const { utcOffset } = variables.input as { utcOffset?: string | null };
        const found = (utcOffset ? fine : asking).PostingCheck;
        if (typeof found !== 'function') throw new Error('The check is answered by a function');
        return found(variables);
      },
    };
    await renderPage(<PostJobPage />, { graph: answers, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    const question = await screen.findByRole('radiogroup', { name: /this time happens twice/i });
    expect(within(question).getByText('This time happens twice.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(within(question).getByRole('radio', { name: /second one/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ utcOffset: '-05:00' })]));
  });

  it('posts although the check could not be asked', async () => {
    const { sent, graph } = takingPosts();
    const PostingCheck = () => {
      throw new Error('away');
    };
    await renderPage(<PostJobPage />, { graph: { ...graph, PostingCheck }, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 5000 });
  });

  it('posts the French text of Quebec as it was confirmed', async () => {
    const { sent, graph } = takingPosts();
    const check = postingCheck({
      notes: [postingNote({ concern: 'french_text', date: null, message: 'French is needed.' })],
      frenchTitleDraft: 'Hygiéniste',
      frenchDescriptionDraft: 'Ébauche',
    });
    await renderPage(<PostJobPage />, { graph: { ...graph, ...check }, viewer: clinic });
    await fillRequired();
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Quebec');
    expect(screen.getByLabelText('Title in French')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    const dialog = await screen.findByRole('dialog', { name: 'Before you post' });
    const title = within(dialog).getByLabelText(/Title in French/);
    for (const field of [title, within(dialog).getByLabelText('Description in French')])
      expect(field).toHaveAccessibleDescription(/^Draft from the details of the shift/);
    const post = screen.getByRole('button', { name: 'Confirm the French text and post' });
    await userEvent.clear(title);
    await userEvent.click(post);
    expect(title).toBeInvalid();
    await userEvent.type(title, 'Hygiéniste dentaire ');
    await userEvent.click(post);
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          frenchTitle: 'Hygiéniste dentaire',
          frenchDescription: 'Ébauche',
        }),
      ]),
    );
  });

  it('asks for no second text in Quebec where the posting is French', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, {
      graph: { ...graph, ...postingCheck({ notes: [] }) },
      viewer: clinic,
    });
    await fillRequired();
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Quebec');
    await userEvent.click(screen.getByLabelText('This posting is written in French'));
    expect(screen.queryByLabelText('Title in French')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const [input] = sent as { title: string; frenchTitle: string }[];
    expect(input?.frenchTitle).toBe(input?.title);
  });

  it('keeps a French title that was typed when only its description is missing', async () => {
    const { sent, graph } = takingPosts();
    const check = postingCheck({
      notes: [postingNote({ concern: 'french_text', date: null, message: 'French is needed.' })],
      frenchDescriptionDraft: 'Ébauche',
    });
    await renderPage(<PostJobPage />, { graph: { ...graph, ...check }, viewer: clinic });
    await fillRequired();
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Quebec');
    await userEvent.type(screen.getByLabelText('Title in French'), 'Hygiéniste du mardi');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Confirm the French text and post' }),
    );
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({
          frenchTitle: 'Hygiéniste du mardi',
          frenchDescription: 'Ébauche',
        }),
      ]),
    );
  });

  it('posts several days, added one by one and by weeks', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'More days with the same hours' }));
    await userEvent.type(await screen.findByLabelText('Another day'), '2027-03-08');
    await userEvent.click(screen.getByRole('button', { name: 'Add day' }));
    await userEvent.selectOptions(screen.getByLabelText('Every week'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Add weeks' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove March 12, 2027' }));
    await userEvent.click(screen.getByRole('radio', { name: /One person takes all/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() =>
      expect(sent).toEqual([
        expect.objectContaining({ moreDates: ['2027-03-08', '2027-03-19'], isTakenWhole: true }),
      ]),
    );
  });

  it('asks for the days of a recurring shift', async () => {
    await renderPage(<PostJobPage />, { graph: takingPosts().graph, viewer: clinic });
    const recurring = await screen.findByRole('checkbox', { name: /^Recurring/ });
    expect(recurring).toHaveAccessibleDescription(/^Each day is a shift of its own/);
    expect(screen.queryByLabelText('Another day')).toBeNull();
    await userEvent.click(recurring);
    expect(await screen.findByLabelText('Another day')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'More days with the same hours' }));
    expect(screen.queryByLabelText('Another day')).toBeNull();
  });

  it('says which of the further days is refused', async () => {
    const error = {
      __typename: 'UserError',
      code: 'VALIDATION_FAILED',
      message: 'The date must be within the next 24 months.',
      path: ['moreDates', '0'],
      reasons: [],
    };
    sessionStorage.setItem('draft:post-job:1', JSON.stringify({ moreDates: ['2037-03-08'] }));
    const check = postingCheck({ errors: [error as never] });
    await renderPage(<PostJobPage />, { graph: { ...defaults, ...check }, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    expect(
      await screen.findByRole('link', { name: /^More days: March 8, 2037: The date must be/ }),
    ).toBeVisible();
  });

  it('shows the typical rate and warns about outliers', async () => {
    await renderPage(<PostJobPage />, { graph: defaults, viewer: clinic });
    await fillRequired();
    expect(screen.getByText(/pay \$44.00 to \$52.50 per hour\./)).toBeVisible();
    expect(screen.queryByText(/what’s usual here/)).toBeNull();
    const rate = screen.getByLabelText(/hourly rate/i);
    await userEvent.clear(rate);
    await userEvent.type(rate, '12');
    expect(screen.queryByText(/what’s usual here/)).toBeNull();
    await userEvent.type(rate, '24,59', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(screen.getByText(/well below what’s usual here/)).toBeVisible();
    await userEvent.clear(rate);
    await userEvent.type(rate, '65.61');
    expect(screen.getByText(/well above what’s usual here/)).toBeVisible();
  });

  it('asks favourites of the role first', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, { graph, viewer: clinic });
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: /^Favourites and template/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ana Reyes/ }));
    expect(screen.queryByRole('checkbox', { name: /Sam Lee/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    expect(await screen.findByText(/Your favourites are invited first/)).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ inviteIds: ['2'] })]);
  });

  it('saves a posting as a template, and starts from one', async () => {
    const { sent, graph } = takingPosts();
    const kept: unknown[] = [];
    const SaveJobTemplate: GraphAnswers[string] = ({ input }) => {
      kept.push(input);
      const template = { __typename: 'JobTemplate', id: '5' };
      const payload = { __typename: 'SaveJobTemplatePayload', template, errors: [] };
      return { data: { saveJobTemplate: payload } };
    };
    const page = await renderPage(<PostJobPage />, {
      at: '/post-job',
      graph: { ...graph, SaveJobTemplate },
      viewer: clinic,
    });
    await userEvent.selectOptions(await screen.findByLabelText('Start from a template'), '4');
    expect(page.address()).toBe('/post-job?template=4');
    expect(await screen.findByLabelText(/job title/i)).toHaveValue('Hygienist for recalls');
    expect(screen.getByLabelText(/^date/i)).toHaveValue('');
    await userEvent.type(screen.getByLabelText(/^date/i), '2027-03-05');
    await userEvent.click(screen.getByRole('button', { name: /^Favourites and template/ }));
    await userEvent.type(await screen.findByLabelText('Save as a template named'), 'Fridays');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(kept).toEqual([{ jobId: '9', name: 'Fridays' }]));
    expect(sent).toEqual([
      expect.objectContaining({ title: 'Hygienist for recalls', paymentTerms: 'net_14' }),
    ]);
  });

  it('deletes a template after asking', async () => {
    const gone: unknown[] = [];
    const DeleteJobTemplate: GraphAnswers[string] = ({ input }) => {
      gone.push(input);
      const payload = { __typename: 'DeleteJobTemplatePayload', isDeleted: true, errors: [] };
      return { data: { deleteJobTemplate: payload } };
    };
    const page = await renderPage(<PostJobPage />, {
      at: '/post-job?template=4',
      graph: { ...defaults, DeleteJobTemplate },
      viewer: clinic,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete template' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(page.address()).toBe('/post-job'));
    expect(gone).toEqual([{ templateId: '4' }]);
  });

  it('posts a former shift again on another day', async () => {
    const { sent, graph } = takingPosts();
    await renderPage(<PostJobPage />, { at: '/post-job?from=7', graph, viewer: clinic });
    expect(await screen.findByLabelText(/job title/i)).toHaveValue('Hygienist for recalls');
    await userEvent.type(screen.getByLabelText(/^date/i), '2027-03-09');
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ date: '2027-03-09' })]));
  });
});
