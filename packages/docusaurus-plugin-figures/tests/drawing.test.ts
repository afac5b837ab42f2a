import {describe, expect, it} from 'vitest';
import {renderFigure} from '../src';
import {defineFigure, type DrawContext, type Drawing, type Figure} from '../src/describe';

function sketch(draw: (context: DrawContext) => Drawing, legend?: Figure['legend']): () => string {
  const title = {zh: '草图', en: 'Sketch'};
  const shape = {name: 'sketch', width: 200, height: 100, title, description: title};
  const figure = defineFigure({...shape, legend, draw});
  return () => renderFigure(figure, 'en')[0]!.svg;
}

describe('drawing', () => {
  it.each<[what: string, draw: (context: DrawContext) => Drawing, says: RegExp]>([
    [
      'text',
      ({k}) => k.text({x: 0, y: 20, text: 'Device execution history', maxW: 80}),
      /Figure "sketch" \(en, 200 px\): text "Device execution history"/,
    ],
    ['row', ({k}) => k.row({x: 0, y: 0, w: 60}, [{button: 'Create record'}]), /a row of/],
    [
      'box',
      ({k}) => k.box({x: 0, y: 0, w: 100, h: 40, title: 'Data', lines: 'far too long for this'}),
      /box "Data" needs/,
    ],
  ])('rejects a %s wider than its space, and names it', (_what, draw, says) => {
    expect(sketch(draw)).toThrow(says);
  });

  it('rejects overlapping texts, except under a popup', () => {
    const under = ({k}: DrawContext) => k.text({x: 10, y: 50, text: 'Records'});
    const over = ({k}: DrawContext) => k.text({x: 30, y: 52, text: 'Files'});
    const popup = ({k}: DrawContext) => k.menu({x: 0, y: 30, w: 120, items: [{label: 'Files'}]});
    const both = (second: typeof over) => sketch((context) => [under(context), second(context)]);
    expect(both(over)).toThrow(/text "Records" and text "Files" overlap/);
    expect(both(popup)).not.toThrow();
  });

  it('escapes text', () => {
    const svg = sketch(({k}) => k.text({x: 8, y: 20, text: 'a < b & "c"'}))();
    expect(svg).toContain('>a &lt; b &amp; &quot;c&quot;</text>');
  });
});
