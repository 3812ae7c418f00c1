import { join } from 'node:path';
import { DOCUMENT_MANIFEST_FILE } from '@tbt/contracts';
import { sources, Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import { GENERATED_MANIFEST, readManifest } from '../codegen/document-manifest';

/** Writes `documents.json` beside an app's files: its trusted documents. */
export class DocumentManifestPlugin implements WebpackPluginInstance {
  constructor(private readonly folders: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(DocumentManifestPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: DocumentManifestPlugin.name, stage }, () => {
        for (const folder of this.folders)
          compilation.fileDependencies.add(join(folder, GENERATED_MANIFEST));
        const manifest = readManifest(this.folders);
        if (!manifest) return;
        const text = JSON.stringify(manifest);
        compilation.emitAsset(DOCUMENT_MANIFEST_FILE, new sources.RawSource(text));
      });
    });
  }
}
