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
  ProfilePageDocument,
  OwnFilesDocument,
  RemoveLicenceDocument,
  SubmitDocumentDocument,
} from '../generated/graphql';
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
const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^Upload: Insurance/), file, { applyAccept: false });
const send = (name: string) =>
  userEvent.click(cardOf(name).getByRole('button', { name: 'Send for review' }));

describe('/profile, verification: documents', () => {
  it('lists each kind once and says who opens the files', async () => {
    await open(newProfile());
    expect(screen.getByRole('heading', { name: 'License' })).toBeVisible();
    for (const name of ['Insurance', 'Certification'])
      expect(cardOf(name).getByLabelText(new RegExp(`^Upload: ${name}`))).toBeEnabled();
    expect(screen.getByText(/Only you and the people who review them/)).toBeVisible();
  });

  it('shows the badge and no upload once a record exists', async () => {
    await open(profileNode({ verificationDocuments: [documentNode()] }));
    expect(cardOf('Insurance').getByText('Pending Review')).toBeVisible();
    expect(cardOf('Insurance').queryByLabelText(/^Upload/)).toBeNull();
  });

  it('says until when an approval counts, and asks again afterwards', async () => {
    const approved = { status: 'approved', reviewedAt: '2026-11-02T15:00:00.000Z' } as const;
    const expired = { id: '2', documentType: 'certification', expiresOn: '2020-01-31' } as const;
    await open(
      profileNode({
        verificationDocuments: [
          documentNode({ ...approved, expiresOn: '2099-05-31' }),
          documentNode({ ...approved, ...expired }),
        ],
      }),
    );
    expect(cardOf('Insurance').getByText('Verified')).toBeVisible();
    expect(cardOf('Insurance').getByText('Valid until May 31, 2099')).toBeVisible();
    expect(cardOf('Insurance').queryByLabelText(/^Upload/)).toBeNull();
    expect(cardOf('Certification').getByText('Expired')).toBeVisible();
    expect(cardOf('Certification').getByLabelText(/^Upload/)).toBeEnabled();
  });

  const submitting = (sent: unknown[], before: ProfileNode, after: ProfileNode) => {
    let me = before;
    return {
      ...answer(ProfilePageDocument, () => ({ me: person(me) })),
      ...answer(SubmitDocumentDocument, ({ input }) => {
        sent.push(input);
        me = after;
        const document = { ...documentNode(), userId: '2' };
        return {
          submitVerificationDocument: {
            __typename: 'SubmitVerificationDocumentPayload',
            document,
            errors: [],
          },
        };
      }),
    };
  };
  const stored = { [UPLOAD]: { status: 201, body: { url: STORED } } } as const;
  const withDocument = { ...newProfile(), verificationDocuments: [documentNode()] };

  it('sends a file once it is chosen, looked at and confirmed', async () => {
    const sent: unknown[] = [];
    await open(newProfile(), submitting(sent, newProfile(), withDocument), stored);
    await choose(pdf());
    expect(await screen.findByText('registration.pdf')).toBeVisible();
    expect(screen.getByText('0 MB')).toBeVisible();
    expect(sent).toEqual([]);
    await send('Insurance');
    expect(await screen.findByText('Document uploaded')).toBeVisible();
    expect(screen.getByText('Your document has been submitted for review')).toBeVisible();
    expect(sent).toEqual([{ documentType: 'insurance', documentUrl: STORED }]);
    expect(await cardOf('Insurance').findByText('Pending Review')).toBeVisible();
  });

  it('forgets a chosen file on Cancel', async () => {
    await open(newProfile());
    await choose(pdf());
    await userEvent.click(cardOf('Insurance').getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('registration.pdf')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
  });

  it('replaces a file before its review', async () => {
    const sent: unknown[] = [];
    await open(withDocument, submitting(sent, withDocument, withDocument), stored);
    await userEvent.click(cardOf('Insurance').getByRole('button', { name: 'Replace file' }));
    await choose(pdf());
    await send('Insurance');
    await waitFor(() =>
      expect(sent).toEqual([{ documentType: 'insurance', documentUrl: STORED, replaces: '1' }]),
    );
  });

  it('opens an own file by a fresh link', async () => {
    const file = { __typename: 'VerificationDocument' as const, mediaType: 'application/pdf' };
    const me = {
      __typename: 'User' as const,
      id: '2',
      verificationDocuments: [{ ...file, id: '1', documentUrl: '/files/fresh' }],
    };
    await open(withDocument, answer(OwnFilesDocument, { me }));
    await userEvent.click(cardOf('Insurance').getByRole('button', { name: 'View file' }));
    expect(await screen.findByTitle('Insurance')).toHaveAttribute('src', '/files/fresh');
  });

  it('shows how far an upload is, and stops it', async () => {
    await open(newProfile(), {}, { [UPLOAD]: 'pending' });
    await choose(pdf());
    await send('Insurance');
    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await userEvent.click(screen.getByRole('button', { name: 'Remove registration.pdf' }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('Upload failed')).toBeNull();
  });

  it('keeps a file that did not arrive, with the server’s word, and tries it again', async () => {
    let tries = 0;
    const detail = 'This file is damaged.';
    await open(newProfile(), unreachable(SubmitDocumentDocument), {
      [UPLOAD]: () => {
        tries += 1;
        return { status: 400, body: { title: 'Refused', status: 400, detail, code: 'X' } };
      },
    });
    await choose(pdf());
    await send('Insurance');
    expect(await screen.findByText(detail)).toBeVisible();
    await send('Insurance');
    await waitFor(() => expect(tries).toBe(2));
  });

  it('drops the word on a refused file as soon as a good one is chosen', async () => {
    const words = 'Choose a PDF, JPEG, PNG or WebP file.';
    await open(newProfile());
    await choose(new File(['x'], 'a.gif', { type: 'image/gif' }));
    expect(await screen.findByText(words)).toBeVisible();
    await choose(pdf());
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    [new File(['x'], 'a.gif', { type: 'image/gif' }), 'Choose a PDF, JPEG, PNG or WebP file.'],
    [
      new File([new Uint8Array(10_485_761)], 'a.pdf', { type: 'application/pdf' }),
      'Choose a file of at most 10 MB.',
    ],
  ])('refuses %p before it is sent', async (file, words) => {
    await open(newProfile(), {}, {});
    await choose(file);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says why one was rejected, and takes another', async () => {
    const reason = 'The file cannot be read.';
    await open(
      profileNode({ verificationDocuments: [documentNode({ status: 'rejected', reason })] }),
    );
    expect(cardOf('Insurance').getByText('Rejected')).toBeVisible();
    expect(cardOf('Insurance').getByText(`Why: ${reason}`)).toBeVisible();
    expect(cardOf('Insurance').getByLabelText(/^Upload/)).toBeEnabled();
  });
});

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
    await userEvent.selectOptions(screen.getByLabelText(/^Province or territory/), 'Ontario');
    await userEvent.type(screen.getByLabelText(/^Licence number/), ' CDHO-1 ');
    await sendForm();
    expect((await screen.findAllByText(/Choose a photo or PDF of the licence/))[0]).toBeVisible();
    expect(sent).toEqual([]);
    await chooseCopy();
    await sendForm();
    expect(await screen.findByText('Licence sent')).toBeVisible();
    expect(sent).toMatchObject([
      { province: 'Ontario', number: 'CDHO-1', expiresOn: null, documentUrl: STORED },
    ]);
    expect(await screen.findByText('CDHO · General · CDHO-1')).toBeVisible();
    expect(screen.queryByText('No licence on file.')).toBeNull();
  });

  it('says that one has no file yet, and nothing of being verified', async () => {
    const incomplete = licenceNode({ ...waiting, file: null });
    await open(profileNode({ isVerified: false, licences: [incomplete] }));
    expect(screen.getByText('File missing')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add the file' })).toBeVisible();
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.queryByText('Pending Review')).toBeNull();
  });

  it('asks for the number of a file that was sent by itself', async () => {
    const alone = documentNode({ documentType: 'license' });
    await open({ ...newProfile(), verificationDocuments: [alone] });
    expect(screen.getByText('We have your file, but not its number')).toBeVisible();
  });

  it('puts a refusal at its field and keeps what was typed', async () => {
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

  it('corrects one that was rejected, with the reason in sight', async () => {
    const rejected = licenceNode({ status: 'rejected', isInForce: false, reason: 'Not found.' });
    const sent: unknown[] = [];
    const edit = answer(EditLicenceDocument, ({ input }) => {
      sent.push(input);
      const user = person(profileNode({ licences: [pending] }));
      return { editLicence: { __typename: 'EditLicencePayload', user, errors: [] } };
    });
    await open(profileNode({ licences: [rejected] }), edit);
    expect(screen.getByText('Why: Not found.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const number = screen.getByLabelText(/^Licence number/);
    expect(number).toHaveValue('CDHO-1');
    await userEvent.clear(number);
    await userEvent.type(number, 'CDHO-11');
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    await waitFor(() => expect(sent).toMatchObject([{ licenceId: '1', number: 'CDHO-11' }]));
    expect(await screen.findByText('Pending Review')).toBeVisible();
  });

  it('cannot correct an approved one, and asks before it removes it', async () => {
    const remove = answer(RemoveLicenceDocument, {
      removeLicence: {
        __typename: 'RemoveLicencePayload',
        user: person(newProfile()),
        errors: [],
      },
    });
    await open(profileNode(), remove);
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
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

  it('is said in words for the own province and for any other', async () => {
    const elsewhere = 'No licence for Alberta is on record.';
    const graph = answer(CredentialGapsDocument, {
      me: { __typename: 'User', id: '2', credentialGaps: [gap(elsewhere)] },
    });
    await open(profileNode(), graph);
    expect(screen.getByText('Nothing is missing: you can be booked in Ontario.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('To be booked in'), 'Alberta');
    expect(await screen.findByText(elsewhere)).toBeVisible();
    expect(screen.queryByText(/Nothing is missing/)).toBeNull();
  });

  it('says so when it cannot be looked up', async () => {
    await open(profileNode(), unreachable(CredentialGapsDocument));
    await userEvent.selectOptions(screen.getByLabelText('To be booked in'), 'Alberta');
    const answered = await waitFor(() => {
      expect(screen.queryByText('Looking it up...')).toBeNull();
      return screen.queryByText(/Nothing is missing/);
    });
    expect(answered).toBeNull();
  });
});
