declare module '@generated/message-schemas/default/index.json' {
  const data: import('./types').SchemaIndexData;
  export default data;
}
