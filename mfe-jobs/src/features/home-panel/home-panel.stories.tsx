import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending } from '@tbt/web-kit/testing';
import { HomePanelDocument } from '../../generated/graphql';
import { homePanel, postingEntry } from '../../testing/home-scenes';
import { HomePanel } from './home-panel';

const viewer = fakeViewer('hygienist');

const meta = {
  title: 'Features/Home panel',
  component: HomePanel,
  parameters: inPage({ at: '/', viewer, graph: homePanel() }),
} satisfies Meta<typeof HomePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Professional: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const NothingToDo: Story = {
  parameters: inPage({ at: '/', viewer, graph: homePanel([], []) }),
};

export const Clinic: Story = {
  parameters: inPage({ at: '/', viewer: fakeViewer('clinic'), graph: homePanel([postingEntry]) }),
};

export const Loading: Story = {
  parameters: inPage({ at: '/', viewer, graph: pending(HomePanelDocument) }),
};
