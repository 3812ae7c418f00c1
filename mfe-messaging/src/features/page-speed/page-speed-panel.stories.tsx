import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { PageSpeedsDocument } from '../../generated/graphql';
import { pageSpeeds } from '../../testing/feedback-fixtures';
import { PageSpeedPanel } from './page-speed-panel';

const viewer = fakeViewer('clinic', { isAdmin: true });
const at = (graph: ReturnType<typeof pageSpeeds>) => ({
  ...inPage({ at: '/admin-feedback?tab=speed', viewer, graph }),
});

const meta = {
  title: 'Features/Page speed/Panel',
  component: PageSpeedPanel,
  parameters: at(pageSpeeds()),
} satisfies Meta<typeof PageSpeedPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: at(pageSpeeds([])) };

export const Loading: Story = { parameters: at(pending(PageSpeedsDocument)) };

export const Failed: Story = { parameters: at(unreachable(PageSpeedsDocument)) };
