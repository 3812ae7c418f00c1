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
  ProfilePageDocument,
  OwnFilesDocument,
  SubmitDocumentDocument,
} from '../generated/graphql';
import {
  documentNode,
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
  userEvent.upload(screen.getByLabelText(/^Add proof of insurance/), file, { applyAccept: false });
const send = (name: string) =>
  userEvent.click(cardOf(name).getByRole('button', { name: 'Send for review' }));

describe('/profile, verification: documents', () => {
  it('lists each kind once and says who can open the files', async () => {
    await open(newProfile());
    expect(screen.getByRole('heading', { name: 'Licence' })).toBeVisible();
    for (const [name, upload] of [
      ['Insurance', /^Add proof of insurance/],
      ['Certification', /^Add a certification/],
    ] as const)
      expect(cardOf(name).getByLabelText(upload)).toBeEnabled();
    expect(screen.getByText(/Only you and our reviewers can open files/)).toBeVisible();
  });

  it('names the email beside it, until it is confirmed', async () => {
    await open({ ...newProfile(), isEmailConfirmed: false });
    expect(screen.getByText('Confirm your email')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Before your first booking' })).toBeVisible();
  });

  it('shows the badge and no upload once a record exists', async () => {
    await open(profileNode({ verificationDocuments: [documentNode()] }));
    expect(cardOf('Insurance').getByText('Pending Review')).toBeVisible();
    expect(cardOf('Insurance').queryByLabelText(/^Add/)).toBeNull();
  });

  it('agrees with an insurance and an attestation in French', async () => {
    const approved = { status: 'approved', reviewedAt: '2026-11-02T15:00:00.000Z' } as const;
    await renderPage(<ProfilePage />, {
      at: '/profile?tab=verification',
      graph: ownProfile(profileNode({ verificationDocuments: [documentNode(approved)] })),
      viewer: fakeViewer('hygienist'),
      locale: 'fr-CA',
    });
    const insurance = within(await screen.findByRole('region', { name: 'Assurance' }));
    expect(insurance.getByText('Vérifiée')).toBeVisible();
    expect(insurance.getByText(/^Date d’envoi/)).toBeVisible();
    expect(cardOf('Attestation').getByLabelText(/^Ajouter une attestation/)).toBeEnabled();
  });

  it('shows the expiry of an approval, and asks for a renewal afterwards', async () => {
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
    expect(cardOf('Insurance').queryByLabelText(/^Add/)).toBeNull();
    expect(cardOf('Certification').getByText('Expired')).toBeVisible();
    expect(cardOf('Certification').getByLabelText(/^Add/)).toBeEnabled();
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
    expect(screen.getByText('1 kB')).toBeVisible();
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

  it('opens the viewer’s file by a new link', async () => {
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

  it('keeps a failed upload with the server’s message, and retries', async () => {
    let tries = 0;
    const reason = 'This file is damaged.';
    const problem = {
      title: 'Refused',
      status: 400,
      detail: 'Some fields need attention.',
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'document', message: reason }],
    };
    await open(newProfile(), unreachable(SubmitDocumentDocument), {
      [UPLOAD]: () => {
        tries += 1;
        return { status: 400, body: problem };
      },
    });
    await choose(pdf());
    await send('Insurance');
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByLabelText(/^Add proof of insurance/)).toHaveAccessibleDescription(
      expect.stringContaining(reason),
    );
    expect(screen.queryByText(problem.detail)).toBeNull();
    await send('Insurance');
    await waitFor(() => expect(tries).toBe(2));
    await screen.findByText(reason);
    // Another file takes its place, without a removal first.
    await choose(new File(['%PDF-1.7'], 'again.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('again.pdf')).toBeVisible();
    expect(screen.queryByText(reason)).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  });

  it('clears the error of a refused file when a valid one is selected', async () => {
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

  it('shows the rejection’s reason, and accepts another file', async () => {
    const reason = 'The file cannot be read.';
    await open(
      profileNode({ verificationDocuments: [documentNode({ status: 'rejected', reason })] }),
    );
    expect(cardOf('Insurance').getByText('Rejected')).toBeVisible();
    expect(cardOf('Insurance').getByText(`Why: ${reason}`)).toBeVisible();
    expect(cardOf('Insurance').getByLabelText(/^Add/)).toBeEnabled();
  });
});
