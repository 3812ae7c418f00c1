import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ClinicProfileFragmentDoc } from '../../generated/graphql';
import { clinicProfile } from '../../testing/fixtures';
import { ClinicProfile } from './clinic-profile';

const meta = {
  title: 'Features/Public profile/Clinic',
  component: ClinicProfile,
  args: { clinic: makeFragmentData(clinicProfile(), ClinicProfileFragmentDoc) },
  parameters: inPage({ at: '/clinics/1' }),
} satisfies Meta<typeof ClinicProfile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const paying = makeFragmentData(clinicProfile({ paysInDays: 6 }), ClinicProfileFragmentDoc);

export const KnownToPay: Story = { args: { clinic: paying } };

export const KnownToPayInFrench: Story = { ...KnownToPay, globals: { locale: 'fr-CA' } };

export const KnownToPayOnAPhone: Story = {
  ...KnownToPay,
  globals: { viewport: { value: 'phone' } },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
