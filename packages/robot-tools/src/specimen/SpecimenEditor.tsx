/** Editor of a message that redraws its picture. The static part is the example as a code block. */
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ToolFrame from '../ui/ToolFrame';

/** Direction of view in degrees: to the right of −y, and above the ground. */
export interface View {
  azimuth: number;
  elevation: number;
}

/** Drawing of a message schema. */
export interface LiveSpecimen {
  /** Initial direction of view; absent for a fixed view. */
  view?: View;
  /** Paths of fields with a visible effect: `cubes[0].size`. */
  fields: readonly string[];
  /**
   * @param lit path of a field; its parts and its label have `data-lit`
   * @returns SVG for the width of a phone; labels have the path of their field in `data-field`
   * @throws Error if the message cannot be drawn
   */
  draw: (message: unknown, view?: View, lit?: string) => string;
}

interface Props {
  fetchSpecimen: () => Promise<LiveSpecimen>;
  children: ReactNode;
}

export function SpecimenEditor({fetchSpecimen, children}: Props): ReactNode {
  const fetchCode = async () => {
    const [{default: Tool}, specimen] = await Promise.all([
      import('./SpecimenTool'),
      fetchSpecimen(),
    ]);
    return {Tool, specimen};
  };
  return (
    <ToolFrame
      title={translate({id: 'tools.specimen.title'})}
      note={translate({id: 'tools.specimen.note'})}
      open={translate({id: 'tools.specimen.open'})}
      fetchCode={fetchCode}
      render={({Tool, specimen}, [example]) => (
        <Tool specimen={specimen} example={example?.text.trim() ?? ''} />
      )}
    >
      {children}
    </ToolFrame>
  );
}
