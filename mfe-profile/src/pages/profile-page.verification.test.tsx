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
  RemoveLicenceDocument,
  SubmitDocumentDocument,
} from '../generated/graphql';
import {
  documentNode,
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
  await screen.findByRole('heading', { name: 'Documents' });
}
const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText(/^Upload: License/), file, { applyAccept: false });

describe('/profile, verification: documents', () => {
  it('offers each kind once and says who opens the files', async () => {
    await open(newProfile());
    for (const name of ['License', 'Insurance', 'Certification'])
      expect(cardOf(name).getByLabelText(new RegExp(`^Upload: ${name}`))).toBeEnabled();
    expect(screen.getByText(/Only you and the people who review them/)).toBeVisible();
  });

  it('shows the badge alone once a record exists', async () => {
    await open(profileNode({ verificationDocuments: [documentNode()] }));
    expect(cardOf('License').getByText('Pending Review')).toBeVisible();
    expect(cardOf('License').queryByLabelText(/^Upload/)).toBeNull();
  });

  it('says until when an approval counts, and asks again afterwards', async () => {
    const approved = { status: 'approved', reviewedAt: '2026-11-02T15:00:00.000Z' } as const;
    await open(
      profileNode({
        verificationDocuments: [
          documentNode({ ...approved, expiresOn: '2099-05-31' }),
          documentNode({
            ...approved,
            id: '2',
            documentType: 'insurance',
            expiresOn: '2020-01-31',
          }),
        ],
      }),
    );
    expect(cardOf('License').getByText('Verified')).toBeVisible();
    expect(cardOf('License').getByText('Valid until May 31, 2099')).toBeVisible();
    expect(cardOf('License').queryByLabelText(/^Upload/)).toBeNull();
    expect(cardOf('Insurance').getByText('Expired')).toBeVisible();
    expect(cardOf('Insurance').getByLabelText(/^Upload/)).toBeEnabled();
  });

  it('uploads, submits and shows what the server then knows', async () => {
    const sent: unknown[] = [];
    let me = newProfile();
    const graph = {
      ...answer(ProfilePageDocument, () => ({ me: person(me) })),
      ...answer(SubmitDocumentDocument, ({ input }) => {
        sent.push(input);
        me = { ...me, verificationDocuments: [documentNode()] };
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
    await open(me, graph, { [UPLOAD]: { status: 201, body: { url: STORED } } });
    await choose(pdf());
    expect(await screen.findByText('Document uploaded')).toBeVisible();
    expect(screen.getByText('Your document has been submitted for review')).toBeVisible();
    expect(sent).toEqual([{ documentType: 'license', documentUrl: STORED }]);
    expect(await cardOf('License').findByText('Pending Review')).toBeVisible();
  });

  it('shows how far an upload is, and stops it', async () => {
    await open(newProfile(), {}, { [UPLOAD]: 'pending' });
    await choose(pdf());
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
    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect((await screen.findAllByText(detail))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try registration.pdf again' }));
    await waitFor(() => expect(tries).toBe(2));
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
    expect(cardOf('License').getByText('Rejected')).toBeVisible();
    expect(cardOf('License').getByText(`Why: ${reason}`)).toBeVisible();
    expect(cardOf('License').getByLabelText(/^Upload/)).toBeEnabled();
  });
});

describe('/profile, verification: licences', () => {
  const pending = licenceNode({ status: 'pending', isInForce: false, reviewedAt: null });

  it('adds one', async () => {
    const sent: unknown[] = [];
    const add = answer(AddLicenceDocument, ({ input }) => {
      sent.push(input);
      const user = person({ ...newProfile(), licences: [pending] });
      return { addLicence: { __typename: 'AddLicencePayload', user, errors: [] } };
    });
    await open(newProfile(), add);
    expect(screen.getByText('No licence on file.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add a licence' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText(/Licence number: This field is required/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^Province or territory/), 'Ontario');
    await userEvent.type(screen.getByLabelText(/^Licence number/), ' CDHO-1 ');
    await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('Licence sent')).toBeVisible();
    expect(sent).toMatchObject([{ province: 'Ontario', number: 'CDHO-1', expiresOn: null }]);
    expect(await screen.findByText('CDHO · General · CDHO-1')).toBeVisible();
    expect(screen.queryByText('No licence on file.')).toBeNull();
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
    await open(profileNode(), refuse);
    await userEvent.click(screen.getByRole('button', { name: 'Add a licence' }));
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
    await userEvent.click(screen.getByRole('button', { name: 'Correct' }));
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
    expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
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
