import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyVerificationFragmentDoc, type CredentialGapCode } from '../../generated/graphql';
import {
  clinicProfile,
  documentNode,
  fileNode,
  licenceNode,
  newProfile,
  profileNode,
} from '../../testing/fixtures';
import { VerificationTab } from './verification-tab';

const person = (node = profileNode()) => makeFragmentData(node, MyVerificationFragmentDoc);
const reason = 'The file cannot be read. Send a sharper picture or a PDF.';

const meta = {
  title: 'Features/Verification',
  component: VerificationTab,
  parameters: inPage({ at: '/profile', viewer: fakeViewer('hygienist') }),
  args: { person: person() },
} satisfies Meta<typeof VerificationTab>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Licensed: Story = {};

export const NothingSentYet: Story = { args: { person: person(newProfile()) } };

export const Rejected: Story = {
  args: {
    person: person(
      profileNode({
        licences: [
          licenceNode({
            status: 'rejected',
            isInForce: false,
            reason: 'The number is not in the register.',
          }),
        ],
        verificationDocuments: [documentNode({ status: 'rejected', reason })],
      }),
    ),
  },
};

const pending = { status: 'pending', isInForce: false, reviewedAt: null } as const;
const notYet = { isVerified: false, verifiedProvinces: [] };
const gap = (code: CredentialGapCode, message: string) => [
  { __typename: 'CredentialGap' as const, code, message },
];

export const ProvinceMissing: Story = {
  args: {
    person: person({
      ...newProfile(),
      province: null,
      credentialGaps: gap('province_missing', 'Choose your province first.'),
    }),
  },
};

export const FileMissing: Story = {
  args: {
    person: person(
      profileNode({
        ...notYet,
        licences: [licenceNode({ ...pending, file: null })],
        credentialGaps: gap('licence_incomplete', 'Your licence for Ontario has no file yet.'),
      }),
    ),
  },
};

export const UnderReview: Story = {
  args: {
    person: person(
      profileNode({
        ...notYet,
        licences: [licenceNode({ ...pending, file: fileNode({ status: 'pending' }) })],
        verificationDocuments: [documentNode()],
        credentialGaps: gap('licence_pending', 'Your licence for Ontario is being reviewed.'),
      }),
    ),
  },
};

export const NumberMissing: Story = {
  args: {
    person: person({
      ...newProfile(),
      verificationDocuments: [documentNode({ documentType: 'license' })],
    }),
  },
};

export const AddingLicence: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a licence' }));
  },
};

export const DentalOffice: Story = { args: { person: person(clinicProfile()) } };

export const French: Story = { globals: { locale: 'fr-CA' } };
