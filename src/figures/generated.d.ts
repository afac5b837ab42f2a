declare module '@figures/*' {
  const figure: import('./data').FigureData;
  export default figure;
}
