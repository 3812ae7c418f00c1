import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, unreachable } from '@tbt/web-kit/testing';
import { ClinicRegistrationPageDocument } from '../generated/graphql';
import { bareOffice, registration, wholeOffice } from '../testing/registration-scenes';
import { ClinicRegistrationPage } from './clinic-registration-page';

const at = '/clinic-registration';
const visitor = { at, graph: registration(null) };
const clinic = fakeViewer('clinic', { subscriptionStatus: 'free' });

const meta = {
  title: 'Pages/Clinic registration',
  component: ClinicRegistrationPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(visitor) },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ClinicRegistrationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};

/** A clinic with an account adds what is missing. */
export const SignedIn: Story = {
  parameters: inPage({ at, viewer: clinic, graph: registration(bareOffice()) }),
};

/** Only a plan is missing: the code can still be claimed. */
export const PlanOnly: Story = {
  parameters: inPage({
    at: `${at}?code=FIRST5FREE`,
    viewer: clinic,
    graph: registration(wholeOffice()),
  }),
};

export const Complete: Story = {
  parameters: inPage({
    at,
    viewer: fakeViewer('clinic', { subscriptionStatus: 'active', subscriptionTier: 'pro' }),
    graph: registration(wholeOffice()),
  }),
};

export const Professional: Story = {
  parameters: inPage({ at, viewer: fakeViewer('hygienist'), graph: registration(null) }),
};

export const Unreachable: Story = {
  parameters: inPage({ at, viewer: clinic, graph: unreachable(ClinicRegistrationPageDocument) }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };
