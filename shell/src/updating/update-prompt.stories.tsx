import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { UpdatePrompt } from './update-prompt';

const worker = {
  subscribe: () => () => undefined,
  hasUpdate: () => true,
  update: () => undefined,
};

const meta = {
  title: 'Shell/Update prompt',
  component: UpdatePrompt,
  args: { worker },
  parameters: inPage({ at: '/' }),
} satisfies Meta<typeof UpdatePrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NewVersion: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const NoNewVersion: Story = { args: { worker: { ...worker, hasUpdate: () => false } } };

export const PutOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
  },
};
