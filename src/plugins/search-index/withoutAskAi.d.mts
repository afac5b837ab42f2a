export function withoutAskAi(source: string): string;
export default function loader(
  this: {resourcePath: string; rootContext: string},
  source: string,
): string;
