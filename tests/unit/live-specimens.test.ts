/** Specimens that readers change: all are drawn from all sides, and name their fields. */
import {describe, expect, test} from 'vitest';
import {readExamples} from '../../scripts/generate/message-schemas/texts';
import {liveSpecimen} from '../../src/data/figures/_specimens/live';
import {lookFrom, usualView} from '../../src/data/figures/_specimens/geometry';
import {specimens} from '../../src/data/specimens';

const examples = readExamples();
const messages = Object.keys(specimens).filter(
  (name) => Object.keys(specimens[name]!.fields).length > 0,
);

describe.each(messages)('live specimen of %s', (name) => {
  const specimen = liveSpecimen(name, 'en');

  test('names all fields', () => {
    const svg = specimen.draw(examples[name], usualView);
    const named = [...svg.matchAll(/data-field="([^"]+)"/g)].map(([, field]) => field);
    expect(new Set(named)).toEqual(new Set(specimen.fields));
  });

  test('is drawn from all sides where it shows space', () => {
    const views = [0, 90, 180, 270].flatMap((azimuth) => [
      {azimuth, elevation: 5},
      {azimuth, elevation: 85},
    ]);
    const drawings = views.map((view) => specimen.draw(examples[name], view));
    expect(new Set(drawings).size > 1).toBe(specimen.isSpatial);
    lookFrom(usualView);
  });
});

test('an edited value changes the drawing', () => {
  const arrow = liveSpecimen('ArrowPrimitive', 'en');
  const longer = {...(examples.ArrowPrimitive as object), shaft_length: 1.2};
  expect(arrow.draw(longer, usualView)).not.toBe(arrow.draw(examples.ArrowPrimitive, usualView));
});
