import React, {type ReactNode} from 'react';
import {SpecimenEditor as Editor} from 'robot-tools';
import useLocale from '@site/src/components/useLocale';

interface Props {
  /** Name of a message with a specimen. */
  schema: string;
  /** The example. */
  children: ReactNode;
}

/** Editable example of a message schema, with the drawings of this site. */
export default function SpecimenEditor({schema, children}: Props): ReactNode {
  const locale = useLocale();
  const fetchSpecimen = async () => {
    const {liveSpecimen} = await import('../../data/figures/_specimens/live');
    return liveSpecimen(schema, locale);
  };
  return <Editor fetchSpecimen={fetchSpecimen}>{children}</Editor>;
}
