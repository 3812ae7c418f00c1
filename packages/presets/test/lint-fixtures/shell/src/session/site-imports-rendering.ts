// boundaries/dependencies [platform]
export { thread } from '../rendering/thread';
