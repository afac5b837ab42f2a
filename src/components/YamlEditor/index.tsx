import React, {type ReactNode} from 'react';
import {YamlEditor as Editor, type ConfigSchema} from 'robot-tools';
import type {Locale} from '@site/src/config/locales';
import type {SampleKind} from '@site/src/config/samples';
import useLocale from '@site/src/components/useLocale';

const schemas = {
  cos: () => import('../../data/regression-config.schema.json'),
  device: () => import('../../data/device-config.schema.json'),
};

async function fetchSchema(kind: SampleKind, locale: Locale): Promise<ConfigSchema> {
  const [{default: schema}, chinese] = await Promise.all([
    schemas[kind](),
    locale === 'zh' ? import('../../data/schema-texts.zh.json') : undefined,
  ]);
  return {schema: schema as ConfigSchema['schema'], meanings: chinese?.default[kind]};
}

interface Props {
  kind: SampleKind;
  children: ReactNode;
}

/** Editor of configuration files with the schemas of this site. */
export default function YamlEditor({kind, children}: Props): ReactNode {
  const locale = useLocale();
  return (
    <Editor kind={kind} fetchSchema={() => fetchSchema(kind, locale)}>
      {children}
    </Editor>
  );
}
