/** A message to change, drawn anew at each edit. Its static part is the example as a code block. */
import React, {type ReactNode} from 'react';
import ToolFrame from '../ui/ToolFrame';
import {texts} from './texts';

/** Direction from which space is seen, in degrees: to the right of −y, and above the ground. */
export interface View {
  azimuth: number;
  elevation: number;
}

/** The drawing of a message schema. */
export interface LiveSpecimen {
  /** Direction from which space is seen at first; absent where nothing turns. */
  view?: View;
  /** Fields with a visible effect, as they are written: `cubes[0].size`. */
  fields: readonly string[];
  /**
   * @param lit a field: `data-lit` marks what it moves, and its label
   * @returns SVG for the width of a phone, in which `data-field` names the fields that labels belong to
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
      title={texts.title}
      note={texts.note}
      open={texts.open}
      fetchCode={fetchCode}
      render={({Tool, specimen}, [example]) => (
        <Tool specimen={specimen} example={example?.text.trim() ?? ''} />
      )}
    >
      {children}
    </ToolFrame>
  );
}
