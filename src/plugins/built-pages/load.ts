/** Code that a plugin names by its file, so that another process can load it too. */
import {pathToFileURL} from 'node:url';

/** @returns The module's default export. */
export const load = async <Default>(file: string): Promise<Default> =>
  ((await import(pathToFileURL(file).href)) as {default: Default}).default;
