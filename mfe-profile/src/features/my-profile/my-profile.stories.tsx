import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyProfileFragmentDoc } from '../../generated/graphql';
import { clinicProfile, newProfile, profileNode } from '../../testing/fixtures';
import { MyProfile } from './my-profile';

const argsOf = (node = profileNode()) => ({
  person: makeFragmentData(node, MyProfileFragmentDoc),
  tabs: { profile: null, guide: null, photo: null, verification: null, schedule: null },
});

const meta = {
  title: 'Features/My profile/Profile',
  component: MyProfile,
  args: argsOf(),
  parameters: inPage({ at: '/profile', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof MyProfile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Professional: Story = {};

export const Clinic: Story = { args: argsOf(clinicProfile()) };

export const Newcomer: Story = { args: argsOf(newProfile()) };

export const French: Story = { globals: { locale: 'fr-CA' } };
