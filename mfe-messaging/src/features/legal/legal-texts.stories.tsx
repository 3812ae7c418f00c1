import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { LegalTexts } from './legal-texts';

const meta = {
  title: 'Features/Contact/Legal texts',
  component: LegalTexts,
  parameters: inPage({ at: '/contact' }),
} satisfies Meta<typeof LegalTexts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
