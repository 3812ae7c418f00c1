import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { SignUpForm } from './sign-up-form';

const meta = {
  title: 'Features/Sign up/Form',
  component: SignUpForm,
  args: { onSigningUp: () => undefined, onLogInNeeded: () => undefined },
  parameters: inPage({ at: '/auth?tab=signup' }),
} satisfies Meta<typeof SignUpForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Office: Story = {
  parameters: inPage({ at: '/auth?tab=signup&role=clinic&returnTo=%2Fpost-job' }),
};

/** With a draft. */
export const HalfFilled: Story = {
  beforeEach: () => {
    const values = {
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@demo.test',
      role: 'hygienist',
    };
    sessionStorage.setItem('draft:sign-up', JSON.stringify(values));
    return () => sessionStorage.clear();
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
