import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../workspace/repository-root';
import { requireKebab, ScaffoldError, spell } from '../names';
import { below, renderTemplates } from '../render-template';
import type { Kind } from '../scaffold-plan';
import { remoteQuestion, textQuestions } from './remotes';
import { catalogueEdits, quoted, textPrefix } from './texts';

export const featureKind: Kind = {
  name: 'feature',
  summary: 'a feature of a micro-frontend: component, texts, stories, test',
  questions: [
    { flag: 'name', prompt: 'Name, such as arrival-hints' },
    remoteQuestion,
    ...textQuestions,
  ],
  plan({ name = '', mfe = '', title = '', lead = '', ...french }) {
    const { kebab, pascal, camel, words } = spell(requireKebab(name));
    const folder = `${mfe}/src/features/${kebab}`;
    if (existsSync(join(repositoryRoot, folder))) {
      throw new ScaffoldError(`${mfe} has a feature ${kebab} already`);
    }
    const prefix = textPrefix(mfe);
    const titleFr = french['title-fr'] ?? '';
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
      files: below(mfe, renderTemplates('feature', values)),
      edits: catalogueEdits(mfe, {
        [`${prefix}.${camel}.title`]: [title, titleFr],
        [`${prefix}.${camel}.lead`]: [lead, french['lead-fr'] ?? ''],
      }),
      generates: [mfe],
      nextSteps: [
        `npx jest -c ${mfe}/package.json src/features/${kebab}`,
        `Put <${pascal} /> into a page of ${mfe}/src/pages; features never import each other`,
        `What it reads: ${kebab}.fragment.graphql beside it, spread in the page's query`,
        `npm run dev -- ${mfe}`,
      ],
    };
  },
};
