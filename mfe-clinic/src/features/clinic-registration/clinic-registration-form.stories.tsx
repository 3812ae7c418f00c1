import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { ClinicRegistrationForm } from './clinic-registration-form';

const meta = {
  title: 'Features/Clinic registration/Form',
  component: ClinicRegistrationForm,
  parameters: inPage({ at: '/clinic-registration?code=FIRST5FREE' }),
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ClinicRegistrationForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithCode: Story = {};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register clinic' }));
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
