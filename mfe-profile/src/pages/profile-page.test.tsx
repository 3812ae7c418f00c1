import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  answerRequests,
  fakeViewer,
  renderPage,
  unreachable,
  type RestAnswers,
} from '@tbt/web-kit/testing';
import {
  ProfilePageDocument,
  SavedProfileDocument,
  UpdateProfileDocument,
} from '../generated/graphql';
import { clinicProfile, ownProfile, profileNode } from '../testing/fixtures';
import { ProfilePage } from './profile-page';

const graph = ownProfile();
const viewer = fakeViewer('hygienist');

let stop: () => void = () => undefined;
const answering = (answers: RestAnswers) => {
  stop = answerRequests(answers);
};
// The whole form is on the page: slow machines need their time.
jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};
afterEach(() => {
  stop();
  localStorage.clear();
});

describe('/profile, one’s own', () => {
  it('shows what is known in a form', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    expect(await screen.findByRole('heading', { name: 'Ana Reyes' })).toBeVisible();
    expect(screen.getByLabelText('Institution')).toHaveValue('McGill University');
    expect(screen.getByText('Education tier: Top Tier')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'French' })).toBeChecked();
    expect(screen.queryByLabelText('Clinic vibe')).toBeNull();
    expect(screen.queryByLabelText(/^Password/)).toBeNull();
  });

  it('says before saving that a new name is checked again, and a new city is not', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    await userEvent.type(await screen.findByLabelText(/^City/), ' East');
    expect(screen.queryByText('A new name means a new check')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Last name/), '-Roy');
    expect(await screen.findByText('A new name means a new check')).toBeVisible();
  });

  it('asks a clinic for its address and its culture', async () => {
    await renderPage(<ProfilePage />, {
      graph: ownProfile(clinicProfile()),
      viewer: fakeViewer('clinic'),
    });
    expect(await screen.findByLabelText('Street address')).toHaveValue('12 King St W');
    expect(screen.getByLabelText('Clinic vibe')).toBeVisible();
    expect(screen.queryByLabelText('Institution')).toBeNull();
  });

  it('has four tabs', async () => {
    await renderPage(<ProfilePage />, { graph, viewer });
    const names = (await screen.findAllByRole('tab')).map((tab) => tab.textContent);
    expect(names).toEqual(['Profile', 'Photo', 'Verification', 'Schedule']);
  });

  it('keeps the tab in the address', async () => {
    const page = await renderPage(<ProfilePage />, { at: '/profile?tab=schedule', graph, viewer });
    expect(await screen.findByRole('tab', { name: 'Schedule', selected: true })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Photo' }));
    expect(page.address()).toBe('/profile?tab=photo');
    await userEvent.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(page.address()).toBe('/profile');
  });

  it('saves the fields of the role, as they were read', async () => {
    const sent = jest.fn();
    const update = answer(UpdateProfileDocument, (variables) => {
      sent(variables);
      const user = profileNode({ city: 'Ottawa', profileVersion: 4 });
      return { updateProfile: { __typename: 'UpdateProfilePayload', user, errors: [] } };
    });
    await renderPage(<ProfilePage />, { graph: { ...graph, ...update }, viewer });
    const city = await screen.findByLabelText('City');
    await write(city, 'Ottawa');
    await userEvent.click(screen.getByText('Save profile'));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        expectedVersion: 3,
        input: expect.objectContaining({
          city: 'Ottawa',
          graduationYear: 2020,
          travelDistance: 25,
        }),
      }),
    );
    const [{ input }] = sent.mock.calls[0] as [{ input: object }];
    expect(Object.keys(input)).not.toEqual(
      expect.arrayContaining(['clinicVibe', 'streetAddress', 'postalCode']),
    );
    expect(sessionStorage.getItem('draft:profile-2')).toBeNull();
  });

  it('tells of a save in another tab, and goes on with what was typed', async () => {
    const versions: number[] = [];
    const update = answer(UpdateProfileDocument, ({ expectedVersion }) => {
      versions.push(expectedVersion);
      const isStale = expectedVersion < 5;
      const stale = {
        __typename: 'UserError',
        code: 'CONFLICT' as const,
        message: 'This was changed in another tab.',
        path: [],
        reasons: ['stale_version'],
      };
      return {
        updateProfile: {
          __typename: 'UpdateProfilePayload',
          user: isStale ? null : profileNode({ city: 'Ottawa', profileVersion: 6 }),
          errors: isStale ? [stale] : [],
        },
      };
    });
    const saved = answer(SavedProfileDocument, {
      me: profileNode({ city: 'Hamilton', profileVersion: 5 }),
    });
    await renderPage(<ProfilePage />, { graph: { ...graph, ...update, ...saved }, viewer });
    const city = await screen.findByLabelText('City');
    await write(city, 'Ottawa');
    await userEvent.click(screen.getByText('Save profile'));
    expect(await screen.findByText(/differ from what was saved there: City\./)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Ottawa');
    await userEvent.click(screen.getByText('Save what I typed'));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(versions).toEqual([3, 5]);
  });

  it('takes over what was saved in another tab', async () => {
    const update = answer(UpdateProfileDocument, {
      updateProfile: {
        __typename: 'UpdateProfilePayload',
        user: null,
        errors: [
          {
            __typename: 'UserError',
            code: 'CONFLICT',
            message: 'This was changed in another tab.',
            path: [],
            reasons: ['stale_version'],
          },
        ],
      },
    });
    const saved = answer(SavedProfileDocument, {
      me: profileNode({ city: 'Hamilton', profileVersion: 5 }),
    });
    await renderPage(<ProfilePage />, { graph: { ...graph, ...update, ...saved }, viewer });
    await write(await screen.findByLabelText('City'), 'x');
    await userEvent.click(screen.getByText('Save profile'));
    await userEvent.click(await screen.findByText(/Use the saved version/));
    expect(screen.getByLabelText('City')).toHaveValue('Hamilton');
    expect(screen.queryByText(/differ from what was saved/)).toBeNull();
  });

  it('asks who comes by a link to a tab to sign in', async () => {
    await renderPage(<ProfilePage />, { at: '/profile?tab=schedule', graph });
    expect(await screen.findByText(/Sign in to see your profile/)).toBeVisible();
  });

  it('offers to try again after a failure', async () => {
    await renderPage(<ProfilePage />, { graph: unreachable(ProfilePageDocument), viewer });
    expect(
      await screen.findByText('Your profile could not be loaded', {}, { timeout: 5000 }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});

describe('/profile, somebody new', () => {
  const fill = async () => {
    await write(await screen.findByLabelText(/^First name/), 'Ana');
    await write(screen.getByLabelText(/^Last name/), 'Reyes');
    await write(screen.getByLabelText(/^Email/), 'ana@demo.test');
    await write(screen.getByLabelText(/^Password/), 'a fine password');
    await write(screen.getByLabelText(/^Confirm password/), 'a fine password');
  };
  const create = () =>
    userEvent.click(screen.getByText('Create Profile', { selector: 'button, button *' }));

  it('creates the profile, is signed in and goes to the shifts', async () => {
    const sent = jest.fn();
    answering({
      'POST /api/users': (payload) => {
        sent(payload);
        return { status: 201, body: viewer };
      },
      'GET /api/auth/me': { body: viewer },
    });
    const page = await renderPage(<ProfilePage />, { at: '/profile' });
    await fill();
    await userEvent.selectOptions(screen.getByLabelText('Institution'), 'Laval University');
    expect(screen.getByText('Education tier: Recognized')).toBeVisible();
    const years = within(screen.getByLabelText('Graduation year')).getAllByRole('option');
    expect(years).toHaveLength(21);
    expect(years.filter((year) => /New Grad/.test(year.textContent ?? ''))).toHaveLength(3);
    await write(screen.getByLabelText('GPA'), '3,75');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Evenings' }));
    expect(screen.getByRole('option', { name: 'Texas (Coming Soon)' })).toBeDisabled();
    await create();
    expect(await screen.findByText('Profile Created Successfully!')).toBeVisible();
    expect(
      screen.getByText('Your profile is now active and you can start applying for jobs.'),
    ).toBeVisible();
    await waitFor(() => expect(page.address()).toBe('/jobs'), { timeout: 10_000 });
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        email: 'ana@demo.test',
        password: 'a fine password',
        role: 'hygienist',
        educationInstitution: 'Laval University',
        gpa: '3.75',
        travelDistance: 25,
        availability: ['Evenings'],
      }),
    );
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('confirmPassword');
    expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('clinicVibe');
  });

  it('asks assistants for the licence and lists what is wrong', async () => {
    await renderPage(<ProfilePage />, { at: '/profile' });
    await userEvent.selectOptions(await screen.findByLabelText(/^Professional role/), 'assistant');
    expect(screen.getByLabelText('License Number *')).toBeRequired();
    expect(screen.getByText('Required for dental assistants')).toBeVisible();
    await write(screen.getByLabelText(/^Password/), 'short');
    await create();
    expect(
      await screen.findByText('License number is required for dental assistants'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^First name: / })).toBeVisible();
    expect(screen.getAllByText(/Password must be at least 8 characters/).length).toBeGreaterThan(1);
  });

  it('forgets what another role was asked for', async () => {
    await renderPage(<ProfilePage />, { at: '/profile' });
    const role = await screen.findByLabelText(/^Professional role/);
    await userEvent.selectOptions(role, 'clinic');
    await userEvent.selectOptions(screen.getByLabelText('Province or state'), 'Ontario');
    await write(screen.getByLabelText('Postal code'), 'H2X 1Y4');
    await create();
    expect(await screen.findByText('This postal code is not in Ontario.')).toBeVisible();
    await userEvent.selectOptions(role, 'hygienist');
    await create();
    expect(screen.queryByText(/postal code/i)).toBeNull();
  });

  it('says what the server refuses, at the field and in a notice', async () => {
    const detail = 'An account with this email already exists.';
    answering({
      'POST /api/users': {
        status: 409,
        body: {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          code: 'CONFLICT',
          detail,
          errors: [{ path: 'email', message: detail }],
        },
      },
    });
    await renderPage(<ProfilePage />, { at: '/profile' });
    await fill();
    await create();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getAllByText(new RegExp(detail)).length).toBeGreaterThan(1);
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Ana');
  });

  it('keeps what was typed over a reload, but no password', async () => {
    const page = await renderPage(<ProfilePage />, { at: '/profile' });
    await write(await screen.findByLabelText(/^Email/), 'ana@demo.test');
    await write(screen.getByLabelText(/^Password/), 'a fine password');
    page.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('a fine password');
    await renderPage(<ProfilePage />, { at: '/profile' });
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('ana@demo.test');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  });

  it('asks before it throws away what was typed', async () => {
    const page = await renderPage(<ProfilePage />, { at: '/profile' });
    await write(await screen.findByLabelText(/^First name/), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(page.address()).toBe('/'));
    expect(sessionStorage.getItem('draft:create-profile')).toBeNull();
  });
});
