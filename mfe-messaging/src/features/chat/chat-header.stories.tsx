import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { ChatHeader } from './chat-header';

const meta = {
  title: 'Features/Chat/Header',
  component: ChatHeader,
  args: { name: 'Ana Reyes', role: 'hygienist', page: '/professionals/2' },
  parameters: inPage({ at: '/messages' }),
} satisfies Meta<typeof ChatHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Professional: Story = {};

export const Clinic: Story = { args: { name: 'Maple Dental', role: 'clinic', page: '/clinics/1' } };

export const FormerMember: Story = { args: { name: 'Former member', role: null, page: null } };

export const LongName: Story = {
  args: { name: 'Marie-Antoinette-Joséphine Desrosiers-Villeneuve' },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
