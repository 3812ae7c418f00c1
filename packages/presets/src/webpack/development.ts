import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { repositoryRoot } from '@tbt/workspace/repository-root';

/** Addresses that `npm run dev` gives to a development server. */
export interface DevelopmentAddresses {
  port: number;
  stackOrigin: string;
}

const REFRESH = path.join(repositoryRoot, 'node_modules/react-refresh');
const SHARED_REFRESH = path.join(__dirname, 'refresh-runtime.js');

export const developmentAliases = (): Record<string, string> => ({
  'react-refresh/runtime$': SHARED_REFRESH,
  [`${path.join(REFRESH, 'runtime.js')}$`]: SHARED_REFRESH,
  'react-refresh-itself$': path.join(REFRESH, 'cjs/react-refresh-runtime.development.js'),
  'react/jsx-dev-runtime$': path.join(__dirname, 'jsx-dev-runtime.js'),
  'react-production-jsx$': path.join(
    repositoryRoot,
    'node_modules/react/cjs/react-jsx-runtime.production.js',
  ),
});

export const developmentPlugins = (name: string): Configuration['plugins'] => [
  new ReactRefreshPlugin({ overlay: false }),
  new HtmlWebpackPlugin({
    title: name,
    chunks: ['main'],
    templateContent:
      '<!doctype html><html lang="en-CA"><head><meta name="viewport" content="width=device-width"></head><body><div id="root"></div></body></html>',
  }),
];

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
    // The remote runs in a page of the shell, so updates need its own port.
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
        // The stack refuses a foreign Origin header.
        headers: { origin: stackOrigin },
        changeOrigin: true,
      },
    ],
  };
}
