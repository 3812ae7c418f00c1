import type { IncomingMessage } from 'node:http';
import { createHostList, createHttpServer } from '@tbt/service-kit';
import type { HttpServer, RunningServer } from '@tbt/service-kit';
import { calendarRoute } from './calendar/calendar-route';
import { DEFAULT_SETTINGS } from './gateway-options';
import type { GatewayOptions, GatewaySettings } from './gateway-options';
import { createGraphExecutor } from './graph/execute-operation';
import { graphRoute } from './graph/graph-route';
import { createGraphServer } from './graph/graph-server';
import { limitRules } from './graph/limits';
import { createPlanExecutor, createPlannerThread } from './graph/plan';
import { prepareDocuments } from './graph/prepare-documents';
import { meteredExecutor } from './graph/metered-executor';
import { createReadBudget } from './graph/read-budget';
import { createSupergraph } from './graph/supergraph';
import { createTransports } from './graph/transports';
import { createTrustedDocuments } from './graph/trusted-documents';
import type { OriginRules } from './origin-check';
import { createReadiness } from './readiness';
import { createRealtime } from './realtime';
import { createCallerReader } from './request-caller';
import { routes } from './rest';
import { describeApi } from './rest/describe-api';
import { acceptAllMethods, restServer } from './rest/rest-server';
import { respondToBadUrl } from './rest/send-problem';
import { REST_PREFIX } from './rest/route-path';
import { createSessionCookies } from './session-cookie';
import { requestedHost } from './trusted-proxy';
import { createFileScanner, createUploadStore, noScanner, serveFiles } from './uploads';
import { unsubscribeRoute } from './unsubscribe/unsubscribe-route';
import { createViewerReader } from './viewer';

export type Gateway = {
  app: HttpServer['app'];
  listen(where: { port: number; host: string }): Promise<RunningServer>;
  /** @throws NotReadyError naming what is missing. */
  ready(): Promise<void>;
  /** Not ready, drain, close sockets with the restart code, disconnect the subgraphs. */
  stop(): Promise<void>;
};

const originRules = ({ publicUrl, allowedOrigins, proxySecret }: GatewaySettings): OriginRules => ({
  allowedOrigins: [new URL(publicUrl).origin, ...allowedOrigins],
  proxySecret,
});

/** Public API: /graphql, /api and /ws on one server. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { bus, deployment, keys, logger } = options;
  const settings = { ...DEFAULT_SETTINGS, ...options.settings };
  const isIntrospectable = settings.documents === 'any';
  const rules = limitRules({ isIntrospectable });
  const origins = originRules(settings);
  const cookies = createSessionCookies(new URL(settings.publicUrl).protocol === 'https:');

  const transports = createTransports(options.subgraphs, {
    keys,
    bus,
    deadlineMs: settings.subgraphDeadlineMs,
    logger,
  });
  const gateway = createSupergraph(options, transports, logger);
  const thread = options.plannerThread ?? createPlannerThread(logger);
  const planner = createPlanExecutor({
    ...{ gateway, thread, transports, logger },
    planningMs: settings.planningMs,
  });
  const budget = createReadBudget(settings.reads);
  const viewers = createViewerReader({ identity: transports.identity, bus, logger });
  const readCaller = createCallerReader({
    viewers,
    cookies,
    origins,
    deadlineMs: settings.requestDeadlineMs,
  });
  const documents = createTrustedDocuments({
    policy: settings.documents,
    manifestPaths: settings.documentManifests,
    releasesDir: settings.releasesDir,
    logger,
  });
  const graphServer = createGraphServer({
    gateway,
    planner,
    budget,
    rules,
    isIntrospectable,
    logger,
    onMutation: (fields, { info }) => {
      if (!info.viewer) return;
      if (fields.includes('logOut')) viewers.forget(info.viewer);
      if (info.renewedToken) viewers.forget({ ...info.viewer, sessionId: null });
    },
  });
  await graphServer.start();
  const executor = createGraphExecutor({ gateway, planner, rules, logger });
  const preparing = new AbortController();
  const known = settings.plans === 'before-ready' ? documents.texts() : null;
  const prepared = known && prepareDocuments(executor, known, { logger, signal: preparing.signal });

  const ready = createReadiness({ transports, bus, gateway, prepared });
  const isKnownHost = createHostList(origins.allowedOrigins);
  const isAllowedHost = (request: IncomingMessage) =>
    isKnownHost(requestedHost(request, origins.proxySecret));
  const http = createHttpServer({
    logger,
    ready,
    degraded: () => bus.degraded(),
    isAllowedHost,
    frameworkErrors: respondToBadUrl,
  });
  acceptAllMethods(http.app);
  const shared = { documents, readCaller, cookies, budget, logger };
  await http.app.register(graphRoute, { server: graphServer, ...shared });
  const uploads = createUploadStore({
    ...deployment,
    scan: settings.fileScannerUrl ? createFileScanner(settings.fileScannerUrl, logger) : noScanner,
  });
  const paid = meteredExecutor(executor, budget);
  const rest = {
    routes,
    executor: paid,
    readCaller,
    budget,
    viewers,
    origins,
    uploads,
    cookies,
    logger,
  };
  serveFiles(http.app, deployment);
  await http.app.register(calendarRoute, { executor, readCaller });
  await http.app.register(
    async (scope) => {
      await restServer(scope, rest);
      describeApi(scope, routes);
    },
    { prefix: REST_PREFIX },
  );
  await http.app.register(unsubscribeRoute, { executor, readCaller });
  const realtime = createRealtime({
    server: http.app.server,
    executor,
    bus,
    ...shared,
    origins,
    isAllowedHost,
    cookies,
  });
  http.app.addHook('preClose', (done) => {
    realtime.close().then(() => done(), done);
  });

  let running: RunningServer | undefined;
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await (running ? running.close() : http.app.close());
    preparing.abort();
    await prepared;
    viewers.close();
    await graphServer.stop();
    if (thread !== options.plannerThread) await thread.close();
    await Promise.all(Object.values(transports).map((transport) => transport.close()));
  };

  return {
    app: http.app,
    ready,
    stop: () => (stopping ??= stop()),
    async listen(where) {
      running = await http.listen(where);
      return running;
    },
  };
}
