import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { ProfilePage } from './profile-page';

const me = {
  __typename: 'User',
  id: '2',
  firstName: 'Ana',
  lastName: 'Reyes',
  email: 'ana@demo.test',
  role: 'hygienist',
  profilePicture: null,
  province: 'Ontario',
  city: 'Toronto',
  streetAddress: null,
  postalCode: null,
  licenseNumber: 'CDHO-1',
  yearsExperience: '2-5',
  travelDistance: 25,
  educationInstitution: 'McGill University',
  educationTier: 'tier1',
  graduationYear: 2020,
  gpa: '3.70',
  isNewGrad: false,
  availability: ['Monday'],
  isVerified: true,
  verificationStatus: 'approved',
  workingStyle: null,
  workPace: null,
  clinicVibe: null,
  patientTypes: [],
  specialtyFocus: [],
  languagesSpoken: ['English', 'French'],
  communicationStyle: null,
  teamCollaboration: null,
  stressHandling: null,
  subscriptionStatus: 'free',
  subscriptionTier: null,
  avgRating: '0.00',
  totalReviews: 0,
  verifiedProvinces: ['Ontario'],
  licences: [
    {
      __typename: 'Licence',
      id: '1',
      province: 'Ontario',
      regulator: 'CDHO',
      number: 'CDHO-1',
      status: 'approved',
      expiresOn: '2027-12-01',
    },
  ],
};
const graph: GraphAnswers = { ProfilePage: { data: { me } } };
const viewer = fakeViewer('hygienist');

describe('/profile', () => {
  it('shows what is known and leaves out what is not', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    expect(await screen.findByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
    expect(screen.getByText('McGill University')).toBeVisible();
    expect(screen.getByText('English and French')).toBeVisible();
    expect(screen.queryByText('Clinic vibe')).toBeNull();
  });

  it('has four tabs', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names).toEqual(['Profile', 'Photo', 'Verification', 'Schedule']);
    await userEvent.click(screen.getByRole('tab', { name: 'Verification' }));
    expect(await screen.findByText('Valid until December 1, 2027')).toBeVisible();
  });

  it('asks the anonymous to sign in', async () => {
    await renderPage(<ProfilePage />, { at: '/profile', graph });
    expect(await screen.findByText(/Sign in to see your profile/)).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    const broken: GraphAnswers = {
      ProfilePage: () => {
        throw new Error('down');
      },
    };
    await renderPage(<ProfilePage />, { graph: broken, viewer });
    expect(
      await screen.findByText('Your profile could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
