// The declarations of the npm package, by the TypeScript compiler. Imports of workspaces become relative paths, and
// those of sources the names of the compiled files.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { root, stop } from "./bootstrap.mjs";

/** The import as the package needs it; libraries keep their names. */
function importName(name, source) {
  if (name.startsWith(".")) return name.replace(/\.ts$/, ".js");
  if (!name.startsWith("@teamwright/")) return name;
  const target = fileURLToPath(import.meta.resolve(name, pathToFileURL(source))).replace(/\.ts$/, ".js");
  const path = relative(dirname(source), target).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

const isImportName = ({ parent }) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent));

/** The declarations with their imports renamed, from the last one to the first, so that positions stay right. */
function renameImports(text, source) {
  const file = ts.createSourceFile("file.d.ts", text, ts.ScriptTarget.Latest, true);
  const names = [];
  const visit = (node) => {
    if (ts.isStringLiteral(node) && isImportName(node)) names.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names
    .toReversed()
    .reduce(
      (result, node) =>
        result.slice(0, node.getStart(file)) +
        JSON.stringify(importName(node.text, source)) +
        result.slice(node.getEnd()),
      text,
    );
}

const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => "\n",
};

/** Writes the declarations of a source, and of all that it imports, below a folder. Both paths start at the root. */
export function writeDeclarations(entry, folder) {
  const config = join(root, dirname(dirname(entry)), "tsconfig.json");
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: stop };
  const { options } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  const programOf = (files) =>
    ts.createProgram(files, {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: folder,
    });
  const files = programOf([join(root, entry)])
    .getSourceFiles()
    .map(({ fileName }) => fileName);
  // The compiler emits no file that an import found below node_modules, as those of workspaces; it emits its inputs.
  const program = programOf(files.filter((file) => !file.includes("/node_modules/")));
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0) stop(ts.formatDiagnostics(problems, formatHost));
  program.emit(undefined, (path, text, _mark, _error, [source]) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, renameImports(text, source.fileName));
  });
}
