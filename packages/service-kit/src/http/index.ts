export { NotReadyError, createHttpServer } from './http-server';
export type { HttpServer, HttpServerOptions, RunningServer } from './http-server';
export { stopOnSignals } from './stop-on-signals';
export type { StopOptions } from './stop-on-signals';
