import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { VerificationQueueDocument } from '../generated/graphql';
import { reviews } from '../testing/review-fixtures';
import { AdminVerificationPage } from './admin-verification-page';

const viewer = fakeViewer('clinic', { isAdmin: true, role: null });
const page = { at: '/admin-verification', viewer, graph: reviews() };

const meta = {
  title: 'Pages/Admin verification',
  component: AdminVerificationPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof AdminVerificationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Empty: Story = { parameters: inPage({ ...page, graph: reviews([]) }) };

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(VerificationQueueDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(VerificationQueueDocument) }),
};

export const NotAnAdministrator: Story = {
  parameters: inPage({ ...page, viewer: fakeViewer('hygienist') }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };
