import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { spell } from './names';
import { catalogueEdits, quoted, textPrefix, type WrittenTexts } from './texts';
import type { Plan } from './write-plan';

export interface FeatureOptions extends WrittenTexts {
  readonly name: string;
  readonly mfe: string;
}

export function planFeature({ name, mfe, title, titleFr, lead, leadFr }: FeatureOptions): Plan {
  const { kebab, pascal, camel, words } = spell(name);
  const folder = `${mfe}/src/features/${kebab}`;
  if (existsSync(join(repositoryRoot, folder))) {
    throw new Error(`${mfe} has a feature ${kebab} already`);
  }
  const prefix = textPrefix(mfe);
  const values = {
    name: kebab,
    Name: pascal,
    camel,
    words,
    prefix,
    titleCode: quoted(title),
    titleFrCode: quoted(titleFr),
  };
  return {
    templates: 'feature',
    project: mfe,
    values,
    edits: catalogueEdits(mfe, {
      [`${prefix}.${camel}.title`]: [title, titleFr],
      [`${prefix}.${camel}.lead`]: [lead, leadFr],
    }),
    generates: [mfe],
    nextSteps: [
      `npx jest -c ${mfe}/package.json src/features/${kebab}`,
      `Put <${pascal} /> into a page of ${mfe}/src/pages; features never import each other`,
      `What it reads: ${kebab}.fragment.graphql beside it, spread in the page's query`,
      `npm run dev -- ${mfe}`,
    ],
  };
}
