import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { ClinicRegistrationForm } from './clinic-registration-form';
import { registrationSteps } from './registration-steps';

const at = (step: string) => inPage({ at: `/clinic-registration?code=FIRST5FREE&step=${step}` });
const DRAFT = {
  officeName: 'Maple Street Dental',
  email: 'office@example.test',
  streetAddress: '1 Maple Street',
  city: 'Toronto',
  province: 'Ontario',
  postalCode: 'M5V 2T6',
  parking: 'Behind the house',
  orientation: 'Ring twice\nAsk for Robin',
  clinicVibe: 'chill',
};
/** Without the account, as the password is never kept. */
const typed = registrationSteps().filter(({ step }) => step !== 'account');
const office = {
  __typename: 'User' as const,
  id: '1',
  firstName: 'Maple',
  lastName: 'Dental',
} as never;
const begun = { missing: typed, office };

const meta = {
  title: 'Features/Clinic registration/Form',
  component: ClinicRegistrationForm,
  args: { remaining: 3 },
  parameters: at('account'),
  beforeEach: () => {
    sessionStorage.setItem('draft:clinic-registration', JSON.stringify(DRAFT));
    return () => sessionStorage.clear();
  },
} satisfies Meta<typeof ClinicRegistrationForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Restored: Story = {};

export const WithErrors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  },
};

export const Office: Story = { args: begun, parameters: at('office') };

export const FirstLocation: Story = { args: begun, parameters: at('arrival') };

export const Guide: Story = { args: begun, parameters: at('guide') };

export const PlanByCode: Story = { args: begun, parameters: at('plan') };

export const CodeUsedUp: Story = { args: { ...begun, remaining: 0 }, parameters: at('plan') };

export const Plans: Story = {
  args: begun,
  parameters: inPage({ at: '/clinic-registration?step=plan' }),
};

export const Review: Story = { args: begun, parameters: at('review') };

export const French: Story = {
  args: begun,
  parameters: at('review'),
  globals: { locale: 'fr-CA' },
};
