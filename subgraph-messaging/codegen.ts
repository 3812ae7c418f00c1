import { subgraphCodegen } from '@tbt/build-kit';

export default subgraphCodegen({
  mappers: {
    Conversation: '../modules/conversations#Conversation',
    Message: '../modules/messages#Message',
  },
});
