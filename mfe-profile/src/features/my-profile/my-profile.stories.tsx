import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyProfileFragmentDoc } from '../../generated/graphql';
import { clinicProfile, newProfile, profileNode } from '../../testing/fixtures';
import { MyProfile } from './my-profile';
import { ProfileTab } from './profile-tab';
import { ScheduleTab } from './schedule-tab';
import { VerificationTab } from './verification-tab';

const argsOf = (node = profileNode()) => {
  const person = makeFragmentData(node, MyProfileFragmentDoc);
  return {
    person,
    tabs: {
      profile: <ProfileTab person={person} />,
      photo: null,
      verification: <VerificationTab person={person} />,
      schedule: <ScheduleTab person={person} />,
    },
  };
};
const [licence] = profileNode().licences;

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

export const LicencesInEveryState: Story = {
  args: argsOf(
    profileNode({
      licences: (['pending', 'approved', 'rejected'] as const).map((status, index) => ({
        ...licence!,
        id: String(index),
        status,
      })),
    }),
  ),
  play: openVerification,
};

export const French: Story = { globals: { locale: 'fr-CA' } };
