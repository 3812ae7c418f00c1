import { subgraphCodegen } from '@tbt/build-kit';

export default subgraphCodegen();
