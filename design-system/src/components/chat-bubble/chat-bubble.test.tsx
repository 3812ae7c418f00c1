import { render, screen } from '@testing-library/react';
import { ChatBubble } from './chat-bubble';

it('has author, text and time', () => {
  render(
    <ol>
      <ChatBubble side="own" author="You" meta="2 minutes ago">
        On my way
      </ChatBubble>
    </ol>,
  );
  const bubble = screen.getByRole('listitem');
  expect(bubble).toHaveTextContent('YouOn my way2 minutes ago');
  expect(bubble).toHaveAttribute('data-side', 'own');
});
