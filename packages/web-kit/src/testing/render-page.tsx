import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from '@tbt/contracts';
import { activateLocale } from '../i18n';
import { PageFrame, type PageFrameOptions } from './page-frame';

export interface RenderPageOptions extends Omit<PageFrameOptions, 'requests'> {
  locale?: Locale;
}

export interface RenderedPage extends RenderResult {
  address: () => string;
}

export async function renderPage(
  page: ReactNode,
  { locale = 'en-CA', ...options }: RenderPageOptions = {},
): Promise<RenderedPage> {
  await activateLocale(locale);
  let current = options.at ?? '/';
  const onAddress = (address: string) => {
    current = address;
  };
  const tree = (
    <PageFrame {...options} onAddress={onAddress}>
      {page}
    </PageFrame>
  );
  // Lazy components and data settle inside one act.
  const view = await act(async () => render(tree));
  return { ...view, address: () => current };
}
