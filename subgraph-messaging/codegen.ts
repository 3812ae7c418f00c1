import { subgraphCodegen } from '@tbt/build-kit';

export default subgraphCodegen({
  mappers: {
    Conversation: '../modules/conversations#Conversation as ConversationRow',
    Message: '../modules/messages#Message as MessageRow',
  },
});
