import {
  Avatar,
  Badge,
  Button,
  ChatBubble,
  Cluster,
  IconButton,
  Page,
  SearchField,
  Split,
  Stack,
  StatusDot,
  Text,
  TextArea,
} from '../index';

const people = ['Maple Dental', 'River Heights Dental Centre', 'Dr. Okafor and Partners'];

function List() {
  return (
    <Stack as="ul" gap="4">
      {people.map((name) => (
        <li key={name}>
          <Cluster gap="3" nowrap>
            <Avatar name={name} />
            <Stack gap="0">
              <Text size="dense" strong clamp={1}>
                {name}
              </Text>
              <Text size="small" tone="muted" clamp={1}>
                See you at 7:45
              </Text>
            </Stack>
          </Cluster>
        </li>
      ))}
    </Stack>
  );
}

function Messages() {
  return (
    <Stack as="ol" gap="4">
      <ChatBubble side="other" author="Maple Dental" meta="12 minutes ago">
        Good morning! Can you be here at 7:45? The door code is on the confirmation.
      </ChatBubble>
      <ChatBubble side="own" author="You" meta="9 minutes ago">
        Yes. I bring my own loupes.
      </ChatBubble>
      <ChatBubble side="own" author="You" state="pending" meta="Sending...">
        Is there parking?
      </ChatBubble>
      <ChatBubble
        side="own"
        author="You"
        state="failed"
        meta="Not sent"
        action={
          <Button variant="ghost" size="small">
            Try again
          </Button>
        }
      >
        One more thing
      </ChatBubble>
    </Stack>
  );
}

function Composer() {
  return (
    <Stack gap="2">
      <Cluster nowrap align="end">
        <TextArea aria-label="Message" autoGrow rows={1} placeholder="Type a message..." />
        <IconButton icon="send" label="Send" variant="outlined" />
      </Cluster>
      <Text size="caption" tone="muted">
        Messages refresh automatically every 5 seconds
      </Text>
    </Stack>
  );
}

export function ConversationShowcase() {
  return (
    <Page title="Messages" actions={<StatusDot tone="success" label="Connected" pulse />}>
      <Split
        list={<List />}
        listLabel="Conversations"
        listHeader={
          <SearchField
            label="Search conversations"
            placeholder="Search"
            clearLabel="Clear"
            value=""
            onValueChange={() => undefined}
          />
        }
        detailHeader={
          <Cluster justify="between">
            <Cluster>
              <Avatar name="Maple Dental" size="small" />
              <Text strong>Maple Dental</Text>
              <Badge>Dental office</Badge>
            </Cluster>
            <StatusDot label="Offline" />
          </Cluster>
        }
        detail={<Messages />}
        detailFooter={<Composer />}
        detailLabel="Maple Dental"
        showing="detail"
      />
    </Page>
  );
}
