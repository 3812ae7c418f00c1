import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { FileButton } from './file-button';

const meta = {
  title: 'Forms/FileButton',
  component: FileButton,
  args: { label: 'Attach files', maxFiles: 5, onFiles: () => undefined },
} satisfies Meta<typeof FileButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Attach: Story = {};

export const Upload: Story = { args: { icon: 'upload', label: 'Upload files' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};
