import path from 'node:path';
import { clockOf, envDemoClock, parseEnv } from '@tbt/service-kit';
import * as z from 'zod';
import type { SocialNetwork } from '../site/social-networks';

const DEFAULT_PORT = 3000;
const DEFAULT_RENDER_DEADLINE_MS = 300;

/** Profiles of Tooth Be Told; those without an address are not shown. */
const profileUrl = z.url({ protocol: /^https$/ }).optional();

const SOCIAL_NETWORKS = [
  ['Facebook', 'SOCIAL_FACEBOOK_URL'],
  ['Instagram', 'SOCIAL_INSTAGRAM_URL'],
  ['LinkedIn', 'SOCIAL_LINKEDIN_URL'],
  ['X', 'SOCIAL_X_URL'],
] as const;

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(DEFAULT_PORT),
  HOST: z.string().default('127.0.0.1'),
  GATEWAY_URL: z.url(),
  RELEASES_DIR: z.string().min(1),
  /** The shell's built files; default: its build output. */
  SITE_DIR: z.string().min(1).optional(),
  /** Public address of the site; default: localhost. */
  PUBLIC_URL: z.url().optional(),
  DEMO_CLOCK: envDemoClock,
  TRUSTED_PROXY_SECRET: z.string().min(16).optional(),
  /** Addresses of load balancers before this server, separated by commas. */
  BALANCER_ADDRESSES: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((each) => each.trim()))
    .transform((list) => list.filter((each) => each !== ''))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6()]))),
  SOCIAL_FACEBOOK_URL: profileUrl,
  SOCIAL_INSTAGRAM_URL: profileUrl,
  SOCIAL_LINKEDIN_URL: profileUrl,
  SOCIAL_X_URL: profileUrl,
  /** Milliseconds for a page to be rendered; after it, the browser does. */
  RENDER_DEADLINE_MS: z.coerce.number().int().positive().default(DEFAULT_RENDER_DEADLINE_MS),
  EXPOSE_METRICS: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type ShellEnv = z.output<typeof schema> & { PUBLIC_URL: string };

/** @throws Error naming every invalid variable. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): ShellEnv {
  const env = parseEnv(schema, source);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  clockOf({ ...env, PUBLIC_URL: publicUrl });
  return {
    ...env,
    PUBLIC_URL: publicUrl,
    RELEASES_DIR: path.resolve(env.RELEASES_DIR),
  };
}

export const socialNetworksOf = (env: ShellEnv): SocialNetwork[] =>
  SOCIAL_NETWORKS.flatMap(([name, variable]) => {
    const url = env[variable];
    return url ? [{ name, url }] : [];
  });
