import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import {
  AccessibilityPage,
  CookiesPage,
  CreditsPage,
  PrivacyPolicyPage,
  TermsPage,
} from './legal-page';

const meta = {
  title: 'Pages/Legal',
  component: PrivacyPolicyPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at: '/privacy' }) },
} satisfies Meta<typeof PrivacyPolicyPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const FRENCH = { locale: 'fr-CA' };

export const Privacy: Story = {};

export const PrivacyFrench: Story = { globals: FRENCH };

export const FrenchFirstInQuebec: Story = {
  parameters: inPage({
    at: '/privacy',
    viewer: fakeViewer('hygienist', { province: 'Quebec', city: 'Montréal' }),
  }),
};

export const Terms: Story = { render: () => <TermsPage /> };

export const TermsFrench: Story = { ...Terms, globals: FRENCH };

export const Cookies: Story = { render: () => <CookiesPage /> };

export const CookiesFrench: Story = { ...Cookies, globals: FRENCH };

export const Accessibility: Story = { render: () => <AccessibilityPage /> };

export const AccessibilityFrench: Story = { ...Accessibility, globals: FRENCH };

export const Credits: Story = { render: () => <CreditsPage /> };

export const CreditsFrench: Story = { ...Credits, globals: FRENCH };
