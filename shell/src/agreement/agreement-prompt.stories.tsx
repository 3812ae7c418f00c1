import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { AgreementPrompt } from './agreement-prompt';

const consents = (textVersion: string) =>
  (['terms', 'privacy'] as const).map((purpose) => ({
    __typename: 'Consent' as const,
    purpose,
    textVersion,
  }));

const meta = {
  title: 'Shell/Agreement prompt',
  component: AgreementPrompt,
  parameters: {
    layout: 'fullscreen',
    ...inPage({
      at: '/jobs',
      viewer: fakeViewer('hygienist'),
      graph: {
        Agreements: {
          data: { me: { __typename: 'User', id: '2', consents: consents('2026-11-24') } },
        },
      },
    }),
  },
  beforeEach: () => {
    localStorage.removeItem('agreed');
    return () => localStorage.removeItem('agreed');
  },
} satisfies Meta<typeof AgreementPrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TermsChanged: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
