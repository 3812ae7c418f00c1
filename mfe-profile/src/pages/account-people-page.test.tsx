import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, unreachable } from '@tbt/web-kit/testing';
import { blocking, coming, SetHiringInterestDocument } from '@tbt/people-ui/testing';
import { AccountPeoplePageDocument } from '../generated/graphql';
import { interestNode, manyPeople, myPeople, personNode } from '../testing/people-fixtures';
import { AccountPeoplePage } from './account-people-page';

const at = '/account/people';
const clinic = { at, viewer: fakeViewer('clinic') };
const tab = (name: string) => screen.findByRole('tab', { name });

describe('/account/people', () => {
  it('lists favourites with links, and keeps the tab in the address', async () => {
    const { address } = await renderPage(<AccountPeoplePage />, { ...clinic, graph: manyPeople() });
    expect(await screen.findByRole('link', { name: 'Ana Reyes' })).toHaveAttribute(
      'href',
      '/professionals/2',
    );
    await userEvent.click(await tab('Blocked'));
    expect(await screen.findByRole('heading', { name: 'Noor Haddad' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Noor Haddad' })).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/account/people?tab=blocked'));
  });

  it('removes an unblocked person from the list', async () => {
    const graph = { ...manyPeople(), ...blocking(), ...coming([]) };
    await renderPage(<AccountPeoplePage />, { ...clinic, at: `${at}?tab=blocked`, graph });
    await userEvent.click(await screen.findByRole('button', { name: 'More about Noor Haddad' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Unblock' }));
    expect(await screen.findByText('You haven’t blocked anyone')).toBeVisible();
  });

  it('lets the clinic change an interest’s status', async () => {
    const sent: unknown[] = [];
    const save = answer(SetHiringInterestDocument, ({ input }) => {
      sent.push(input);
      const { id, notes, hiredAt } = interestNode();
      const professional = {
        ...{ __typename: 'User', id: '2' },
        hiringInterest: { __typename: 'HiringInterest', id },
      };
      return {
        setHiringInterest: {
          __typename: 'HiringInterestPayload',
          hiringInterest: {
            ...{ __typename: 'HiringInterest', id, notes, hiredAt, professional },
            ...{ status: 'contacted', contactedAt: '2027-03-02T15:00:00.000Z' },
          },
          errors: [],
        },
      };
    });
    const graph = { ...manyPeople(), ...save };
    await renderPage(<AccountPeoplePage />, { ...clinic, at: `${at}?tab=hiring`, graph });
    expect(await screen.findByText('Calm and quick')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as contacted' }));
    expect(await screen.findByRole('button', { name: 'Mark as hired' })).toBeVisible();
    expect(screen.getByText('March 2, 2027')).toBeVisible();
    expect(sent).toEqual([{ professionalId: '2', status: 'contacted' }]);
  });

  it('shows a professional the interested clinics, without status or notes', async () => {
    const graph = myPeople({ interests: [interestNode({ notes: null })] });
    const viewer = fakeViewer('hygienist');
    await renderPage(<AccountPeoplePage />, { at: `${at}?tab=hiring`, viewer, graph });
    expect(await screen.findByRole('link', { name: 'Maple Dental' })).toHaveAttribute(
      'href',
      '/clinics/1',
    );
    expect(screen.queryByRole('button', { name: 'Mark as contacted' })).toBeNull();
    expect(screen.queryByText('Notes')).toBeNull();
  });

  it('explains an empty list', async () => {
    await renderPage(<AccountPeoplePage />, { ...clinic, graph: myPeople() });
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    await userEvent.click(await tab('Hiring'));
    expect(await screen.findByText('No hiring interest yet')).toBeVisible();
  });

  it('shows only blocked people without a marketplace role', async () => {
    const asked: unknown[] = [];
    const graph = answer(AccountPeoplePageDocument, (variables) => {
      asked.push(variables.takesPart);
      const person = personNode({ isBlocked: true });
      const createdAt = '2027-03-01T15:00:00.000Z';
      return { blockedPeople: [{ __typename: 'BlockedPerson', createdAt, person }] };
    });
    const viewer = fakeViewer('clinic', { role: null, isAdmin: true });
    await renderPage(<AccountPeoplePage />, { at, viewer, graph });
    expect(await screen.findAllByRole('tab')).toHaveLength(1);
    expect(asked).toEqual([false]);
  });

  it('asks visitors to sign in, and offers a retry after a failure', async () => {
    const { unmount } = await renderPage(<AccountPeoplePage />, { at, graph: myPeople() });
    expect(await screen.findByText(/Log in to see your favourites/)).toBeVisible();
    unmount();
    const graph = unreachable(AccountPeoplePageDocument);
    await renderPage(<AccountPeoplePage />, { ...clinic, graph });
    expect(
      await screen.findByText('Your people could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
  });
});
