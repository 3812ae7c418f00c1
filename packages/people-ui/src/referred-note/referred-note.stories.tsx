import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, inPage } from '@tbt/web-kit/testing';
import { ReferralLinkDocument } from '../generated/graphql';
import { ReferredNote } from './referred-note';

const meta = {
  title: 'Features/Referral/Note on sign-up',
  component: ReferredNote,
  args: { code: 'valid' },
  parameters: inPage({
    at: '/auth',
    graph: answer(ReferralLinkDocument, ({ code }) => ({
      referralLink: { __typename: 'ReferralLink', status: code },
    })),
  }),
} satisfies Meta<typeof ReferredNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Valid: Story = {};

export const ForClinics: Story = { args: { isForClinics: true } };

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const ForClinicsInFrench: Story = {
  args: { isForClinics: true },
  globals: { locale: 'fr-CA' },
};

export const Unknown: Story = { args: { code: 'unknown' } };

export const Own: Story = { args: { code: 'own' } };

export const Ended: Story = { args: { code: 'ended' } };

export const NotNew: Story = { args: { code: 'not_new' } };
