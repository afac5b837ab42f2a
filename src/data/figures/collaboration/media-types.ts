import {defineFigure, type IconName} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'media-types',
  width: 720,
  height: 408,
  narrow: true,
  title: {zh: '文件媒体类型', en: 'File media types'},
  description: {
    zh: '三列对照：左列是文件，中列是媒体类型，右列是播放器的处理方式。.mcap 和 .bag 自动识别并播放；.bag 设为静态 Bag 后只使用其中的地图和 TF；带标准时间戳的 .log 自动识别为日志，其他 .log 手动设置，在日志面板同步显示；.png 设为地图后显示在三维面板；.yaml 设为静态 TF 后用作静态坐标变换。',
    en: 'Three columns: the file, its media type, and what the player does. .mcap and .bag are recognized and played; a .bag set to Static Bag gives only its map and TF; a .log is a Log, automatically if it has standard timestamps, else by hand, and is shown in the log panel in sync; a .png set to Map becomes a map in the 3D panel; a .yaml set to Static TF gives static transforms.',
  },
  caption: {
    zh: '文件、媒体类型与播放器的处理方式。虚线表示只能手动设置；带标准时间戳的 .log 自动识别为日志。',
    en: 'Files, their media types, and what the player does with them. Dashed: set manually only. A .log with standard timestamps becomes Log automatically.',
  },
  draw({k, t, narrow}) {
    const byHand = {label: t({zh: '手动', en: 'by hand'}), dashed: true};
    const auto = {label: t({zh: '自动', en: 'automatic'}), dashed: false};
    const either = {label: t({zh: '自动或手动', en: 'auto or by hand'}), dashed: false};
    const rows: ReadonlyArray<{
      icon: IconName;
      file: string;
      type: string;
      how: typeof byHand;
      effect: string;
    }> = [
      {
        icon: 'record',
        file: '.mcap',
        type: 'mcap',
        how: auto,
        effect: t({zh: '播放', en: 'Played'}),
      },
      {
        icon: 'record',
        file: '.bag .bag.active',
        type: 'bag',
        how: auto,
        effect: t({zh: '播放', en: 'Played'}),
      },
      {
        icon: 'record',
        file: '.bag .bag.active',
        type: t({zh: '静态Bag', en: 'Static Bag'}),
        how: byHand,
        effect: t({zh: '只使用其中的地图和 TF', en: 'Only its map and TF are used'}),
      },
      {
        icon: 'file',
        file: '.log',
        type: t({zh: '日志', en: 'Log'}),
        how: either,
        effect: t({zh: '在日志面板中同步显示', en: 'Shown in the log panel, in sync'}),
      },
      {
        icon: 'map',
        file: '.png',
        type: t({zh: '地图', en: 'Map'}),
        how: byHand,
        effect: t({zh: '三维面板中的二维地图', en: '2D map in the 3D panel'}),
      },
      {
        icon: 'code',
        file: '.yaml',
        type: t({zh: '静态TF', en: 'Static TF'}),
        how: byHand,
        effect: t({zh: '用作静态坐标变换', en: 'Used as static transforms'}),
      },
    ];
    if (narrow) {
      return rows.map((row, index) => {
        const box = {x: 12, y: 12 + index * 84, w: 324, h: 72};
        const x = box.x + 12;
        return [
          k.card(box),
          k.row({x, y: box.y + 4, w: 300}, [
            {icon: row.icon},
            {text: row.file, mono: true, size: 12},
            'grow',
            {text: row.how.label, size: 12, tone: 'muted'},
            {chip: row.type, tone: 'accent'},
          ]),
          k.text({x, y: box.y + 52, text: row.effect, maxW: 300}),
        ];
      });
    }
    const area = {x: 24, y: 16, w: 672, h: 376};
    const columns = (box: typeof area) => k.cols(box, [168, 116, 112, 32, '*'], 0);
    const [head, body] = k.rows(area, [32, '*'], 0);
    const [fileHead, , typeHead, , effectHead] = columns(head);
    const title = (box: typeof area, text: string) =>
      k.note({x: box.x, y: box.y + 16, text, bold: true, maxW: box.w});
    return [
      title(fileHead, t({zh: '文件', en: 'File'})),
      title(typeHead, t({zh: '媒体类型', en: 'Media type'})),
      title(effectHead, t({zh: '播放器的处理', en: 'What the player does'})),
      k.rows(body, rows.length, 12).map((line, index) => {
        const row = rows[index];
        const [file, , type, , effect] = columns(line);
        return (
          row && [
            k.card(file),
            k.row({x: file.x + 12, y: file.y, w: file.w - 20, h: file.h}, [
              {icon: row.icon},
              {text: row.file, mono: true, size: 12},
            ]),
            k.arrow({
              from: k.edge(file, 'right'),
              to: k.edge(type, 'left'),
              label: row.how.label,
              dashed: row.how.dashed,
            }),
            k.card({...type, tone: 'accent'}),
            k.text({
              x: type.x + type.w / 2,
              y: type.y + type.h / 2,
              text: row.type,
              bold: true,
              tone: 'accent',
              anchor: 'middle',
              maxW: type.w - 16,
            }),
            k.arrow({from: k.edge(type, 'right'), to: k.edge(effect, 'left')}),
            k.card(effect),
            k.text({
              x: effect.x + 16,
              y: effect.y + effect.h / 2,
              text: row.effect,
              maxW: effect.w - 28,
            }),
          ]
        );
      }),
    ];
  },
});
