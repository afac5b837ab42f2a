/** Replaces the theme's `pre`: shows a block that the build has highlighted. */
export {default} from '@theme/CodeBlock';
