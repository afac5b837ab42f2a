import type {Bilingual, Locale} from '../ui/useLocale';
import type {Settings} from './views';

export const texts = {
  title: {zh: '样例录制', en: 'Sample recording'},
  play: {zh: '播放样例', en: 'Play the sample'},
  loading: {zh: '正在载入样例录制…', en: 'Loading the sample recording…'},
  missing: {
    zh: '没有载入成功。检查网络后再试一次。',
    en: 'It could not be loaded. Check your connection and try again.',
  },
  retry: {zh: '再试一次', en: 'Try again'},
  start: {zh: '播放', en: 'Play'},
  pause: {zh: '暂停', en: 'Pause'},
  time: {zh: '播放位置', en: 'Position'},
  lost: {zh: '定位丢失', en: 'Localization lost'},
  mark: {zh: '标记一刻', en: 'Mark a moment'},
  markEnd: {zh: '标记终点', en: 'Mark the end'},
  name: {zh: '名称', en: 'Name'},
  create: {zh: '创建一刻', en: 'Create moment'},
  cancel: {zh: '取消', en: 'Cancel'},
  moments: {zh: '一刻', en: 'Moments'},
  sceneHelp: {
    zh: '三维场景：地图、激光扫描、规划路径、机器人和坐标系。方向键转动视角，加号和减号缩放。',
    en: '3D scene: map, laser scan, planned path, robot, and frames. Turn the view with the arrow keys; zoom with plus and minus.',
  },
  noWebGL: {
    zh: '这个浏览器不能使用 WebGL，看不到三维场景。其他部分照常播放。',
    en: 'This browser cannot use WebGL, so there is no 3D scene. Everything else plays as usual.',
  },
  lostContext: {
    zh: '显卡暂时不可用，三维场景会在它恢复后接着显示。',
    en: 'The graphics card is not available at the moment. The 3D scene comes back as soon as it is.',
  },
  frame: {zh: '展示参考系', en: 'Display frame'},
  colorMode: {zh: '颜色模式', en: 'Color mode'},
  map: {zh: '色板（range）', en: 'Color map (range)'},
  gradient: {zh: '渐变（range）', en: 'Gradient (range)'},
  flat: {zh: '单色', en: 'Flat'},
  pointSize: {zh: '点大小', en: 'Point size'},
  plot: {zh: '图表', en: 'Plot'},
  series: {zh: '数据系列', en: 'Series'},
  plotHelp: {
    zh: '曲线随时间的变化；当前值写在名称后面。',
    en: 'Curves over time; the current value follows each name.',
  },
  speed: {zh: '速度', en: 'Speed'},
  turn: {zh: '转向速度', en: 'Turn rate'},
  variance: {zh: '定位方差', en: 'Variance'},
  pictureAlt: {zh: '前视相机的画面', en: 'What the front camera sees'},
  try: {zh: '试一试', en: 'Try'},
  back: {zh: '回到表格', en: 'Back to the table'},
} satisfies Record<string, Bilingual>;

export const startedText = (time: string): Bilingual => ({
  zh: `起点 ${time}。播放或跳到终点，再标记一次。`,
  en: `Starts at ${time}. Go to the end and mark again.`,
});

export const createdText = (name: string): Bilingual => ({
  zh: `创建一刻成功：${name}。它只在这个页面里。`,
  en: `Moment created: ${name}. It exists in this page only.`,
});

/** A setting and its value, as its control names them. */
export function triedText(setting: Partial<Settings>, locale: Locale): string {
  const {frame, colorMode, pointSize, series} = setting;
  const [name] = Object.keys(setting) as [keyof Settings];
  const size = pointSize && `${pointSize} px`;
  const value = colorMode ? texts[colorMode][locale] : (frame ?? size ?? series);
  return `${texts[name][locale]} ${value}`;
}
