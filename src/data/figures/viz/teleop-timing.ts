import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'teleop-timing',
  width: 720,
  height: 216,
  narrow: true,
  title: {
    zh: '按住与松开按钮时的消息',
    en: 'Messages while a button is held and after its release',
  },
  description: {
    zh: '时间从左到右。按下时立即发出第一条消息，之后每隔 1 除以频率发一条；松开之后没有消息，也没有停止命令；经过控制器的超时，机器人才停下。',
    en: 'Time runs from left to right. The first message goes out when the button is pressed, and others follow at intervals of 1 divided by the rate. After the release there is no message and no stop command; the robot stops when the timeout of the controller has passed.',
  },
  caption: {
    zh: '松开之后，停下要靠控制器的超时。',
    en: 'After the release, the timeout of the controller stops the robot.',
  },
  legend: [
    {zh: '按下：立即发布第一条', en: 'Press: the first message goes out at once'},
    {zh: '间隔为 1 ÷ 频率', en: 'Interval: 1 ÷ rate'},
    {zh: '松开：不再有消息，也没有停止命令', en: 'Release: no more messages, and no stop command'},
    {zh: '控制器超时，机器人停下', en: 'Timeout of the controller: the robot stops'},
  ],
  draw({k, t, narrow}) {
    const axis = 144;
    const start = narrow ? 28 : 88;
    const step = narrow ? 40 : 72;
    const release = start + step * 4.5;
    const stop = release + (narrow ? 92 : 152);
    const messages = [0, 1, 2, 3, 4].map((index) => start + index * step);
    return [
      k.rect({x: start, y: 68, w: release - start, h: axis - 68, fill: 'accentSoft'}),
      k.text({
        x: (start + release) / 2,
        y: 84,
        text: t({zh: '按住', en: 'held'}),
        tone: 'accent',
        anchor: 'middle',
      }),
      k.text({
        x: (release + stop) / 2,
        y: 84,
        text: t({zh: '没有消息', en: 'no message'}),
        tone: 'muted',
        anchor: 'middle',
      }),
      k.arrow({from: [narrow ? 12 : 48, axis], to: [narrow ? 340 : 688, axis]}),
      messages.map((x) => [
        k.segment([x, axis], [x, 104], {stroke: 'accent', sw: 2}),
        k.circle({x, y: 104, r: 5, fill: 'accent'}),
      ]),
      k.segment([release, axis + 12], [release, 68], {stroke: 'line', dashed: true}),
      k.segment([stop, axis + 12], [stop, 68], {stroke: 'danger', sw: 2}),
      k.callout(1, start, axis + 28),
      k.callout(2, start + step * 1.5, axis + 28),
      k.segment([start + step, axis + 10], [start + step * 2, axis + 10], {stroke: 'line', sw: 2}),
      k.callout(3, release, axis + 28),
      k.callout(4, stop, axis + 28),
      k.note({
        x: narrow ? 328 : 660,
        y: axis + 24,
        text: t({zh: '时间', en: 'time'}),
        anchor: 'middle',
      }),
      k.text({
        x: (start + release) / 2,
        y: 44,
        text: t({zh: '面板发布的速度消息', en: 'velocity messages of the panel'}),
        anchor: 'middle',
      }),
    ];
  },
});
