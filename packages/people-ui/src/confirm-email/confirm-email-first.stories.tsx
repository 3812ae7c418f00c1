import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { ConfirmEmailFirst } from './confirm-email-first';

const viewer = { ...fakeViewer('clinic'), isEmailConfirmed: false };

const meta = {
  title: 'Features/Unconfirmed email of a clinic',
  component: ConfirmEmailFirst,
  parameters: inPage({ at: '/emergency-coverage', viewer }),
} satisfies Meta<typeof ConfirmEmailFirst>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
