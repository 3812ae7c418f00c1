import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { UpdateProfileDocument } from '../generated/graphql';
import { newProfile, ownProfile, profileNode } from '../testing/fixtures';
import { ProfilePage } from './profile-page';

// The whole form is rendered: slow machines need time.
jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

describe('/profile, verification: without a province', () => {
  const message = 'Choose your province first.';
  const newcomer = profileNode({
    ...{ province: null, licences: [], isVerified: false, verifiedProvinces: [] },
    credentialGaps: [{ __typename: 'CredentialGap', code: 'province_missing', message }],
  });

  async function open(graph: GraphAnswers = {}) {
    await renderPage(<ProfilePage />, {
      at: '/profile?tab=verification',
      graph: { ...ownProfile(newcomer), ...graph },
      viewer: fakeViewer('hygienist'),
    });
    await screen.findByRole('region', { name: 'Insurance' });
  }

  it('asks for it first, with nothing done', async () => {
    await open();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Your province');
    expect(screen.queryByText(/Done/)).toBeNull();
    expect(screen.queryByText(/Nothing is missing|No expiry date/)).toBeNull();
    expect(screen.queryByLabelText('Province where you want to work')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Choose my province' }));
    await waitFor(() => expect(screen.getByLabelText('Province or state')).toHaveFocus(), {
      timeout: 10_000,
    });
  });

  it('shows what is missing there as soon as the province is saved', async () => {
    const user = { ...newProfile(), profileVersion: 4 };
    const saved = { __typename: 'UpdateProfilePayload' as const, user, errors: [] };
    await open(answer(UpdateProfileDocument, { updateProfile: saved }));
    await userEvent.click(screen.getByRole('tab', { name: 'Profile' }));
    await userEvent.selectOptions(await screen.findByLabelText('Province or state'), 'Ontario');
    await userEvent.click(screen.getByText('Save profile'));
    await screen.findByText('Profile saved', {}, { timeout: 10_000 });
    await userEvent.click(screen.getByRole('tab', { name: 'Verification' }));
    expect(await screen.findByText(/^No licence for Ontario is on record/)).toBeVisible();
    expect(screen.getByText('0 of 4 done')).toBeInTheDocument();
    expect(screen.getByLabelText('Province where you want to work')).toHaveValue('Ontario');
  });
});
