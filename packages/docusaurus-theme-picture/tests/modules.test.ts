import {expect, it} from 'vitest';
import {pictureModules} from '../src';

const picture = {caption: 'A robot', width: 20, height: 10, svg: '<svg></svg>'};

function setUp() {
  const files = new Map<string, unknown>();
  const modules = pictureModules(async (name, data) => {
    files.set(name, data);
    return name;
  });
  return {files, modules};
}

it('provides a drawing to the build, and its address to the browser', async () => {
  const {files, modules} = setUp();
  await modules.writePicture('robot', picture);
  expect(files.get('server/robot.json')).toEqual(picture);
  const code = String(files.get('client/robot.js'));
  expect(code).toContain('"caption":"A robot"');
  expect(code).toContain("new URL('../server/robot.json', import.meta.url)");
  expect(code).not.toContain('<svg');
});

it('provides several drawings by key', async () => {
  const {files, modules} = setUp();
  await modules.writeMap('cards', [['docs/device', 'card-of-robot', picture]]);
  expect(files.get('server/cards.json')).toEqual({'docs/device': picture});
  expect(files.get('server/card-of-robot.json')).toEqual(picture);
  const code = String(files.get('client/cards.js'));
  expect(code).toMatch(/^export default \{"docs\/device": \{/);
  expect(code).not.toContain('<svg');
});
