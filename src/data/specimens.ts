/**
 * Specimens of message schemas: the example of each page as a picture, drawn by `src/data/figures/_specimens`.
 *
 * `fields` are the fields with a visible effect: the picture labels the part that each of them moves with its name
 * and its value in the example. The caption lists all other fields of the schema as not visible.
 */
import type {Bilingual} from '../config/locales';

/** Unit or kind of a printed value; `name` prints only the name of the field. */
export type Unit =
  | 'm'
  | 'm/s'
  | 'rad'
  | '°'
  | 'px'
  | 'bytes'
  | 'rotation'
  | 'color'
  | 'count'
  | 'text'
  | 'plain'
  | 'name';

export interface Specimen {
  /** Noun for the drawing: the alt text. */
  shows: Bilingual;
  /** Paths of fields in the example, such as `pose.position`. An enum has none: its values are shown. */
  fields: Readonly<Record<string, Unit>>;
}

const posed = {'pose.position': 'm', 'pose.orientation': 'rotation'} as const;
const sized = {'size.x': 'm', 'size.y': 'm', 'size.z': 'm'} as const;

export const specimens: Readonly<Record<string, Specimen>> = {
  CompressedImage: {
    shows: {
      zh: '解码后的图像：八乘八个像素，放大显示',
      en: 'The decoded image, eight by eight pixels, enlarged',
    },
    fields: {data: 'name', format: 'text'},
  },
  RawImage: {
    shows: {
      zh: '四列两行像素，每个像素按它的灰度值着色，并写着这个字节的值',
      en: 'Four columns and two rows of pixels, each as gray as its byte says, with the value of the byte',
    },
    fields: {width: 'px', height: 'px', step: 'bytes', encoding: 'text', data: 'name'},
  },
  CompressedVideo: {
    shows: {
      zh: '一帧视频的字节带：参数集和一个关键帧，各以起始码开头',
      en: 'The bytes of one video frame: parameter sets and a keyframe, each after a start code',
    },
    fields: {data: 'name', format: 'text'},
  },
  CameraCalibration: {
    shows: {
      zh: '相机的视锥：从光心出发的四条边和像平面，z 轴穿过像平面上的主点',
      en: 'The view frustum of a camera: four edges from the optical center to the image plane, and the z axis through the principal point',
    },
    fields: {frame_id: 'text', width: 'px', height: 'px', 'K.0': 'px', 'K.2': 'px', 'K.5': 'px'},
  },
  ImageAnnotations: {
    shows: {
      zh: '相机画面上的一个圆、一个检测框和一个文字标签',
      en: 'A circle, a box, and a text label on a camera picture',
    },
    fields: {circles: 'count', points: 'count', texts: 'count'},
  },
  CircleAnnotation: {
    shows: {zh: '相机画面上的一个圆', en: 'A circle on a camera picture'},
    fields: {
      position: 'px',
      diameter: 'px',
      thickness: 'px',
      fill_color: 'color',
      outline_color: 'color',
    },
  },
  PointsAnnotation: {
    shows: {
      zh: '相机画面上沿车道的一条折线，经过四个编号的点',
      en: 'A line along a lane on a camera picture, through four numbered points',
    },
    fields: {type: 'text', points: 'count', outline_color: 'color', thickness: 'px'},
  },
  TextAnnotation: {
    shows: {zh: '相机画面上的一个文字标签', en: 'A text label on a camera picture'},
    fields: {
      position: 'px',
      text: 'name',
      font_size: 'px',
      text_color: 'color',
      background_color: 'color',
    },
  },
  SceneUpdate: {
    shows: {
      zh: '地面网格上的一个方块，旁边是另一个实体被删除后留下的虚线轮廓',
      en: 'A box on a ground grid, and beside it the dashed outline of another entity that was removed',
    },
    fields: {'deletions.0.id': 'text', 'entities.0.id': 'text'},
  },
  SceneEntity: {
    shows: {
      zh: '地面网格上的一个半透明方块，上方有文字',
      en: 'A translucent box on a ground grid, with text above it',
    },
    fields: {frame_id: 'text', cubes: 'count', texts: 'count'},
  },
  SceneEntityDeletion: {
    shows: {
      zh: '三个实体：ID 相符的那个只剩虚线轮廓，另外两个还在',
      en: 'Three entities: the one with the given ID is only a dashed outline, the other two are still there',
    },
    fields: {type: 'text', id: 'text'},
  },
  ArrowPrimitive: {
    shows: {
      zh: '地面网格上方的一支箭头，标着四个尺寸',
      en: 'An arrow above a ground grid, with its four measures',
    },
    fields: {
      ...posed,
      shaft_length: 'm',
      shaft_diameter: 'm',
      head_length: 'm',
      head_diameter: 'm',
      color: 'color',
    },
  },
  CubePrimitive: {
    shows: {
      zh: '地面网格上的一个长方体，标着三条边长',
      en: 'A box on a ground grid, with the lengths of its edges',
    },
    fields: {...posed, ...sized, color: 'color'},
  },
  SpherePrimitive: {
    shows: {
      zh: '地面网格上方的一个球，标着三个直径',
      en: 'A sphere above a ground grid, with its three diameters',
    },
    fields: {...posed, ...sized, color: 'color'},
  },
  CylinderPrimitive: {
    shows: {
      zh: '地面网格上的一个圆台，上端比下端窄得多',
      en: 'A truncated cone on a ground grid, much narrower at the top than at the bottom',
    },
    fields: {...posed, ...sized, bottom_scale: 'plain', top_scale: 'plain', color: 'color'},
  },
  LinePrimitive: {
    shows: {
      zh: '地面网格上方的一条折线，经过四个编号的点',
      en: 'A line above a ground grid, through four numbered points',
    },
    fields: {
      type: 'text',
      'pose.position': 'm',
      thickness: 'px',
      points: 'count',
      color: 'color',
    },
  },
  TriangleListPrimitive: {
    shows: {
      zh: '由两个三角形拼成的矩形，四个顶点编了号',
      en: 'A rectangle made of two triangles, with four numbered vertices',
    },
    fields: {'pose.position': 'm', points: 'count', indices: 'plain', color: 'color'},
  },
  TextPrimitive: {
    shows: {
      zh: '地面网格上方的一行文字，正对读者',
      en: 'A line of text above a ground grid, facing the reader',
    },
    fields: {
      'pose.position': 'm',
      billboard: 'text',
      font_size: 'px',
      color: 'color',
      text: 'name',
    },
  },
  ModelPrimitive: {
    shows: {
      zh: '地面网格上的一个托盘模型',
      en: 'A model of a pallet on a ground grid',
    },
    fields: {...posed, scale: 'plain', url: 'name'},
  },
  PointCloud: {
    shows: {
      zh: '三个点，按强度着色，各有一条竖线连到地面',
      en: 'Three points colored by intensity, each with a line down to the ground',
    },
    fields: {frame_id: 'text', 'pose.position': 'm', fields: 'name', data: 'name'},
  },
  LaserScan: {
    shows: {
      zh: '从上往下看一次扫描：九个点按逆时针顺序等角度排列，到原点的距离各不相同，颜色表示强度',
      en: 'A scan from above: nine points counterclockwise at equal angles and at different distances, colored by intensity',
    },
    fields: {
      frame_id: 'text',
      'pose.position': 'm',
      start_angle: 'rad',
      end_angle: 'rad',
      'ranges.3': 'm',
      'intensities.6': 'plain',
    },
  },
  Grid: {
    shows: {
      zh: '平放的栅格，四列两行，每格按它的数值着色',
      en: 'A flat grid of four columns and two rows, each cell colored by its value',
    },
    fields: {
      frame_id: 'text',
      'pose.position': 'm',
      column_count: 'plain',
      'cell_size.x': 'm',
      'cell_size.y': 'm',
      'fields.0.name': 'text',
      data: 'name',
    },
  },
  PackedElementField: {
    shows: {
      zh: '一个元素的十六个字节，其中最后四个是这个字段',
      en: 'The sixteen bytes of an element, of which the last four are this field',
    },
    fields: {name: 'text', offset: 'bytes', type: 'text'},
  },
  FrameTransform: {
    shows: {
      zh: '父坐标系和子坐标系的坐标轴，虚线是平移，子坐标系向左转了四分之一圈',
      en: 'The axes of the parent and the child frame; a dashed line is the translation, and the child is turned left by a quarter',
    },
    fields: {
      parent_frame_id: 'text',
      child_frame_id: 'text',
      translation: 'm',
      rotation: 'rotation',
    },
  },
  FrameTransforms: {
    shows: {
      zh: '坐标系树：map 之下是 base_link，base_link 之下是激光雷达和相机，各有坐标轴',
      en: 'A tree of frames: base_link below map, lidar and camera below base_link, each with its axes',
    },
    fields: {
      'transforms.0.translation': 'm',
      'transforms.1.translation': 'm',
      'transforms.2.translation': 'm',
      'transforms.2.rotation': 'rotation',
    },
  },
  LocationFix: {
    shows: {
      zh: '从上往下看的位置点，周围是误差圆，带有朝东的航向和速度箭头',
      en: 'A position from above in its circle of error, with heading and velocity to the east',
    },
    fields: {
      latitude: '°',
      longitude: '°',
      position_covariance: 'name',
      heading: 'rad',
      velocity: 'm/s',
      color: 'color',
    },
  },
  GeoJSON: {
    shows: {
      zh: '经纬度网格上的一个多边形区域，名为 Dock B2',
      en: 'A polygon named Dock B2 on a grid of longitude and latitude',
    },
    fields: {geojson: 'name'},
  },
  Log: {
    shows: {zh: '一行警告日志', en: 'A line of a log, a warning'},
    fields: {
      timestamp: 'name',
      level: 'text',
      message: 'name',
      name: 'name',
      file: 'name',
      line: 'name',
    },
  },
  PoseInFrame: {
    shows: {
      zh: '地面网格上的一组坐标轴，x 轴向左转了四分之一圈',
      en: 'Axes on a ground grid, with the x axis turned left by a quarter',
    },
    fields: {frame_id: 'text', ...posed},
  },
  PosesInFrame: {
    shows: {
      zh: '地面网格上连成一串的三组坐标轴',
      en: 'A chain of three sets of axes on a ground grid',
    },
    fields: {
      frame_id: 'text',
      poses: 'count',
      'poses.0.position': 'm',
      'poses.2.orientation': 'rotation',
    },
  },
  Pose: {
    shows: {
      zh: '地面网格上的一组坐标轴，x 轴向左转了四分之一圈',
      en: 'Axes on a ground grid, with the x axis turned left by a quarter',
    },
    fields: {position: 'm', orientation: 'rotation'},
  },
  Point2: {
    shows: {
      zh: '相机画面上的一个点，虚线连到画面的两条边',
      en: 'A point on a camera picture, with dashed lines to two of its edges',
    },
    fields: {x: 'px', y: 'px'},
  },
  Point3: {
    shows: {
      zh: '空间中的一个点，从原点沿三个轴走到它',
      en: 'A point in space, and the way to it from the origin along the three axes',
    },
    fields: {x: 'm', y: 'm', z: 'm'},
  },
  Vector2: {
    shows: {zh: '平面上的一个箭头和它的两个分量', en: 'An arrow in a plane and its two components'},
    fields: {x: 'plain', y: 'plain'},
  },
  Vector3: {
    shows: {
      zh: '空间中从原点出发的一个箭头和它的分量',
      en: 'An arrow in space that begins at the origin, and its components',
    },
    fields: {x: 'plain', y: 'plain', z: 'plain'},
  },
  Quaternion: {
    shows: {
      zh: '旋转前后的两组坐标轴，绕 z 轴向左转了四分之一圈',
      en: 'Axes before and after a rotation: a quarter to the left about z',
    },
    fields: {x: 'plain', y: 'plain', z: 'plain', w: 'plain'},
  },
  Color: {
    shows: {
      zh: '一块半透明的橙色，旁边是四个通道的长条',
      en: 'A translucent orange, and a bar for each of the four channels',
    },
    fields: {r: 'plain', g: 'plain', b: 'plain', a: 'plain'},
  },
  KeyValuePair: {
    shows: {zh: '一行两格：键和值', en: 'A row of two cells: a key and its value'},
    fields: {key: 'name', value: 'name'},
  },
  LineType: {
    shows: {
      zh: '同样四个点的三种画法：折线、闭合线和两条线段',
      en: 'The same four points drawn in three ways: as a line, as a closed outline, and as two segments',
    },
    fields: {},
  },
  LogLevel: {
    shows: {
      zh: '六个级别的日志行，各有自己的颜色',
      en: 'Log lines of the six levels, each in its color',
    },
    fields: {},
  },
  NumericType: {
    shows: {
      zh: '每种数值类型占用的字节格子，从一个到八个',
      en: 'The bytes that each numeric type takes, from one to eight',
    },
    fields: {},
  },
  PointsAnnotationType: {
    shows: {
      zh: '同样四个点的画法：单独的点、多边形、折线和两条线段',
      en: 'The same four points drawn as points, as a polygon, as a line, and as two segments',
    },
    fields: {},
  },
  PositionCovarianceType: {
    shows: {
      zh: '每种类型已知的矩阵元素，和它所描述的误差范围',
      en: 'The elements of the matrix that each type knows, and the range of errors that they describe',
    },
    fields: {},
  },
  SceneEntityDeletionType: {
    shows: {
      zh: '三个实体：删除 ID 相符的一个，或者全部删除',
      en: 'Three entities: the one with the same ID is removed, or all of them',
    },
    fields: {},
  },
};
