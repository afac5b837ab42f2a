declare module '@generated/figures/default/*.json' {
  const figure: import('./data').FigureData;
  export default figure;
}
