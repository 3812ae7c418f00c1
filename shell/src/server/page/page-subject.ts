import type { IncomingHttpHeaders } from 'node:http';
import { jobPosting, optionLabel, parseId, type Locale, type Role } from '@tbt/contracts';
import * as z from 'zod/mini';
import { blogPosting } from '../../site/blog/blog-posting';
import { articleBySlug } from '../../site/blog/find-articles';
import { readGateway } from '../forwarding/read-gateway';
import type { SiteServerOptions } from '../options';
import { jobImagePath } from '../social-images/social-image-paths';
import { postedJobRule } from './posted-job';

/** Milliseconds that a page waits for what it is about. */
const PATIENCE_MS = 300;
const ARTICLE_PATH = /^\/blog\/([^/]+)\/?$/;
const ENTITY_PATH = /^\/(jobs|professionals|clinics)\/([^/]+)\/?$/;

export interface PageCall {
  id: string;
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string };
}

export interface PageSubject {
  /** `missing` is invisible to the viewer; `gone`, for visitors, a shift that takes no applications. */
  state: 'here' | 'missing' | 'gone';
  /** Without the site's name. */
  title?: string;
  description?: string;
  structuredData?: Record<string, unknown>;
  /** Of its picture beside a shared link; default: that of the site. */
  imagePath?: string;
}

const userRule = z.object({
  firstName: z.string(),
  lastName: z.string(),
  role: z.nullable(z.string()),
  city: z.nullish(z.string()),
  province: z.nullish(z.string()),
});

const HERE: PageSubject = { state: 'here' };

const dayIn = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

const IN_TOWN: Record<Locale, string> = { 'en-CA': 'in', 'fr-CA': 'à' };

type NamedPage = {
  address: string;
  /** Absolute. */
  url: string;
  locale: Locale;
  isVisitor: boolean;
  /** Milliseconds since 1970, on the clock of the services. */
  now: number;
};

type Reader = (path: string) => Promise<{ status: number; body: unknown }>;

async function readJob(id: number, page: NamedPage, read: Reader): Promise<PageSubject> {
  const { status, body } = await read(`/api/jobs/${id}`);
  const job = postedJobRule.safeParse(body);
  if (status === 404) return { state: 'missing' };
  if (!job.success) return HERE;
  const { role, city, date, title, clinicId } = job.data;
  const label = optionLabel(page.locale, 'role', role as Role);
  const named = {
    title: `${label} ${IN_TOWN[page.locale]} ${city}, ${dayIn(page.locale, date)}`,
    description: title,
    imagePath: jobImagePath(id, page.locale),
  };
  const isOpen = job.data.status === 'active' && Date.parse(job.data.startsAt) > page.now;
  if (!isOpen) return { state: page.isVisitor ? 'gone' : 'here', ...named };
  const clinic = userRule.safeParse((await read(`/api/users/${clinicId}`)).body);
  const posted = { ...job.data, clinic: clinic.success ? clinic.data : null };
  return { state: 'here', ...named, structuredData: jobPosting(posted, page.url) };
}

async function readAccount(id: number, isClinicPage: boolean, read: Reader): Promise<PageSubject> {
  const { status, body } = await read(`/api/users/${id}`);
  if (status === 404) return { state: 'missing' };
  const user = userRule.safeParse(body);
  if (!user.success) return HERE;
  const { firstName, lastName, role } = user.data;
  if ((role === 'clinic') !== isClinicPage) return { state: 'missing' };
  return { state: 'here', title: `${firstName} ${lastName}`.trim() };
}

function articleSubject(slug: string, { locale, url }: NamedPage): PageSubject {
  const article = articleBySlug(slug);
  if (!article) return { state: 'missing' };
  const { title, description } = article.texts[locale];
  const structuredData = blogPosting(article, locale, url);
  return { state: 'here', title, description, structuredData };
}

/** What the page is about, as the viewer may see it; without details when the gateway takes too long. */
export async function readPageSubject(
  page: NamedPage,
  call: PageCall,
  options: SiteServerOptions,
): Promise<PageSubject> {
  const [, slug] = ARTICLE_PATH.exec(page.address) ?? [];
  if (slug) return articleSubject(slug, page);
  const [, kind, written] = ENTITY_PATH.exec(page.address) ?? [];
  if (!kind) return HERE;
  const id = parseId(written);
  if (id === null) return { state: 'missing' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  // A request's own fields are getters, which a spread loses.
  const { id: requestId, headers, socket } = call;
  const caller = { id: requestId, headers, socket, signal };
  const read: Reader = (path) => readGateway(path, caller, options);
  try {
    if (kind === 'jobs') return await readJob(id, page, read);
    return await readAccount(id, kind === 'clinics', read);
  } catch {
    return HERE;
  }
}
