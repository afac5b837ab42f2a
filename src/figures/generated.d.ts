declare module '@figures/cards-of-pages' {
  const figures: Readonly<Record<string, import('./data').FigureData | undefined>>;
  export default figures;
}

declare module '@figures/*' {
  const figure: import('./data').FigureData;
  export default figure;
}
