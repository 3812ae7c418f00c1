import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, inPage, unreachable } from '@tbt/web-kit/testing';
import { RequestPasswordResetDocument } from '../../generated/graphql';
import { RequestLinkForm } from './request-link-form';

const at = '/auth/reset-password';
const sent = answer(RequestPasswordResetDocument, {
  requestPasswordReset: {
    __typename: 'RequestPasswordResetPayload',
    email: 'ana@demo.test',
    errors: [],
  },
});

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox'), 'ana@demo.test');
  await userEvent.click(await canvas.findByRole('button'));
};

const meta = {
  title: 'Features/Forgotten password/Request link form',
  component: RequestLinkForm,
  parameters: inPage({ at, graph: sent }),
} satisfies Meta<typeof RequestLinkForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Sent: Story = { play: send };

export const SentInFrench: Story = { globals: { locale: 'fr-CA' }, play: send };

export const Failed: Story = {
  parameters: inPage({ at, graph: unreachable(RequestPasswordResetDocument) }),
  play: send,
};
