import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { ResetPasswordPage } from './reset-password-page';

const withLink = { at: '/auth/reset-password#token' };

const meta = {
  title: 'Pages/Forgot password',
  component: ResetPasswordPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/auth/reset-password' }) },
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AskForLink: Story = {};

export const AskForLinkInFrench: Story = { globals: { locale: 'fr-CA' } };

export const NewPassword: Story = { parameters: inPage(withLink) };

export const NewPasswordInFrench: Story = { ...NewPassword, globals: { locale: 'fr-CA' } };
