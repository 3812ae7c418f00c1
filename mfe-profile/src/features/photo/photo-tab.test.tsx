import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRequests, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { PhotoTabFragmentDoc } from '../../generated/graphql';
import { cropToFile } from './crop-to-file';
import { PhotoTab } from './photo-tab';

jest.mock('./crop-to-file', () => ({
  ...jest.requireActual<object>('./crop-to-file'),
  cropToFile: jest.fn(),
}));

const URL_NOW = `/uploads/photos/${'0a'.repeat(16)}-512.webp`;
const UPLOAD = 'POST /api/upload/profile-picture';
const CHANGE = 'PUT /api/users/2/profile-picture';
const photo = () => new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' });

let changed: unknown[];
let restore: () => void = () => undefined;
beforeEach(() => {
  changed = [];
  jest.mocked(cropToFile).mockResolvedValue(photo());
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => restore());

const open = (
  profilePicture: string | null = null,
  upload: Parameters<typeof answerRequests>[0][string] = { status: 201, body: { url: URL_NOW } },
  role: 'hygienist' | 'clinic' = 'hygienist',
) => {
  restore = answerRequests({
    [UPLOAD]: upload,
    [CHANGE]: (payload) => {
      changed.push(payload);
      return { body: { id: 2 } };
    },
  });
  const node = {
    __typename: 'User' as const,
    id: '2',
    firstName: 'Ana',
    lastName: 'Reyes',
    role,
    profilePicture,
  };
  const person = makeFragmentData(node, PhotoTabFragmentDoc);
  return renderPage(<PhotoTab person={person} />, { viewer: fakeViewer(role) });
};
const choose = async (file: File) =>
  userEvent.upload(screen.getByLabelText(/Choose a photo|Choose another photo/), file, {
    applyAccept: false,
  });
const loaded = async () => fireEvent.load(await screen.findByAltText('The photo you chose'));

it('shows the real name and role', async () => {
  await open();
  expect(screen.getByText('Ana Reyes')).toBeVisible();
  expect(screen.getByText('Dental Hygienist')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
});

it.each([
  ['hygienist', 'This is how clinics see you.'],
  ['clinic', 'This is how professionals see you.'],
] as const)('tells a %s who sees the photo', async (role, text) => {
  await open(URL_NOW, undefined, role);
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  [
    new File(['x'], 'cv.pdf', { type: 'application/pdf' }),
    'Invalid file type',
    'Please select an image file (JPEG, PNG, GIF, or WebP).',
  ],
  [
    new File([new Uint8Array(5_242_881)], 'me.png', { type: 'image/png' }),
    'File too large',
    'Please select an image smaller than 5MB.',
  ],
])('refuses %p', async (file, title, description) => {
  await open();
  await choose(file);
  expect(await screen.findByText(title)).toBeVisible();
  expect((await screen.findAllByText(description))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Upload photo' })).toBeNull();
});

it('previews, cuts a square, uploads and shows the photo', async () => {
  await open();
  await choose(photo());
  await loaded();
  expect(screen.getAllByLabelText(/arrow keys/)[0]).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Upload photo' }));
  expect(await screen.findByText('Profile picture updated successfully!')).toBeVisible();
  expect(changed).toEqual([{ profilePicture: URL_NOW }]);
  expect(screen.queryByAltText('The photo you chose')).toBeNull();
});

it('keeps the selection when it fails', async () => {
  await open(null, { status: 503 });
  await choose(photo());
  await loaded();
  await userEvent.click(screen.getByRole('button', { name: 'Upload photo' }));
  expect(
    await screen.findByText('Failed to upload profile picture. Please try again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload photo' })).toBeEnabled();
  expect(changed).toEqual([]);
});

it('offers another choice, with the reason, when the photo is refused', async () => {
  const reason = 'This picture is damaged.';
  const errors = [{ path: 'profilePicture', message: reason }];
  const body = { title: 'Refused', status: 400, code: 'VALIDATION_FAILED', errors };
  await open(null, { status: 400, body });
  await choose(photo());
  await loaded();
  await userEvent.click(screen.getByRole('button', { name: 'Upload photo' }));
  await waitFor(() => expect(screen.queryByAltText('The photo you chose')).toBeNull());
  expect(document.querySelector('input[type=file]')).toHaveAccessibleDescription(
    expect.stringContaining(reason),
  );
  await choose(photo());
  await loaded();
});

it('shows how far it is, and lets go on cancel', async () => {
  await open(null, 'pending');
  await choose(photo());
  await loaded();
  await userEvent.click(screen.getByRole('button', { name: 'Upload photo' }));
  await waitFor(() =>
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByAltText('The photo you chose')).toBeNull();
  expect(changed).toEqual([]);
});

it('removes the photo', async () => {
  await open(URL_NOW);
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Your photo was removed.')).toBeVisible();
  expect(changed).toEqual([{ profilePicture: null }]);
});

it('speaks of a file that is no picture after all', async () => {
  await open();
  await choose(photo());
  fireEvent.error(await screen.findByAltText('The photo you chose'));
  expect(await screen.findByText('Invalid file type')).toBeVisible();
});

it('forgets a refused file once a valid one is chosen', async () => {
  await open();
  await choose(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Invalid file type')).toBeVisible();
  await choose(photo());
  await loaded();
  await waitFor(() => expect(screen.queryByText('Invalid file type')).toBeNull());
});
