import { REMOTE_CONTRACT_VERSION } from '@tbt/contracts';
import { sources, Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

/** Metadata of a remote's build for the publisher. */
export interface ReleaseNotes {
  name: string;
  version: string;
  contractVersion: number;
}

export const RELEASE_NOTES_FILE = 'release.json';

/** Writes `release.json` beside a remote's files. */
export class ReleaseNotesPlugin implements WebpackPluginInstance {
  constructor(private readonly project: { name: string; version: string }) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(ReleaseNotesPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: ReleaseNotesPlugin.name, stage }, () => {
        const notes: ReleaseNotes = { ...this.project, contractVersion: REMOTE_CONTRACT_VERSION };
        compilation.emitAsset(RELEASE_NOTES_FILE, new sources.RawSource(JSON.stringify(notes)));
      });
    });
  }
}
