import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage, pending, unreachable, type PageFrameOptions } from '@tbt/web-kit/testing';
import { RoadmapPageDocument } from '../generated/graphql';
import { roadmap } from '../testing/feedback-fixtures';
import { RoadmapPage } from './roadmap-page';

const at = (graph: PageFrameOptions['graph']) => inPage({ at: '/roadmap', graph });

const meta = {
  title: 'Pages/Roadmap',
  component: RoadmapPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...at(roadmap()) },
} satisfies Meta<typeof RoadmapPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Published: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Empty: Story = { parameters: at(roadmap([])) };

export const Loading: Story = { parameters: at(pending(RoadmapPageDocument)) };

export const Failed: Story = { parameters: at(unreachable(RoadmapPageDocument)) };
