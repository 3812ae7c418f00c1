import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { repositoryRoot } from '../workspace/repository-root';

/** Where a development server listens and what it stands in front of; given by `npm run dev`. */
export interface DevelopmentAddresses {
  /** Port of this project's own server. */
  port: number;
  /** Origin of the running stack, for everything that is not this project's code. */
  stackOrigin: string;
}

/** Makes Fast Refresh one thing across host and remotes; development only. */
export const refreshSharing = {
  'react-refresh/runtime': { singleton: true, eager: true, requiredVersion: false },
} as const;

/** Lets a development build run on the production React of the built shell. */
export const developmentAliases = (): Record<string, string> => ({
  'react/jsx-dev-runtime$': path.join(__dirname, 'jsx-dev-runtime.js'),
  'react-production-jsx$': path.join(
    repositoryRoot,
    'node_modules/react/cjs/react-jsx-runtime.production.js',
  ),
});

/** Plugins of a development build. */
export const developmentPlugins = (name: string): Configuration['plugins'] => [
  new ReactRefreshPlugin({ overlay: false }),
  new HtmlWebpackPlugin({
    title: name,
    chunks: ['main'],
    templateContent:
      '<!doctype html><html lang="en-CA"><head><meta name="viewport" content="width=device-width"></head><body><div id="root"></div></body></html>',
  }),
];

/** Serves one project with hot reload; the graph, the calls and the sockets go to the stack. */
export function developmentServer({
  port,
  stackOrigin,
}: DevelopmentAddresses): DevServerConfiguration {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    static: false,
    liveReload: false,
    historyApiFallback: true,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    // A page of the shell holds this remote: its updates come from the remote's own port.
    client: {
      webSocketURL: { hostname: '127.0.0.1', port, pathname: '/hot', protocol: 'ws' },
      overlay: false,
    },
    webSocketServer: { type: 'ws', options: { path: '/hot' } },
    proxy: [
      {
        context: ['/api', '/graphql', '/ws', '/uploads', '/calendar', '/remotes.json', '/releases'],
        target: stackOrigin,
        ws: true,
        // The stack refuses what names another site as its origin.
        headers: { origin: stackOrigin },
        changeOrigin: true,
      },
    ],
  };
}
