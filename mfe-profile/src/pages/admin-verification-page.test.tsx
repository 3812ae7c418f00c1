import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { VerificationQueueDocument } from '../generated/graphql';
import { reviewNode, reviewPage, reviews } from '../testing/review-fixtures';
import { AdminVerificationPage } from './admin-verification-page';

const at = '/admin-verification';
const viewer = fakeViewer('clinic', { isAdmin: true, role: null });

const decided = (errors: { code: string; message: string; path: string[] }[] = []) => {
  const sent: unknown[] = [];
  const DecideVerification = ({ input }: Record<string, unknown>) => {
    sent.push(input);
    const named = errors.map((error) => ({ __typename: 'UserError', ...error }));
    return {
      data: {
        decideVerification: {
          __typename: 'DecideVerificationPayload',
          item: errors.length ? null : reviewNode(),
          errors: named,
        },
      },
    };
  };
  return { sent, answers: { DecideVerification } };
};

describe('/admin-verification', () => {
  it('approves with the expiry that is offered', async () => {
    const { sent, answers } = decided();
    await renderPage(<AdminVerificationPage />, {
      at,
      graph: { ...reviews(), ...answers },
      viewer,
    });
    expect(await screen.findByRole('heading', { name: /Ana Reyes/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(sent).toEqual([
      { kind: 'licence', id: '1', revision: 1, decision: 'approved', expiresOn: '2027-12-31' },
    ]);
  });

  it('goes on to the next in the queue', async () => {
    const { answers } = decided();
    const first = reviewNode();
    const second = reviewNode({
      id: 'licence:2',
      licence: { ...first.licence!, id: '2', number: 'CDHO-2' },
    });
    let queue = [first, second];
    const graph = {
      ...reviews(),
      ...answer(VerificationQueueDocument, () => ({ verificationQueue: reviewPage(queue) })),
      DecideVerification: (variables: Record<string, unknown>) => {
        queue = [second];
        return answers.DecideVerification(variables);
      },
    };
    await renderPage(<AdminVerificationPage />, { at, graph, viewer });
    const [approve] = await screen.findAllByRole('button', { name: 'Approve' });
    await userEvent.click(approve!);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('article', { name: /CDHO-2/ })).toHaveFocus());
  });

  it('grants no few days by Approve alone', async () => {
    const { sent, answers } = decided();
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const graph = { ...reviews([reviewNode({ defaultExpiry: soon })]), ...answers };
    await renderPage(<AdminVerificationPage />, { at, graph, viewer });
    const expiry = await screen.findByLabelText(/^Valid until/);
    expect(expiry).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Enter until when it is valid.')).toBeVisible();
    fireEvent.change(expiry, { target: { value: soon } });
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Check this box, or enter a later date.')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: /less than 30 days/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(sent).toMatchObject([{ decision: 'approved', expiresOn: soon }]);
  });

  it('says what to compare where no licence is issued', async () => {
    const first = reviewNode();
    const quebec = { province: 'Quebec' as const, regulator: 'NDAEB', licenceClass: null };
    const graph = reviews([
      reviewNode({
        person: { ...first.person!, role: 'assistant', province: 'Quebec' },
        licence: { ...first.licence!, ...quebec, number: 'DEP-2021' },
        ...{ regulator: null, defaultExpiry: null },
      }),
    ]);
    await renderPage(<AdminVerificationPage />, { at, graph, viewer });
    const name = 'Ana Reyes · Certificate for Quebec · DEP-2021';
    const item = within(await screen.findByRole('article', { name }));
    expect(item.getByText(/there is no register: compare the name/)).toBeVisible();
    expect(item.queryByText('NDAEB')).toBeNull();
  });

  it('shows the file beside the stated number, province and register', async () => {
    await renderPage(<AdminVerificationPage />, { at, graph: reviews(), viewer });
    const name = 'Ana Reyes · Licence for Ontario · CDHO-1';
    const item = within(await screen.findByRole('article', { name }));
    expect(item.getByTitle(name)).toHaveAttribute('src', 'data:text/plain,CDHO-1');
    expect(item.getByText('CDHO-1')).toBeVisible();
    expect(item.getByRole('link', { name: /College of Dental Hygienists/ })).toBeVisible();
  });

  it('says that no deadline is known, and what proves it is one choice', async () => {
    const graph = reviews([reviewNode({ defaultExpiry: null })]);
    await renderPage(<AdminVerificationPage />, { at, graph, viewer });
    expect(await screen.findByText(/^No deadline is known/)).toBeVisible();
    const filters = within(screen.getByRole('group', { name: 'Filters' }));
    expect(filters.getAllByRole('combobox')).toHaveLength(3);
    expect(filters.getByRole('combobox', { name: 'Document' })).toBeVisible();
  });

  it('names two licences of a person apart, and their forms with them', async () => {
    const first = reviewNode();
    const licence = { ...first.licence!, id: '2', number: 'CDHO-2' };
    const graph = reviews([first, reviewNode({ id: 'licence:2', licence })]);
    await renderPage(<AdminVerificationPage />, { at, graph, viewer });
    for (const number of ['CDHO-1', 'CDHO-2']) {
      const name = `Ana Reyes · Licence for Ontario · ${number}`;
      expect(await screen.findByRole('article', { name })).toBeVisible();
      expect(screen.getByRole('heading', { name })).toBeVisible();
      expect(screen.getByRole('form', { name: `Decision · ${name}` })).toBeVisible();
    }
  });

  it('leaves an administrator’s own item to another administrator', async () => {
    const own = fakeViewer('hygienist', { isAdmin: true, id: 2 });
    await renderPage(<AdminVerificationPage />, { at, graph: reviews(), viewer: own });
    expect(await screen.findByText(/Another administrator has to decide it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('rejects only with a reason', async () => {
    const { answers } = decided([
      { code: 'VALIDATION_FAILED', message: 'Say why.', path: ['reason'] },
    ]);
    await renderPage(<AdminVerificationPage />, {
      at,
      graph: { ...reviews(), ...answers },
      viewer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Say why.')).toBeVisible();
  });

  it('withdraws the approval of a decided licence with a reason', async () => {
    const { sent, answers } = decided();
    const first = reviewNode();
    const licence = { ...first.licence!, status: 'approved' as const, revision: 2 };
    const graph = { ...reviews([{ ...first, licence }]), ...answers };
    await renderPage(<AdminVerificationPage />, { at, graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the approval…' }));
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Revoked by the college.');
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw the approval' }));
    expect(await screen.findByText('Approval withdrawn')).toBeVisible();
    const reason = 'Revoked by the college.';
    expect(sent).toEqual([{ kind: 'licence', id: '1', revision: 2, decision: 'rejected', reason }]);
  });

  it('says that another administrator has decided first', async () => {
    const message = 'Another person has decided.';
    const { answers } = decided([{ code: 'CONFLICT', message, path: [] }]);
    await renderPage(<AdminVerificationPage />, {
      at,
      graph: { ...reviews(), ...answers },
      viewer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says when the queue is empty', async () => {
    await renderPage(<AdminVerificationPage />, { at, graph: reviews([]), viewer });
    expect(await screen.findByText('Nothing to review right now.')).toBeVisible();
  });

  it('says when a search finds nothing, and how much waits', async () => {
    const graph = answer(VerificationQueueDocument, ({ filter }) => ({
      verificationQueue: reviewPage(filter && 'q' in filter ? [] : [reviewNode()]),
    }));
    await renderPage(<AdminVerificationPage />, { at: `${at}?q=nowhere`, graph, viewer });
    expect(await screen.findByText('Nothing is waiting for this search')).toBeVisible();
    expect(await screen.findByText('1 request is waiting for review.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('heading', { name: /Ana Reyes/ })).toBeVisible();
  });

  it('is for administrators only', async () => {
    const others = fakeViewer('hygienist');
    await renderPage(<AdminVerificationPage />, { at, graph: reviews(), viewer: others });
    expect(await screen.findByText('For administrators only')).toBeVisible();
  });
});
