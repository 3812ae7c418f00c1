import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ConversationShowcase } from './conversation-showcase';
import { FormShowcase } from './form-showcase';
import { SearchShowcase } from './search-showcase';
import { StatesShowcase } from './states-showcase';

const meta = {
  title: 'Showcase/Whole pages',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Search: Story = { render: () => <SearchShowcase /> };

export const Form: Story = { render: () => <FormShowcase /> };

export const Conversation: Story = { render: () => <ConversationShowcase /> };

export const States: Story = { render: () => <StatesShowcase /> };
