import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerRequests,
  FakeSocket,
  fakeViewer,
  renderPage,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import { message, server, type StoredMessage } from '../testing/chat-server';
import { MessagesPage } from './messages-page';

const viewer = fakeViewer('clinic');

let restore = () => undefined as void;
afterEach(() => restore());

describe('the input of /messages', () => {
  beforeEach(() => {
    FakeSocket.opened = [];
    sessionStorage.clear();
  });

  it('says why a text is refused before it is sent', async () => {
    const stored: StoredMessage[] = [];
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph: server(stored), viewer });
    const field = await screen.findByPlaceholderText('Type a message...');
    await userEvent.click(field);
    await userEvent.paste('Pay \u202Eme');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/characters that change the direction/)).toBeVisible();
    expect(stored).toHaveLength(0);
    await userEvent.clear(field);
  });

  it('sends chosen files once they are stored, without words', async () => {
    const stored: StoredMessage[] = [];
    const graph = server(stored);
    const sent: Record<string, unknown>[] = [];
    const { SendMessage } = graph as { SendMessage: (variables: { input: object }) => object };
    restore = answerRequests({
      'POST /api/upload/message-attachment': {
        status: 201,
        body: { url: '/uploads/documents/1', proof: 'sealed' },
      },
    });
    await renderPage(<MessagesPage />, {
      at: '/messages?userId=2',
      graph: {
        ...graph,
        SendMessage: (variables) => {
          sent.push(variables.input as Record<string, unknown>);
          return SendMessage(variables as { input: object }) as never;
        },
      },
      viewer,
    });
    await screen.findByPlaceholderText('Type a message...');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    const input = screen.getByLabelText<HTMLInputElement>('Attach files', { selector: 'input' });
    const way = new File(['%PDF-'], 'way.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, way);
    const list = within(await screen.findByRole('list', { name: 'Files to send' }));
    expect(list.getAllByText('way.pdf')[0]).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Files to send' })).not.toBeInTheDocument(),
    );
    expect(sent).toEqual([
      expect.objectContaining({
        content: '',
        attachments: [{ proof: 'sealed', fileName: 'way.pdf' }],
      }),
    ]);
  });

  it('puts a quick reply of the role into the input', async () => {
    const graph = server([]);
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
    const field = await screen.findByPlaceholderText('Type a message...');
    await userEvent.click(screen.getByRole('button', { name: 'Quick replies' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Thank you, see you then.' }));
    expect(field).toHaveValue('Thank you, see you then.');
  });

  it('divides days, and makes web addresses links that tell nothing about this page', async () => {
    const old = { ...message(1, '2', 'Long ago'), createdAt: '2025-03-05T15:00:00Z' };
    const stored = [old, message(2, '2', 'See https://example.org/map.')];
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph: server(stored), viewer });
    const log = within(await screen.findByRole('log', { name: /^Messages in/ }));
    expect(log.getByText('March 5, 2025')).toBeVisible();
    const link = log.getByRole('link', { name: /example\.org/ });
    expect(link).toHaveAttribute('href', 'https://example.org/map');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('marks a message that could not be sent, and sends it again by its button', async () => {
    const stored: StoredMessage[] = [];
    let isReachable = false;
    const graph = server(stored, () => {
      if (!isReachable) throw new Error('connection reset');
    });
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
    const field = await screen.findByPlaceholderText('Type a message...');
    await userEvent.type(field, 'Hello{Enter}');
    const log = within(await screen.findByRole('log', { name: /^Messages in/ }));
    expect(await log.findByText('Not sent')).toBeVisible();
    isReachable = true;
    await userEvent.click(log.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stored).toHaveLength(1));
    await waitFor(() => expect(log.queryByText('Not sent')).not.toBeInTheDocument());
    expect(field).toHaveValue('');
  });

  it('keeps the text when it could not be sent, and retries with the same id', async () => {
    const ids: string[] = [];
    const graph: GraphAnswers = {
      ...server([]),
      SendMessage: ({ input }) => {
        ids.push((input as { clientMessageId: string }).clientMessageId);
        throw new Error('connection reset');
      },
    };
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph, viewer });
    const field = await screen.findByPlaceholderText('Type a message...');
    await userEvent.type(field, 'Hello{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeVisible();
    expect(field).toHaveValue('Hello');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
  });

  it('sends on Enter, breaks the line on Shift+Enter, and never sends blanks', async () => {
    const stored: StoredMessage[] = [];
    await renderPage(<MessagesPage />, { at: '/messages?userId=2', graph: server(stored), viewer });
    expect(await screen.findByText('Start a conversation!')).toBeVisible();
    const field = screen.getByPlaceholderText('Type a message...');
    await userEvent.type(field, '  {Enter}');
    expect(stored).toHaveLength(0);
    await userEvent.clear(field);
    await userEvent.type(field, 'Hello{Shift>}{Enter}{/Shift}Ana {Enter}');
    await waitFor(() => expect(stored).toHaveLength(1));
    expect(stored[0]?.content).toBe('Hello\nAna');
    await waitFor(() => expect(field).toHaveValue(''));
  });
});
