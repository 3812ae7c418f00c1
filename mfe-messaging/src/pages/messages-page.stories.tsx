import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import {
  ChatDocument,
  ChatStrangerDocument,
  MessageSearchDocument,
  MessagesPageDocument,
  SendMessageDocument,
} from '../generated/graphql';
import { chatWith, conversations, inbox, messageNode } from '../testing/fixtures';
import { found } from '../testing/search-fixtures';
import { MessagesPage } from './messages-page';

const page: PageFrameOptions = {
  at: '/messages',
  viewer: fakeViewer('clinic'),
  graph: inbox(),
  live: 'connected',
};
const chat: PageFrameOptions = {
  ...page,
  at: '/messages?userId=2',
  graph: { ...inbox(), ...chatWith() },
};
const inChat = (graph: PageFrameOptions['graph']) =>
  inPage({ ...chat, graph: { ...inbox(), ...graph } });

const meta = {
  title: 'Pages/Messages',
  component: MessagesPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(chat) },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof MessagesPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const send: Story['play'] = async ({ canvas, userEvent }) => {
  const field = await canvas.findByPlaceholderText('Type a message...');
  await userEvent.type(field, 'The code is 4711.{Enter}');
};

export const Chat: Story = {};

export const BlockedPerson: Story = {
  parameters: inChat(chatWith(undefined, { isBlocked: true })),
};

export const ChatInFrench: Story = { globals: { locale: 'fr-CA' } };

export const NothingChosen: Story = { parameters: inPage(page) };

export const NoConversations: Story = { parameters: inPage({ ...page, graph: inbox([]) }) };

export const Loading: Story = {
  parameters: inPage({ ...chat, graph: pending(MessagesPageDocument, ChatDocument) }),
};

export const ListFailed: Story = {
  parameters: inPage({ ...page, graph: unreachable(MessagesPageDocument) }),
};

export const ChatFailed: Story = { parameters: inChat(unreachable(ChatDocument)) };

export const FirstMessage: Story = { parameters: inChat(chatWith([])) };

export const AboutAShift: Story = {
  parameters: inChat(
    chatWith(undefined, {
      shift: {
        __typename: 'Job',
        id: '9',
        title: 'Hygienist for a day',
        date: '2027-03-05',
        startTime: '08:00',
        endTime: '16:00',
        status: 'booked',
        applicationWith: {
          ...{ __typename: 'Application', id: '3' },
          message: 'Is there parking nearby, and may I leave at 3:30 on Fridays?',
        },
        booking: {
          ...{ __typename: 'Booking', id: '4', status: 'booked', actions: ['confirm'] },
          endsAt: '2027-03-05T21:00:00Z',
        },
      },
    }),
  ),
};

export const PlanOnlyAnswers: Story = { parameters: inChat(chatWith([], { needsPlan: true })) };

export const EarlierMessages: Story = {
  parameters: inChat(chatWith(undefined, { hasEarlier: true })),
};

const LATEST = chatWith([messageNode(1200, '2', 'See you on Monday.')], { hasEarlier: true });
const WORDS = [
  'Is the parking free?',
  'Yes, behind the building.',
  'Do I need a code for the door?',
  'Ring twice, we are there from seven.',
];
const AROUND = chatWith(
  WORDS.map((words, at) => messageNode(98 + at, at % 2 ? '2' : '1', words)),
  { hasEarlier: true },
);
type Answering = (variables: Record<string, unknown>) => { data?: Record<string, unknown> | null };
const chatByRange: Answering = (variables) => {
  const { Chat: answering } = variables.afterSeq == null ? LATEST : AROUND;
  return (answering as Answering)(variables);
};
const around = { ...chat, at: '/messages?userId=2&seq=100' };

/** Opened by a search; the latest messages are far away. */
export const AroundAMessage: Story = {
  parameters: inPage({ ...around, graph: { ...inbox(), ...LATEST, Chat: chatByRange } }),
};

export const LongTexts: Story = {
  parameters: inChat(
    chatWith([
      messageNode(1, '2', 'One line.\nAnother line.\n\nAnd a paragraph. '.repeat(6)),
      messageNode(2, '1', 'https://example.test/' + 'a-very-long-address-'.repeat(8)),
    ]),
  ),
};

export const DaysAndLinks: Story = {
  parameters: inChat(
    chatWith([
      messageNode(1, '2', 'How do I find you?', '2026-01-12T15:00:00Z'),
      messageNode(2, '1', 'Like this: https://example.org/map. Ring twice.'),
    ]),
  ),
};

const sentFile = (id: string, fileName: string, mediaType: string, url: string) => ({
  ...{ __typename: 'MessageAttachment' as const, id, fileName, mediaType, size: 120_000, url },
});
const map =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="160"%3E%3Cpath fill="%23cfe8e4" d="M0 0h240v160H0z"/%3E%3Cpath stroke="%23fff" stroke-width="14" d="M0 110h240M150 0v160"/%3E%3Ccircle cx="150" cy="110" r="12" fill="%230b7a75"/%3E%3C/svg%3E';

export const Files: Story = {
  parameters: inChat(
    chatWith([
      {
        ...messageNode(1, '2', 'Park here, the door is on the left.'),
        attachments: [sentFile('1', 'parking.png', 'image/png', map)],
      },
      {
        ...messageNode(2, '1', ''),
        attachments: [sentFile('2', 'certificate-cpr-2026.pdf', 'application/pdf', '/files/2')],
      },
    ]),
  ),
};

export const HiddenDetails: Story = {
  parameters: inChat(
    chatWith([
      messageNode(1, '2', 'Is there parking?'),
      { ...messageNode(2, '2', 'You can reach me at •••••.'), isMasked: true },
    ]),
  ),
};

const [, unread] = conversations();

export const Pinned: Story = {
  parameters: inPage({
    ...chat,
    graph: {
      ...inbox(undefined, false, unread && [{ ...unread, isPinned: true, isMuted: true }]),
      ...chatWith(),
    },
  }),
};

export const NothingUnread: Story = {
  parameters: inPage({ ...page, graph: inbox([]) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Unread only' }));
    await canvas.findByText('Nothing unread');
  },
};

const search: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole('searchbox', { name: 'Search people and messages' }),
    'parking',
  );
};

export const Found: Story = {
  parameters: inPage({ ...page, graph: { ...inbox(), ...found() } }),
  play: async (context) => {
    await search(context);
    await context.canvas.findByText('Is parking free?');
  },
};

export const NothingFound: Story = {
  parameters: inPage({ ...page, graph: { ...inbox(), ...found([], []) } }),
  play: async (context) => {
    await search(context);
    await context.canvas.findByText('Nothing found');
  },
};

export const SearchFailed: Story = {
  parameters: inPage({ ...page, graph: { ...inbox(), ...unreachable(MessageSearchDocument) } }),
  play: async (context) => {
    await search(context);
    await context.canvas.findByText('The search did not work');
  },
};

export const UnknownPerson: Story = {
  parameters: inChat({
    ...answer(ChatDocument, { needsPlanToWriteTo: false, conversationWith: null }),
    ...answer(ChatStrangerDocument, { user: null }),
  }),
};

export const PersonLeft: Story = { parameters: inChat(chatWith(undefined, { person: null })) };

export const Online: Story = {
  parameters: inPage({
    ...chat,
    graph: {
      ...inbox(conversations().map((row, at) => ({ ...row, isOtherOnline: at === 0 }))),
      ...chatWith(undefined, { isOnline: true }),
    },
  }),
};

export const Typing: Story = {
  parameters: inPage({ ...chat, frames: [{ type: 'typing', senderId: 2, isTyping: true }] }),
};

export const Connecting: Story = { parameters: inPage({ ...chat, live: 'connecting' }) };

export const ConnectionLost: Story = { parameters: inPage({ ...chat, live: 'error' }) };

export const Sending: Story = {
  parameters: inChat({ ...chatWith(), ...pending(SendMessageDocument) }),
  play: send,
};

export const SendingFailed: Story = {
  parameters: inChat({ ...chatWith(), ...unreachable(SendMessageDocument) }),
  play: async (context) => {
    await send(context);
    await context.canvas.findByText('Failed to send message');
  },
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };
