/**
 * Options that only the build reads. Docusaurus ships its configuration, including plugin options, to the
 * browser; JSON omits these.
 */
export const buildOnly = <Options extends object>(options: Options): Options =>
  Object.defineProperty({...options}, 'toJSON', {value: () => undefined});
