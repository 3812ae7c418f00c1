export { createHttpServer } from './http-server';
export type { HttpServer, HttpServerOptions, RunningServer } from './http-server';
export {
  createHostList,
  isLoopbackAddress,
  isOwnMachineName,
  peerAddress,
  RELAY_HEADERS,
} from './own-machine';
export { NotReadyError } from './not-ready-error';
export {
  hasSecondHost,
  plainProblem,
  PROBLEM_TYPE,
  refuseConnection,
  SECOND_HOST,
  UNKNOWN_HOST,
} from './problem';
export type { PlainProblem } from './problem';
export { stopOnSignals } from './stop-on-signals';
export type { StopOptions } from './stop-on-signals';
