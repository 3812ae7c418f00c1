import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { AskAPerson } from './ask-a-person';

const meta = {
  title: 'Features/Matching/Ask a person',
  component: AskAPerson,
  args: { shifts: [{ id: '7', title: 'Hygienist for a full day' }], onSent: () => undefined },
  parameters: inPage({ at: '/ai-matching', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof AskAPerson>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AboutAShift: Story = {};

export const InGeneral: Story = { args: { shifts: [] } };

export const Blank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
  },
};
