/**
 * Options that only the build reads. Docusaurus sends its configuration to every reader, options of plugins
 * included; JSON leaves these out.
 */
export const buildOnly = <Options extends object>(options: Options): Options =>
  Object.defineProperty({...options}, 'toJSON', {value: () => undefined});
