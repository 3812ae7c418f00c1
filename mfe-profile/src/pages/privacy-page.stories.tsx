import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { PrivacyPageDocument } from '../generated/graphql';
import {
  closingBooking,
  closingBookings,
  dataExportNode,
  ownPrivacy,
  privacyNode,
} from '../testing/privacy-fixtures';
import { PrivacyPage } from './privacy-page';

const page = { at: '/account/privacy', viewer: fakeViewer('hygienist'), graph: ownPrivacy() };
const collecting = dataExportNode({ status: 'collecting', partsDone: 1, url: null });

const meta = {
  title: 'Pages/Privacy',
  component: PrivacyPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof PrivacyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const NothingAskedYet: Story = {
  parameters: inPage({ ...page, graph: ownPrivacy(privacyNode({ dataExports: [] })) }),
};

export const Collecting: Story = {
  parameters: inPage({ ...page, graph: ownPrivacy(privacyNode({ dataExports: [collecting] })) }),
};

export const Closing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close my account' }));
  },
};

export const ClosingWhileBooked: Story = {
  ...Closing,
  parameters: inPage({
    ...page,
    graph: {
      ...page.graph,
      ...closingBookings(
        closingBooking('1', { reliabilityPoints: 10 }),
        closingBooking('2', {}),
        closingBooking('3', null),
      ),
    },
  }),
};

export const ClosingWhileBookedInFrench: Story = {
  ...ClosingWhileBooked,
  globals: { locale: 'fr-CA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer mon compte' }));
  },
};

export const Loading: Story = {
  parameters: inPage({ ...page, graph: pending(PrivacyPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ ...page, graph: unreachable(PrivacyPageDocument) }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };
