/** Asks the TypeScript compiler about samples, whose texts stand on pages and in no file. */
import path from 'node:path';
import ts from 'typescript';
import type {Files} from './samples';

export interface Checker {
  /** Absolute path of the folder that the texts are thought to stand in. */
  folder: string;
  options: ts.CompilerOptions;
  /** Absolute paths of files on disk that belong to every program, such as declarations. */
  roots?: readonly string[];
}

/**
 * Makes a function that type-checks texts together (path in the folder to text) and answers with
 * what the compiler says, `name:line message` a line, none where all is well. Files on disk, such as libraries and
 * `roots`, are the same for every call, and parsed once.
 */
export function typeChecker({folder, options, roots = []}: Checker): (files: Files) => string[] {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return (files) => {
    const texts = new Map(
      Object.entries(files).map(([name, text]) => [path.join(folder, name), text]),
    );
    const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
    const host = ts.createCompilerHost(options, true);
    const {getSourceFile, fileExists, readFile, directoryExists} = host;
    host.fileExists = (file) => texts.has(path.normalize(file)) || fileExists(file);
    host.readFile = (file) => texts.get(path.normalize(file)) ?? readFile(file);
    host.directoryExists = (name) =>
      folders.has(path.normalize(name)) || (directoryExists?.(name) ?? true);
    host.getSourceFile = (file, target, ...rest) => {
      const text = texts.get(path.normalize(file));
      if (text !== undefined) {
        return ts.createSourceFile(file, text, target, true);
      }
      if (!parsed.has(file)) {
        parsed.set(file, getSourceFile(file, target, ...rest));
      }
      return parsed.get(file);
    };
    const program = ts.createProgram([...roots, ...texts.keys()], options, host);
    return ts.getPreEmitDiagnostics(program).map(({file, start = 0, messageText}) => {
      const place = file
        ? `${path.relative(folder, file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}`
        : 'options';
      return `${place} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  };
}
