/** YAML samples on the pages that an editor of the site can open. */

/** `cos.yaml`, or the configuration of devices. */
export type SampleKind = 'cos' | 'device';

export const editorPages: Readonly<Record<SampleKind, string>> = {
  cos: '/docs/sim-and-tests/regression/yaml-sample',
  device: '/docs/device/device-collector',
};

/** Kind of the file in a code block, by its keys; undefined for any other code. */
export function sampleKind(language: string, code: string): SampleKind | undefined {
  const has = (key: string) => new RegExp(`^['"]?${key}['"]?:`, 'm').test(code);
  if (!/^ya?ml$/.test(language)) {
    return undefined;
  }
  if (has('version') && has('jobs')) {
    return 'cos';
  }
  return has('mod') || has('upload') ? 'device' : undefined;
}
