import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, pending, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { PlanChangeDocument, SubscriptionPageDocument } from '../generated/graphql';
import {
  changeTo,
  subscribed,
  SUBSCRIPTIONS,
  type SubscriptionNode,
} from '../testing/subscription-scenes';
import { SubscriptionPage } from './subscription-page';

const at = '/subscription';
const viewer = fakeViewer('clinic');
const state = (subscription: SubscriptionNode): Story => ({
  parameters: inPage({ at, viewer, graph: subscribed(subscription) }),
});

const dialog = (button: RegExp, graph: GraphAnswers, name: keyof typeof SUBSCRIPTIONS = 'active') =>
  ({
    parameters: inPage({ at, viewer, graph: { ...subscribed(SUBSCRIPTIONS[name]), ...graph } }),
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: button }));
    },
  }) satisfies Story;

const meta = {
  title: 'Pages/Subscription',
  component: SubscriptionPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at, viewer }) },
} satisfies Meta<typeof SubscriptionPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Free = state(SUBSCRIPTIONS.free);

export const Preselected: Story = {
  parameters: inPage({ at: `${at}?plan=premium`, viewer, graph: subscribed(SUBSCRIPTIONS.free) }),
};

export const WithoutProvider = state(SUBSCRIPTIONS.noProvider);

export const Trial = state(SUBSCRIPTIONS.trial);

export const Active = state(SUBSCRIPTIONS.active);

export const SmallerNext = state(SUBSCRIPTIONS.smallerNext);

export const PastDue = state(SUBSCRIPTIONS.pastDue);

export const Cancelled = state(SUBSCRIPTIONS.cancelled);

export const Ended = state(SUBSCRIPTIONS.ended);

export const Promotional = state(SUBSCRIPTIONS.promotional);

export const GivenWithoutEnd = state(SUBSCRIPTIONS.givenWithoutEnd);

export const Given = state(SUBSCRIPTIONS.given);

export const GivenBesideOwn = state(SUBSCRIPTIONS.givenBeside);

export const Loading: Story = {
  parameters: inPage({ at, viewer, graph: pending(SubscriptionPageDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ at, viewer, graph: unreachable(SubscriptionPageDocument) }),
};

export const Professional: Story = {
  parameters: inPage({ at, viewer: fakeViewer('hygienist') }),
};

export const SignedOut: Story = { parameters: inPage({ at, viewer: null }) };

export const French: Story = {
  globals: { locale: 'fr-CA' },
  parameters: inPage({ at, viewer, graph: subscribed(SUBSCRIPTIONS.pastDue) }),
};

export const ChangeNow = dialog(/^Change to Premium/, changeTo('premium'));

export const ChangeLater = dialog(/^Change to Basic/, changeTo('basic'));

export const ChangeLoading = dialog(/^Change to Premium/, pending(PlanChangeDocument));

export const ChangeFailed = dialog(/^Change to Premium/, unreachable(PlanChangeDocument));

export const ChangeNowInFrench: Story = {
  ...dialog(/^Passer à Premium/, changeTo('premium')),
  globals: { locale: 'fr-CA' },
};

export const Cancel = dialog(/^Cancel plan/, {}, 'smallerNext');

export const CancelInFrench: Story = {
  ...dialog(/^Annuler le forfait/, {}, 'smallerNext'),
  globals: { locale: 'fr-CA' },
};
