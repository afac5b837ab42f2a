/** Kinds of messages, and where each is documented. */
import type {Bilingual} from '../../config/locales';

/** Folder of the pages, below `docs` and its English twin. */
export const folder = 'viz/message-schemas';

export interface Kind {
  id: string;
  label: Bilingual;
  /** Names of messages and enums, in reading order. */
  schemas: readonly string[];
}

/** Every message and enum of the package belongs to one kind. */
export const kinds: readonly Kind[] = [
  {
    id: 'image',
    label: {zh: '图像与视频', en: 'Images and video'},
    schemas: ['CompressedImage', 'RawImage', 'CompressedVideo', 'CameraCalibration'],
  },
  {
    id: 'annotation',
    label: {zh: '图像标注', en: 'Image annotations'},
    schemas: ['ImageAnnotations', 'CircleAnnotation', 'PointsAnnotation', 'TextAnnotation'],
  },
  {
    id: 'scene',
    label: {zh: '三维场景与图元', en: '3D scenes and primitives'},
    schemas: [
      'SceneUpdate',
      'SceneEntity',
      'SceneEntityDeletion',
      'ArrowPrimitive',
      'CubePrimitive',
      'SpherePrimitive',
      'CylinderPrimitive',
      'LinePrimitive',
      'TriangleListPrimitive',
      'TextPrimitive',
      'ModelPrimitive',
    ],
  },
  {
    id: 'sensor',
    label: {zh: '激光、点云与栅格', en: 'Lidar, point clouds, and grids'},
    schemas: [
      'PointCloud',
      'LaserScan',
      'Grid',
      'PackedElementField',
      'CompressedPointCloud',
      'VoxelGrid',
    ],
  },
  {
    id: 'transform',
    label: {zh: '坐标变换', en: 'Transforms'},
    schemas: ['FrameTransform', 'FrameTransforms'],
  },
  {
    id: 'map',
    label: {zh: '地图', en: 'Maps'},
    schemas: ['LocationFix', 'GeoJSON', 'LocationFixes'],
  },
  {id: 'log', label: {zh: '日志', en: 'Logs'}, schemas: ['Log']},
  {
    id: 'geometry',
    label: {zh: '几何与通用', en: 'Geometry and common parts'},
    schemas: [
      'PoseInFrame',
      'PosesInFrame',
      'Pose',
      'Point2',
      'Point3',
      'Vector2',
      'Vector3',
      'Quaternion',
      'Color',
      'KeyValuePair',
      'Point3InFrame',
    ],
  },
  {
    id: 'enum',
    label: {zh: '枚举', en: 'Enums'},
    schemas: [
      'LineType',
      'LogLevel',
      'NumericType',
      'PointsAnnotationType',
      'PositionCovarianceType',
      'SceneEntityDeletionType',
    ],
  },
  {
    id: 'other',
    label: {zh: '其他', en: 'Other'},
    schemas: ['JointState', 'JointStates', 'Odometry', 'CompressedAudio', 'RawAudio'],
  },
  {
    id: 'built-in',
    label: {zh: '内置类型', en: 'Built-in types'},
    schemas: ['Timestamp', 'Duration'],
  },
];

const others = `${folder}/introduction.md#other-schemas`;

/** Messages without a page of their own, which no panel draws, and where they are told about. */
export const withoutPage: Readonly<Record<string, string>> = {
  Timestamp: `${folder}/built-in-types.md#time`,
  Duration: `${folder}/built-in-types.md#duration`,
  CompressedAudio: others,
  CompressedPointCloud: others,
  JointState: others,
  JointStates: others,
  LocationFixes: others,
  Odometry: others,
  Point3InFrame: others,
  RawAudio: others,
  VoxelGrid: others,
};

/** `PointCloud` → `point-cloud`, `Vector3` → `vector-3`. */
function kebabCase(name: string): string {
  return name.replace(/([a-z])(?=[A-Z\d])/g, '$1-').toLowerCase();
}

/** Name of the page of a message or enum, without its folder and extension. */
export function pageName(schema: string, isEnum: boolean): string {
  return isEnum ? `enum-${kebabCase(schema)}` : kebabCase(schema);
}

/** Where a message or enum is documented: a file below `docs`, with an anchor where it shares it. */
export function placeOf(schema: string, isEnum: boolean): string {
  return withoutPage[schema] ?? `${folder}/${pageName(schema, isEnum)}.md`;
}
