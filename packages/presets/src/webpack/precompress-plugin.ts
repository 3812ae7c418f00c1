import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sources, Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

const IS_TEXT = /\.(js|css|svg|json)$/;
/** Smaller files fit one packet; bytes. */
const WORTH_IT = 1400;
const QUALITY = 9;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

/** Writes `.br` and `.gz` beside text files, so that servers need not compress. */
export class PrecompressPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PrecompressPlugin.name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise(
        { name: PrecompressPlugin.name, stage },
        async (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            const content = Buffer.from(source.buffer());
            if (!IS_TEXT.test(name) || content.length < WORTH_IT) continue;
            const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content)]);
            compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
          }
        },
      );
    });
  }
}
