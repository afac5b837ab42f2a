declare module '@figures/cards-of-pages' {
  const pictures: Readonly<Record<string, import('./data').FigureData | undefined>>;
  export default pictures;
}

declare module '@figures/*' {
  const figure: import('./data').FigureData;
  export default figure;
}
