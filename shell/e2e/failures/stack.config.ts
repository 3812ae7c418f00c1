import { startFaultyStack } from './faulty-stack';

export default startFaultyStack;
