import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { ConfirmEmailPage } from './confirm-email-page';

const meta = {
  title: 'Pages/Confirm email',
  component: ConfirmEmailPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/auth/confirm-email#token' }) },
} satisfies Meta<typeof ConfirmEmailPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithLink: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const WithoutLink: Story = { parameters: inPage({ at: '/auth/confirm-email' }) };
