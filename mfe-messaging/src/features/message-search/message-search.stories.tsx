import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import { MessageSearchDocument } from '../../generated/graphql';
import { found } from '../../testing/search-fixtures';
import { MessageSearch } from './message-search';

const viewer = fakeViewer('clinic');
const at = (graph: PageFrameOptions['graph']) => inPage({ at: '/messages', viewer, graph });

const meta = {
  title: 'Features/Message search/Results',
  component: MessageSearch,
  args: { text: 'parking', viewerId: viewer.id },
  parameters: at(found()),
} satisfies Meta<typeof MessageSearch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Found: Story = {};

export const NothingFound: Story = { parameters: at(found([], [])) };

export const Loading: Story = { parameters: at(pending(MessageSearchDocument)) };

export const Failed: Story = { parameters: at(unreachable(MessageSearchDocument)) };

export const French: Story = { globals: { locale: 'fr-CA' } };
