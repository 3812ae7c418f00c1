import path from 'node:path';
import ts from 'typescript';

const folder = path.join(__dirname, '..');

export interface PublicProp {
  /** The component or interface. */
  owner: string;
  name: string;
  /** The docstring, or an empty string. */
  text: string;
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

/** The design system's file that declares a symbol; `undefined` for libraries. */
function ownFileOf(symbol: ts.Symbol, root: string): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file?.startsWith(root) && !file.includes('/node_modules/')
    ? path.relative(root, file)
    : undefined;
}

/** Type of the props for a component, or the type itself. */
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
  /** Every prop and field of the public API. */
  props: readonly PublicProp[];
  /** Components and types without a docstring, with their files. */
  components: readonly PublicProp[];
}

/** Lists the public API of an index file. */
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
