import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { roadmapItems } from '../../testing/feedback-fixtures';
import { RoadmapStages } from './roadmap-stages';

const meta = {
  title: 'Features/Roadmap/Stages',
  component: RoadmapStages,
  args: { items: roadmapItems() },
  parameters: inPage({ at: '/roadmap', viewer: null }),
} satisfies Meta<typeof RoadmapStages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Published: Story = {};

export const NothingInAnyStage: Story = { args: { items: [] } };

export const French: Story = { globals: { locale: 'fr-CA' } };
