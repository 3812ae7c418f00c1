import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyProfileFragmentDoc, MyVerificationFragmentDoc } from '../../generated/graphql';
import {
  clinicProfile,
  documentNode,
  licenceNode,
  newProfile,
  profileNode,
} from '../../testing/fixtures';
import { VerificationTab } from '../verification/verification-tab';
import { MyProfile } from './my-profile';
import { ScheduleTab } from './schedule-tab';

const argsOf = (node = profileNode()) => {
  const person = makeFragmentData(node, MyProfileFragmentDoc);
  return {
    person,
    tabs: {
      profile: null,
      photo: null,
      verification: <VerificationTab person={makeFragmentData(node, MyVerificationFragmentDoc)} />,
      schedule: <ScheduleTab person={person} />,
    },
  };
};
const STATES = ['pending', 'approved', 'rejected'] as const;

const meta = {
  title: 'Features/My profile/Profile',
  component: MyProfile,
  args: argsOf(),
  parameters: inPage({ at: '/profile', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof MyProfile>;

export default meta;

type Story = StoryObj<typeof meta>;

const openVerification: Story['play'] = async ({ canvas, userEvent }) => {
  const tabs = canvas.getAllByRole('tab');
  await userEvent.click(tabs[2]!);
};

export const Professional: Story = {};

export const Clinic: Story = { args: argsOf(clinicProfile()) };

export const Newcomer: Story = { args: argsOf(newProfile()) };

export const VerificationInEveryState: Story = {
  args: argsOf(
    profileNode({
      licences: STATES.map((status, index) => licenceNode({ id: String(index), status })),
      verificationDocuments: [
        documentNode(),
        documentNode({ id: '2', documentType: 'insurance', status: 'approved' }),
        documentNode({
          id: '3',
          documentType: 'certification',
          status: 'rejected',
          reason: 'The file cannot be read. Send a sharper picture or a PDF.',
        }),
      ],
    }),
  ),
  play: openVerification,
};

export const French: Story = { globals: { locale: 'fr-CA' } };
