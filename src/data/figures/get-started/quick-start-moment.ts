import {defineFigure, type Inline} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'quick-start-moment',
  width: 348,
  title: {zh: '时间轴上的一刻', en: 'A moment on the timeline'},
  description: {
    zh: '时间轴左上方是创建一刻图标；时间轴上有一段名为「行人横穿」的色块，播放头停在它的终点。',
    en: 'The create-moment icon is at the top left of the timeline; a colored bar called Pedestrian crossing lies on the timeline, and the playhead stands at its end.',
  },
  draw({k, t}) {
    const tools: readonly Inline[] = [{iconButton: 'moment', tone: 'accent'}];
    const h = k.timelineHeight({tools, controls: false}) + 12;
    const box = {x: 16, y: 16, w: k.width - 32, h};
    return [
      k.card(box),
      k.timeline({
        x: box.x,
        y: box.y + 4,
        w: box.w,
        playhead: 0.75,
        ranges: [{from: 0.25, to: 0.75, label: t({zh: '行人横穿', en: 'Pedestrian crossing'})}],
        ticks: ['00:00', '00:10', '00:20'],
        tools,
        controls: false,
      }),
    ];
  },
});
