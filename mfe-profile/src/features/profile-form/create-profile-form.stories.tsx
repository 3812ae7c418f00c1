import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { CreateProfileForm } from './create-profile-form';

const meta = {
  title: 'Features/Profile form/Create',
  component: CreateProfileForm,
  args: { onCreating: () => undefined },
  parameters: inPage({ at: '/profile' }),
} satisfies Meta<typeof CreateProfileForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hygienist: Story = {};

export const Assistant: Story = { parameters: inPage({ at: '/profile?role=assistant' }) };

export const Clinic: Story = { parameters: inPage({ at: '/profile?role=clinic' }) };

export const French: Story = { globals: { locale: 'fr-CA' } };

/** Submitted with errors: every invalid field is listed. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit(),
};
