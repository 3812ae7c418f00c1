import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { UnsubscribePage } from './unsubscribe-page';

const meta = {
  title: 'Pages/Unsubscribe',
  component: UnsubscribePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/unsubscribe#a-token' }) },
} satisfies Meta<typeof UnsubscribePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheMail: Story = {};

export const WithoutToken: Story = { parameters: inPage({ at: '/unsubscribe' }) };

export const French: Story = { globals: { locale: 'fr-CA' } };
