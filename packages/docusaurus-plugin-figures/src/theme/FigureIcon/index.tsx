import React, {type ReactNode} from 'react';
import {LineIcon} from 'browser-utils';
import {icons, type IconName} from '../../kit/icons';

/** Icon of the figures. */
export default function FigureIcon({name}: {name: IconName}): ReactNode {
  return <LineIcon d={icons[name]} />;
}
