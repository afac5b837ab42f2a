import React, {type ComponentProps, type ReactNode} from 'react';

interface Props extends ComponentProps<'svg'> {
  /** Path in a 24 × 24 square. */
  d: string;
}

/** Icon with the strokes that all icons of the site have, decorative: the text beside it names it. */
export function LineIcon({d, ...props}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={d} />
    </svg>
  );
}

/** Icon component with a path, for swizzled icons of the theme. */
export const lineIcon = (d: string) =>
  function Icon(props: ComponentProps<'svg'>): ReactNode {
    return <LineIcon {...props} d={d} />;
  };
