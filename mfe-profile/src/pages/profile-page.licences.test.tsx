import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  answerRequests,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
  type RestAnswers,
} from '@tbt/web-kit/testing';
import {
  AddLicenceDocument,
  CredentialGapsDocument,
  EditLicenceDocument,
  RemoveLicenceDocument,
} from '../generated/graphql';
import { comingBookings } from '../testing/coming-bookings';
import {
  documentNode,
  fileNode,
  licenceNode,
  newProfile,
  ownProfile,
  profileNode,
  type ProfileNode,
} from '../testing/fixtures';
import { ProfilePage } from './profile-page';

const UPLOAD = 'POST /api/upload/verification-document';
const STORED = '/uploads/documents/0a';
const pdf = () => new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' });
const person = (me: ProfileNode) => ({ ...me, __typename: 'User' as const });

let restore: () => void = () => undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => restore());

async function open(me: ProfileNode, graph: GraphAnswers = {}, rest: RestAnswers = {}) {
  restore = answerRequests(rest);
  await renderPage(<ProfilePage />, {
    at: '/profile?tab=verification',
    graph: { ...ownProfile(me), ...graph },
    viewer: fakeViewer('hygienist'),
  });
  await screen.findByRole('region', { name: 'Insurance' });
}

describe('/profile, verification: licences', () => {
  const waiting = { status: 'pending', isInForce: false, reviewedAt: null } as const;
  const pending = licenceNode({ ...waiting, file: fileNode({ status: 'pending' }) });
  const stored = { [UPLOAD]: { status: 201, body: { url: STORED } } } as const;
  const chooseCopy = () =>
    userEvent.upload(screen.getByLabelText(/^Photo or PDF of the licence/), pdf());
  const sendForm = () => userEvent.click(screen.getByRole('button', { name: 'Send for review' }));

  it('adds one with its file, and none without', async () => {
    const sent: unknown[] = [];
    const add = answer(AddLicenceDocument, ({ input }) => {
      sent.push(input);
      const user = person({ ...newProfile(), licences: [pending] });
      return { addLicence: { __typename: 'AddLicencePayload', user, errors: [] } };
    });
    await open(newProfile(), add, stored);
    expect(screen.getByText('No licence on file.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a licence' }));
    await sendForm();
    expect(await screen.findByText(/Licence number: This field is required/)).toBeVisible();
    // As the checklist above it.
    expect(screen.getByLabelText(/^Province or territory/)).toHaveValue('Ontario');
    await userEvent.type(screen.getByLabelText(/^Licence number/), ' CDHO-1 ');
    await sendForm();
    expect((await screen.findAllByText(/Choose a photo or PDF/))[0]).toBeVisible();
    expect(sent).toEqual([]);
    await chooseCopy();
    await sendForm();
    expect(await screen.findByText('Sent for review')).toBeVisible();
    expect(sent).toMatchObject([
      { province: 'Ontario', number: 'CDHO-1', expiresOn: null, documentUrl: STORED },
    ]);
    expect(
      await screen.findByText('College of Dental Hygienists of Ontario (CDHO) · General · CDHO-1'),
    ).toBeVisible();
    expect(screen.queryByText('No licence on file.')).toBeNull();
  });

  it('shows a missing file, without a verification badge', async () => {
    const incomplete = licenceNode({ ...waiting, file: null });
    await open(profileNode({ isVerified: false, licences: [incomplete] }));
    expect(screen.getByText('File missing')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add the file' })).toBeNull();
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.queryByText('Pending Review')).toBeNull();
    expect(screen.getByRole('form', { name: 'Add the file' })).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(screen.getByLabelText(/^Conditions/)).toHaveAccessibleDescription(/^Limits written on/);
    expect(screen.getByRole('heading', { name: 'Other documents' })).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^Licence number/));
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    const problems = await screen.findAllByRole('link', { name: /: / });
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Photo or PDF of the licence: /),
      expect.stringMatching(/^Licence number: /),
    ]);
  });

  it('shows an approved one without a date as one', async () => {
    await open(profileNode({ licences: [licenceNode({ expiresOn: null })] }));
    expect(screen.getAllByText('No expiry date')[0]).toBeVisible();
    expect(screen.getByText('Our team checked it on November 2, 2026.')).toBeVisible();
  });

  it('asks for the number of a file uploaded alone', async () => {
    const alone = documentNode({ documentType: 'license' });
    await open({ ...newProfile(), verificationDocuments: [alone] });
    expect(screen.getByText('We have your file, but not its number')).toBeVisible();
  });

  it('shows an error at its field and keeps the input', async () => {
    const message = 'There is a licence for this province already.';
    const refuse = answer(AddLicenceDocument, {
      addLicence: {
        __typename: 'AddLicencePayload',
        user: null,
        errors: [{ __typename: 'UserError', code: 'CONFLICT', message, path: ['province'] }],
      },
    });
    await open(profileNode(), refuse, stored);
    await userEvent.click(screen.getByRole('button', { name: 'Add a licence' }));
    await chooseCopy();
    await userEvent.selectOptions(screen.getByLabelText(/^Province or territory/), 'Ontario');
    await userEvent.type(screen.getByLabelText(/^Licence number/), 'CDHO-2');
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    expect((await screen.findAllByText(new RegExp(message)))[0]).toBeVisible();
    expect(screen.getByLabelText(/^Licence number/)).toHaveValue('CDHO-2');
  });

  it('edits a rejected one, with its reason visible', async () => {
    const rejected = licenceNode({ status: 'rejected', isInForce: false, reason: 'Not found.' });
    const sent: unknown[] = [];
    const edit = answer(EditLicenceDocument, ({ input }) => {
      sent.push(input);
      const user = person(profileNode({ licences: [pending] }));
      return { editLicence: { __typename: 'EditLicencePayload', user, errors: [] } };
    });
    await open(profileNode({ licences: [rejected] }), edit);
    expect(screen.getByText('Why: Not found.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const number = screen.getByLabelText(/^Licence number/);
    expect(number).toHaveValue('CDHO-1');
    await userEvent.clear(number);
    await userEvent.type(number, 'CDHO-11');
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    await waitFor(() => expect(sent).toMatchObject([{ licenceId: '1', number: 'CDHO-11' }]));
    expect(await screen.findByText('Pending Review')).toBeVisible();
  });

  it('cannot edit an approved one, and confirms its removal', async () => {
    const remove = answer(RemoveLicenceDocument, {
      removeLicence: {
        __typename: 'RemoveLicencePayload',
        user: person(newProfile()),
        errors: [],
      },
    });
    await open(profileNode(), { ...remove, ...comingBookings([]) });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Without it, you cannot be booked in this province.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Licence removed')).toBeVisible();
    expect(await screen.findByText('No licence on file.')).toBeVisible();
  });
});

describe('/profile, verification: what is missing', () => {
  const gap = (message: string) => ({
    __typename: 'CredentialGap' as const,
    code: 'licence_missing' as const,
    message,
  });

  it('is listed for the own and any other province', async () => {
    const elsewhere = 'No licence for Alberta is on record.';
    const graph = answer(CredentialGapsDocument, {
      me: { __typename: 'User', id: '2', credentialGaps: [gap(elsewhere)] },
    });
    await open(profileNode(), graph);
    expect(
      screen.getByText('Nothing is missing from your documents: you can be booked in Ontario.'),
    ).toBeVisible();
    await userEvent.selectOptions(
      screen.getByLabelText('Province where you want to work'),
      'Alberta',
    );
    expect(await screen.findByText(elsewhere)).toBeVisible();
    expect(screen.queryByText(/Nothing is missing/)).toBeNull();
  });

  it('shows an error when it fails to load', async () => {
    await open(profileNode(), unreachable(CredentialGapsDocument));
    await userEvent.selectOptions(
      screen.getByLabelText('Province where you want to work'),
      'Alberta',
    );
    const answered = await waitFor(() => {
      expect(screen.queryByText('Checking...')).toBeNull();
      return screen.queryByText(/Nothing is missing/);
    });
    expect(answered).toBeNull();
  });
});

describe('/profile, verification: the way back', () => {
  it.each([
    ['7', '/jobs/7'],
    ['//evil.test', null],
  ])('of ?job=%s leads to %s', async (job, href) => {
    restore = answerRequests({});
    await renderPage(<ProfilePage />, {
      at: `/profile?tab=verification&job=${job}`,
      graph: ownProfile(profileNode()),
      viewer: fakeViewer('hygienist'),
    });
    await screen.findByRole('region', { name: 'Insurance' });
    const link = screen.queryByRole('link', { name: 'Back to the shift' });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });
});

describe('/profile, verification: where no licence is issued', () => {
  it('asks an assistant in Quebec for a certification, in every word', async () => {
    const message = 'No licence is needed in Quebec. Add your certification.';
    const missing = { code: 'certification_missing', message } as const;
    await open(
      profileNode({
        ...{ role: 'assistant', province: 'Quebec', licences: [], isVerified: false },
        credentialGaps: [{ __typename: 'CredentialGap', ...missing }],
      }),
    );
    const steps = screen.getByRole('navigation', { name: 'Steps to be booked' });
    expect(steps).toHaveTextContent('The number of your certification');
    expect(steps).not.toHaveTextContent(/licence number|public register/i);
    expect(screen.queryByLabelText(/^Add a certification/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add a certification' }));
    expect(screen.getByLabelText(/^Province or territory/)).toHaveFocus();
    expect(screen.getByLabelText(/^Certificate number/)).toBeVisible();
    expect(screen.getByLabelText(/^Photo or PDF of the certificate or diploma/)).toBeEnabled();
    // Regulators have classes; a certification has none.
    expect(screen.queryByLabelText(/^Class/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText(/^Province or territory/), 'Ontario');
    expect(screen.getByLabelText(/^Class/)).toBeVisible();
  });
});

it('names no regulator beside a certification of Quebec', async () => {
  restore = answerRequests({});
  const certified = { province: 'Quebec', regulator: 'NDAEB', licenceClass: null, number: 'ADQ-4' };
  await renderPage(<ProfilePage />, {
    at: '/profile?tab=verification',
    graph: ownProfile(
      profileNode({ role: 'assistant', province: 'Quebec', licences: [licenceNode(certified)] }),
    ),
    viewer: fakeViewer('assistant'),
    locale: 'fr-CA',
  });
  expect(await screen.findByText('Numéro ou année : ADQ-4')).toBeVisible();
  expect(screen.queryByText(/BNEAD/)).toBeNull();
});

describe('the licence number of the profile', () => {
  const show = (me: ProfileNode) =>
    renderPage(<ProfilePage />, {
      at: '/profile',
      graph: ownProfile(me),
      viewer: fakeViewer('hygienist'),
    });

  it('is asked for until a licence was sent', async () => {
    await show(profileNode({ licences: [] }));
    expect(await screen.findByLabelText(/^Licence number/)).toBeVisible();
    const name = 'To be booked, send it under Verification, with a photo or PDF of the document';
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/profile?tab=verification&add=licence',
    );
    const [first] = screen.getAllByRole('progressbar');
    expect(first).toHaveAccessibleName('Licence');
  });

  it('is kept with the licence afterwards', async () => {
    await show(profileNode({ licences: [licenceNode()] }));
    const link = await screen.findByRole('link', { name: 'See it under Verification' });
    expect(link).toHaveAttribute('href', '/profile?tab=verification');
    expect(screen.queryByLabelText(/^Licence number/)).toBeNull();
  });
});
