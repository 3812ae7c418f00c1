import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ReferralPageDocument } from '../generated/graphql';
import { myReferral } from '../testing/referral-scenes';
import { ReferralPage } from './referral-page';

const page = { at: '/refer', viewer: fakeViewer('clinic'), graph: myReferral() };

const meta = {
  title: 'Pages/Refer',
  component: ReferralPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof ReferralPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAClinic: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OfAProfessionalOnAPhone: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('hygienist'),
    graph: myReferral({ joined: 0, completed: 0, daysGiven: 0 }),
  }),
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(ReferralPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(ReferralPageDocument) }),
};
