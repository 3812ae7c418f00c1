import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ShareableShiftsDocument } from '../generated/graphql';
import { SocialNetworksContext } from '../site/social-networks';
import { NETWORKS, ownShifts } from '../testing/social-scenes';
import { SocialPage } from './social-page';

const clinic = { at: '/social', viewer: fakeViewer('clinic'), graph: ownShifts() };

const meta = {
  title: 'Pages/Social',
  component: SocialPage,
  tags: ['page', '!autodocs'],
  decorators: [
    (Story) => (
      <SocialNetworksContext value={NETWORKS}>
        <Story />
      </SocialNetworksContext>
    ),
  ],
  parameters: { layout: 'fullscreen', ...inPage(clinic) },
} satisfies Meta<typeof SocialPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAClinic: Story = {};

export const OfAClinicInFrench: Story = { globals: { locale: 'fr-CA' } };

export const OfAProfessional: Story = {
  parameters: inPage({ at: '/social', viewer: fakeViewer('hygienist') }),
};

export const OfAVisitor: Story = { parameters: inPage({ at: '/social', viewer: null }) };

export const OfAVisitorInFrench: Story = {
  parameters: inPage({ at: '/social', viewer: null }),
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};

export const WithoutOpenShifts: Story = { parameters: inPage({ ...clinic, graph: ownShifts([]) }) };

export const Loading: Story = {
  parameters: inPage({ ...clinic, graph: pending(ShareableShiftsDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...clinic, graph: unreachable(ShareableShiftsDocument) }),
};
