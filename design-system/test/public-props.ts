import path from 'node:path';
import ts from 'typescript';

const folder = path.join(__dirname, '..');

export interface PublicProp {
  /** The component or interface it belongs to. */
  owner: string;
  /** Its name. */
  name: string;
  /** What is written over it; the empty text where nothing is. */
  text: string;
  /** The file it stands in, below the design system. */
  file: string;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const textOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** The file of the design system a symbol is declared in; `undefined` for what comes from a library. */
function ownFileOf(symbol: ts.Symbol, root: string): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file?.startsWith(root) && !file.includes('/node_modules/')
    ? path.relative(root, file)
    : undefined;
}

/** The type whose members the reader of a name writes: its own for a type, that of the props for a component. */
function propsTypesOf(symbol: ts.Symbol, checker: ts.TypeChecker): readonly ts.Type[] {
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
    return [checker.getDeclaredTypeOfSymbol(symbol)];
  }
  const declaration = symbol.valueDeclaration;
  if (!declaration) return [];
  return checker
    .getTypeOfSymbolAtLocation(symbol, declaration)
    .getCallSignatures()
    .flatMap((signature) => signature.getParameters().slice(0, 1))
    .map((parameter) => checker.getTypeOfSymbolAtLocation(parameter, declaration))
    .filter((type) => !(type.flags & ts.TypeFlags.StringLike));
}

const membersOf = (type: ts.Type): readonly ts.Symbol[] =>
  (type.isUnion() ? type.types : [type])
    .filter(({ flags }) => flags & ts.TypeFlags.Object || flags & ts.TypeFlags.Intersection)
    .flatMap((part) => part.getProperties());

export interface PublicNames {
  /** Every prop and field a reader of the package writes. */
  props: readonly PublicProp[];
  /** Names of components and types without a sentence of their own, with their files. */
  components: readonly PublicProp[];
}

/** Reads the sources behind an index file and lists what is public in them. */
export function readPublicNames(
  indexFile = path.join(folder, 'src/index.ts'),
  root = folder,
): PublicNames {
  const program = ts.createProgram([indexFile, path.join(folder, 'src/css-modules.d.ts')], options);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(indexFile);
  const module = index && checker.getSymbolAtLocation(index);
  if (!module) throw new Error(`No module at ${indexFile}`);
  const props = new Map<string, PublicProp>();
  const components: PublicProp[] = [];
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const owner = exported.name;
    const file = ownFileOf(symbol, root) ?? '';
    if (symbol.flags & ts.SymbolFlags.Function) {
      components.push({ owner, name: owner, text: textOf(symbol, checker), file });
    }
    for (const member of propsTypesOf(symbol, checker).flatMap(membersOf)) {
      const memberFile = ownFileOf(member, root);
      if (!memberFile) continue;
      const prop = { owner, name: member.name, text: textOf(member, checker), file: memberFile };
      props.set(`${memberFile} ${owner}.${member.name}`, prop);
    }
  }
  return { props: [...props.values()], components };
}
