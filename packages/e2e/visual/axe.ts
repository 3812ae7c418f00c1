import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = createRequire(__filename).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

declare global {
  interface Window {
    axe?: { run(context: Node, options: object): Promise<{ violations: Violation[] }> };
  }
}

export const loadAxe = (page: Page) => page.addScriptTag({ path: AXE });

/** axe violations with real layout and colours. @param judgesPage - false for a part, which has no landmarks. */
export async function violations(page: Page, judgesPage: boolean): Promise<string[]> {
  const found = await page.evaluate(async (isWhole) => {
    const rules = {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'heading-order': { enabled: isWhole },
    };
    // Passes need no details, and no rule here reads style sheets.
    const options = { rules, resultTypes: ['violations'], preload: false };
    const result = await window.axe?.run(document.body, options);
    return result?.violations ?? [{ id: 'axe did not run', nodes: [] }];
  }, judgesPage);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${reason.trim()} ${html.slice(0, 160)}`;
    }),
  );
}
