import { join } from 'node:path';
import { formatFiles, type GeneratorCallback, type Tree } from '@nx/devkit';
import { generateProject } from '@tbt/presets/codegen/generate-project';
import { compose } from '@tbt/presets/compose';
import { repositoryRoot } from '@tbt/workspace/repository-root';
import { runCommand } from '@tbt/workspace/run-command';
import { planComponent } from './component';
import { planFeature } from './feature';
import { planModule } from './module';
import { planPage } from './page';
import { planRoute } from './route';
import { writePlan, type Plan } from './write-plan';

async function describeApi(): Promise<void> {
  const inRepository = (file: string) => join(repositoryRoot, file);
  const { code, output } = await runCommand(process.execPath, [
    '--require',
    inRepository('packages/workspace/register.cjs'),
    inRepository('gateway/src/print-openapi.ts'),
  ]);
  if (code !== 0) throw new Error(`gateway/openapi.json could not be written:\n${output}`);
}

const generatorOf =
  <Options>(planOf: (options: Options) => Plan) =>
  async (tree: Tree, options: Options): Promise<GeneratorCallback> => {
    const plan = planOf(options);
    writePlan(tree, plan);
    await formatFiles(tree);
    return async () => {
      if (plan.composes) compose();
      for (const project of plan.generates) await generateProject(project);
      if (plan.describesApi) await describeApi();
      const steps = plan.nextSteps.map((step, index) => `  ${index + 1}. ${step}`);
      process.stdout.write(`\nNext:\n${steps.join('\n')}\n`);
    };
  };

export const generators = {
  module: generatorOf(planModule),
  route: generatorOf(planRoute),
  page: generatorOf(planPage),
  feature: generatorOf(planFeature),
  component: generatorOf(planComponent),
};
