/** Modules of drawings: complete at build time, with only the address of the drawing in the browser. */
import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import type {PictureData} from './data';

type CreateData = PluginContentLoadedActions['createData'];

/** Writes modules of drawings into the data folder of a plugin. */
export function pictureModules(createData: CreateData) {
  /** Writes a drawing; returns the code of its data for the browser. */
  async function browserCode(name: string, data: PictureData): Promise<string> {
    await createData(`server/${name}.json`, data);
    const texts = JSON.stringify({...data, svg: undefined});
    return `{...${texts}, address: new URL('../server/${name}.json', import.meta.url).href}`;
  }

  return {
    /** Writes the module of one drawing. */
    async writePicture(name: string, data: PictureData): Promise<void> {
      await createData(`client/${name}.js`, `export default ${await browserCode(name, data)};\n`);
    },

    /**
     * Writes a module with several drawings.
     *
     * @param entries key of a drawing in the module, its file name, and its data
     */
    async writeMap(
      name: string,
      entries: readonly (readonly [key: string, file: string, data: PictureData])[],
    ): Promise<void> {
      const server = Object.fromEntries(entries.map(([key, , data]) => [key, data]));
      let client = '';
      for (const [key, file, data] of entries) {
        client += `${JSON.stringify(key)}: ${await browserCode(file, data)},\n`;
      }
      await createData(`server/${name}.json`, server as object);
      await createData(`client/${name}.js`, `export default {${client}};\n`);
    },
  };
}

/**
 * Bundler settings for the modules of a plugin.
 *
 * @param alias first part of their addresses: `@figures`
 * @param plugin name of the plugin that writes them
 */
export function pictureAlias(
  {generatedFilesDir}: LoadContext,
  {alias, plugin}: {alias: string; plugin: string},
): NonNullable<Plugin['configureWebpack']> {
  const modules = path.join(generatedFilesDir, plugin, 'default');
  return (_config, isServer) => ({
    resolve: {alias: {[alias]: path.join(modules, isServer ? 'server' : 'client')}},
  });
}
