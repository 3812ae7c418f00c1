import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, inPage, pending, unreachable, type PageFrameOptions } from '@tbt/web-kit/testing';
import { UnsubscribeDocument } from '../../generated/graphql';
import { Unsubscribe } from './unsubscribe';

const at = (graph: PageFrameOptions['graph']) => inPage({ at: '/unsubscribe', graph });

const done = answer(UnsubscribeDocument, {
  unsubscribe: { __typename: 'UnsubscribePayload', category: 'applications', errors: [] },
});

const meta = {
  title: 'Features/Unsubscribe/Question',
  component: Unsubscribe,
  args: { token: 'a-token' },
  parameters: at(done),
} satisfies Meta<typeof Unsubscribe>;

export default meta;

type Story = StoryObj<typeof meta>;

const agree: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
};

export const Asked: Story = {};

export const Sending: Story = { parameters: at(pending(UnsubscribeDocument)), play: agree };

export const Done: Story = { play: agree };

export const DoneInFrench: Story = { play: agree, globals: { locale: 'fr-CA' } };

export const Failed: Story = { parameters: at(unreachable(UnsubscribeDocument)), play: agree };
