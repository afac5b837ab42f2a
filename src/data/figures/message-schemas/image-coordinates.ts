import {defineFigure} from 'docusaurus-plugin-figures/describe';

export default defineFigure({
  name: 'image-coordinates',
  width: 720,
  height: 328,
  narrow: true,
  title: {zh: '像素坐标与相机坐标系', en: 'Pixel coordinates and the frame of the camera'},
  description: {
    zh: '一张图像，左上角标着原点 (0, 0)，x 向右、y 向下。图像上有一个检测框，左上角是 (520, 210)，右下角是 (770, 560)。右侧是相机坐标系：x 轴向右，y 轴向下，z 轴从光心指向画面里面。',
    en: 'An image with the origin (0, 0) at its top-left corner, x to the right and y down. A box on it runs from (520, 210) at the top left to (770, 560) at the bottom right. Beside it, the frame of the camera: x to the right, y down, and z from the optical center into the picture.',
  },
  caption: {
    zh: '标注用左边的像素坐标，frame_id 所指的相机坐标系用右边的方向。',
    en: 'Annotations use the pixel coordinates on the left; the camera frame that frame_id names has the axes on the right.',
  },
  draw({k, t, narrow}) {
    const image = narrow ? {x: 36, y: 56, w: 296, h: 166} : {x: 72, y: 56, w: 384, h: 216};
    const below = image.y + image.h + 28;
    // The example has an image of 1280 × 720 pixels.
    const scale = image.w / 1280;
    const at = (x: number, y: number) => [image.x + x * scale, image.y + y * scale] as const;
    const [boxLeft, boxTop] = at(520, 210);
    const [boxRight, boxBottom] = at(770, 560);
    const camera: [number, number] = narrow ? [112, 336] : [560, 128];
    return [
      k.rect({...image, fill: 'scene', stroke: 'border'}),
      k.arrow({from: [image.x, image.y], to: [image.x + 120, image.y], tone: 'axisX'}),
      k.arrow({from: [image.x, image.y], to: [image.x, image.y + 96], tone: 'axisY'}),
      k.circle({x: image.x, y: image.y, r: 4, fill: 'text'}),
      k.text({x: image.x, y: 32, text: '(0, 0)', size: 12, anchor: 'middle'}),
      k.text({x: image.x + 128, y: image.y - 16, text: 'x', bold: true, tone: 'axisX'}),
      k.text({x: image.x - 18, y: image.y + 90, text: 'y', bold: true, tone: 'axisY'}),
      k.rect({
        x: boxLeft,
        y: boxTop,
        w: boxRight - boxLeft,
        h: boxBottom - boxTop,
        stroke: 'accent',
        sw: 2,
      }),
      k.circle({x: boxLeft, y: boxTop, r: 4, fill: 'accent'}),
      k.circle({x: boxRight, y: boxBottom, r: 4, fill: 'accent'}),
      k.text({x: boxLeft - 8, y: boxTop - 14, text: '(520, 210)', size: 12, anchor: 'end'}),
      k.text({x: boxRight + 8, y: boxBottom + 14, text: '(770, 560)', size: 12}),
      k.text({
        x: image.x + image.w / 2,
        y: below,
        text: t({zh: '图像', en: 'Image'}),
        bold: true,
        anchor: 'middle',
      }),

      k.arrow({from: camera, to: [camera[0] + 88, camera[1]], tone: 'axisX'}),
      k.arrow({from: camera, to: [camera[0], camera[1] + 88], tone: 'axisY'}),
      k.arrow({from: camera, to: [camera[0] + 56, camera[1] - 44], tone: 'axisZ'}),
      k.circle({x: camera[0], y: camera[1], r: 5, fill: 'text'}),
      k.text({x: camera[0] + 96, y: camera[1], text: '+x', bold: true, tone: 'axisX'}),
      k.text({
        x: camera[0],
        y: camera[1] + 104,
        text: '+y',
        bold: true,
        tone: 'axisY',
        anchor: 'middle',
      }),
      k.text({x: camera[0] + 64, y: camera[1] - 52, text: '+z', bold: true, tone: 'axisZ'}),
      k.note({x: camera[0] + 88, y: camera[1] - 52, text: t({zh: '向画面里', en: 'ahead'})}),
      k.text({
        x: camera[0] + (narrow ? 52 : 40),
        y: narrow ? camera[1] + 136 : 300,
        text: t({zh: '相机坐标系', en: 'Camera frame'}),
        bold: true,
        anchor: 'middle',
      }),
    ];
  },
});
