import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { AdvancedNote } from './advanced-note';

const meta = {
  title: 'Features/Matching/Advanced matching',
  component: AdvancedNote,
  parameters: inPage({ at: '/ai-matching', viewer: fakeViewer('clinic'), graph: {} }),
} satisfies Meta<typeof AdvancedNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotInThePlan: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
