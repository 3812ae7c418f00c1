import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { CompleteSocialConnectionDocument } from '../../generated/graphql';
import { CONNECTED, SEVERAL_PAGES } from '../../testing/social-scenes';
import { ConnectionResult } from './connection-result';

const viewer = fakeViewer('clinic');
const payload = { __typename: 'SocialAccountPayload' as const, choice: null, errors: [] };
const connected = answer(CompleteSocialConnectionDocument, {
  completeSocialConnection: { ...payload, account: CONNECTED[0]! },
});
const returned = (query: string, graph = connected) =>
  inPage({ at: `/facebook-connected?${query}`, viewer, graph });

const meta = {
  title: 'Features/Social accounts/Connection',
  component: ConnectionResult,
  args: { network: 'facebook' },
  parameters: returned('code=1&state=2'),
} satisfies Meta<typeof ConnectionResult>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Connected: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const Denied: Story = { parameters: returned('error=access_denied') };

export const Refused: Story = { parameters: returned('error=server_error') };

export const Expired: Story = {
  parameters: returned(
    'code=1&state=2',
    answer(CompleteSocialConnectionDocument, {
      completeSocialConnection: {
        ...payload,
        account: null,
        errors: [
          {
            __typename: 'UserError',
            message: 'More than ten minutes have passed since you began. Connect again.',
          },
        ],
      },
    }),
  ),
};

export const NetworkDown: Story = {
  parameters: returned('code=1&state=2', unreachable(CompleteSocialConnectionDocument)),
};

export const Connecting: Story = {
  parameters: returned('code=1&state=2', pending(CompleteSocialConnectionDocument)),
};

export const SeveralPages: Story = {
  parameters: returned(
    'code=1&state=2',
    answer(CompleteSocialConnectionDocument, {
      completeSocialConnection: { ...payload, account: null, choice: SEVERAL_PAGES },
    }),
  ),
};

export const NothingReturned: Story = { parameters: returned('') };
