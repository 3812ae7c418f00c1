import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { ReferredNote } from './referred-note';

const meta = {
  title: 'Features/Referral/Note on sign-up',
  component: ReferredNote,
  parameters: inPage({ at: '/auth' }),
} satisfies Meta<typeof ReferredNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };
