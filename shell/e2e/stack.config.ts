import { startStack } from './stack/start-stack';

export default startStack;
