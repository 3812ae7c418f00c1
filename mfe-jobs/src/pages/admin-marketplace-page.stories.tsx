import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { OpenWaiversDocument } from '../generated/graphql';
import { deskQueues } from '../testing/desk-scenes';
import { AdminMarketplacePage } from './admin-marketplace-page';

const admin = fakeViewer('clinic', { role: null, isAdmin: true });
const at = '/admin-marketplace';
const full = { at, viewer: admin, graph: deskQueues().graph };

const meta = {
  title: 'Pages/Marketplace desk',
  component: AdminMarketplacePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(full) },
} satisfies Meta<typeof AdminMarketplacePage>;

export default meta;

type Story = StoryObj<typeof meta>;

const open =
  (...tabs: string[]): Story['play'] =>
  async ({ canvas, userEvent }) => {
    for (const name of tabs) await userEvent.click(await canvas.findByRole('tab', { name }));
  };

export const Waivers: Story = {};

export const Appeals: Story = { play: open('Appeals') };

export const HumanReviews: Story = { play: open('Human reviews') };

export const TypicalRates: Story = { play: open('Figures and settings', 'Typical rates') };

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const Empty: Story = { parameters: inPage({ ...full, graph: deskQueues(true).graph }) };

export const Loading: Story = {
  parameters: inPage({ ...full, graph: pending(OpenWaiversDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...full, graph: unreachable(OpenWaiversDocument) }),
};

export const NoAccess: Story = { parameters: inPage({ at, viewer: fakeViewer('clinic') }) };

export const SignedOut: Story = { parameters: inPage({ at, viewer: null }) };
