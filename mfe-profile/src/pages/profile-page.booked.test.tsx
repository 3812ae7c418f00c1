import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, FakeSocket, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import {
  ProfilePageDocument,
  RemoveLicenceDocument,
  UpdateProfileDocument,
} from '../generated/graphql';
import { comingBooking, comingBookings } from '../testing/coming-bookings';
import { newProfile, ownProfile, profileNode } from '../testing/fixtures';
import { ProfilePage } from './profile-page';

const viewer = fakeViewer('hygienist');
const quebec = comingBooking({
  id: '52',
  job: { __typename: 'Job', id: '10', title: 'In Montreal', province: 'Quebec' },
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('/profile, a new name with coming bookings', () => {
  async function rename(bookings = [comingBooking()]) {
    const sent = jest.fn();
    const update = answer(UpdateProfileDocument, ({ input }) => {
      sent(input.lastName);
      const user = profileNode({ lastName: 'Reyes-Roy', profileVersion: 4 });
      return { updateProfile: { __typename: 'UpdateProfilePayload', user, errors: [] } };
    });
    const graph = { ...ownProfile(), ...update, ...comingBookings(bookings) };
    await renderPage(<ProfilePage />, { graph, viewer });
    await userEvent.type(await screen.findByLabelText(/^Last name/), '-Roy');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    return sent;
  }

  it('names them first, and saves nothing when the name is kept', async () => {
    const sent = await rename();
    const dialog = await screen.findByRole('dialog', {
      name: 'Your new name affects a booked shift',
    });
    expect(within(dialog).getByText(/A full day · March 5, 2027/)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Keep my name' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('Reyes-Roy');
  });

  it('saves it when asked to', async () => {
    const sent = await rename();
    await userEvent.click(await screen.findByRole('button', { name: 'Save the new name' }));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(sent).toHaveBeenCalledWith('Reyes-Roy');
  });

  it('does not ask without one in a verified province', async () => {
    const sent = await rename([quebec]);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Profile saved')).toBeVisible();
  });
});

it('names the bookings of the province before a licence is removed', async () => {
  const remove = answer(RemoveLicenceDocument, {
    removeLicence: {
      __typename: 'RemoveLicencePayload',
      user: { ...newProfile(), __typename: 'User' },
      errors: [],
    },
  });
  const graph = { ...ownProfile(), ...remove, ...comingBookings([comingBooking(), quebec]) };
  await renderPage(<ProfilePage />, { at: '/profile?tab=verification', graph, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^You are booked for a shift here/)).toBeVisible();
  expect(dialog.getByText(/A full day/)).toBeVisible();
  expect(dialog.queryByText(/In Montreal/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Licence removed')).toBeVisible();
});

it('shows an approval while the verification is open', async () => {
  const state = { me: newProfile() };
  const graph = answer(ProfilePageDocument, () => ({ me: state.me }));
  await renderPage(<ProfilePage />, { at: '/profile?tab=verification', graph, viewer });
  await screen.findByText('No licence on file.');
  state.me = profileNode();
  await act(() => {
    FakeSocket.latest().accept();
    FakeSocket.latest().deliver({ type: 'notification', notificationId: 1 });
    return Promise.resolve();
  });
  expect(
    await screen.findByText('College of Dental Hygienists of Ontario (CDHO) · General · CDHO-1'),
  ).toBeVisible();
});
