import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { MyProfileFragmentDoc } from '../../generated/graphql';
import { clinicProfile, newProfile, profileNode } from '../../testing/fixtures';
import { MyProfile } from './my-profile';

const person = (node = profileNode()) => makeFragmentData(node, MyProfileFragmentDoc);
const [licence] = profileNode().licences;

const meta = {
  title: 'Features/My profile/Profile',
  component: MyProfile,
  args: { person: person() },
  parameters: inPage({ at: '/profile', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof MyProfile>;

export default meta;

type Story = StoryObj<typeof meta>;

const openVerification: Story['play'] = async ({ canvas, userEvent }) => {
  const tabs = canvas.getAllByRole('tab');
  await userEvent.click(tabs[2]!);
};

export const Professional: Story = {};

export const Clinic: Story = { args: { person: person(clinicProfile()) } };

export const Newcomer: Story = { args: { person: person(newProfile()) } };

export const LicencesInEveryState: Story = {
  args: {
    person: person(
      profileNode({
        licences: (['pending', 'approved', 'rejected'] as const).map((status, index) => ({
          ...licence!,
          id: String(index),
          status,
        })),
      }),
    ),
  },
  play: openVerification,
};

export const French: Story = { globals: { locale: 'fr-CA' } };
