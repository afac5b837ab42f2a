import path from 'node:path';
import {transformSync} from '@babel/core';
import {expect, it} from 'vitest';

it('babel.config.js compiles a TypeScript component', () => {
  const source =
    'export default function Greeting({name}: {name: string}) { return <b>{name!}</b>; }';
  const compiled = transformSync(source, {
    filename: 'Greeting.tsx',
    configFile: path.resolve(import.meta.dirname, '../../babel.config.js'),
    babelrc: false,
  });
  expect(compiled?.code).toContain('jsx');
  expect(compiled?.code).not.toMatch(/<b>|: string|name!/);
});
