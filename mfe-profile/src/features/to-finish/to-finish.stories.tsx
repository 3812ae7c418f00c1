import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { toFinish } from '../../testing/to-finish-scenes';
import { ToFinish } from './to-finish';

const meta = {
  title: 'Features/To finish',
  component: ToFinish,
  parameters: inPage({ at: '/', viewer: fakeViewer('hygienist'), graph: toFinish() }),
} satisfies Meta<typeof ToFinish>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Verification: Story = {};

export const ProvinceMissing: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: toFinish({
      province: null,
      credentialGaps: [
        {
          __typename: 'CredentialGap',
          code: 'province_missing',
          message: 'Choose your province first.',
        },
      ],
    }),
  }),
};

export const EmailNotConfirmed: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('hygienist'),
    graph: toFinish({ isEmailConfirmed: false }),
  }),
};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Office: Story = {
  parameters: inPage({
    at: '/',
    viewer: fakeViewer('clinic'),
    graph: toFinish({ role: 'clinic', credentialGaps: [] }),
  }),
};
