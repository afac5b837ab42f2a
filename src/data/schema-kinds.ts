/** Kinds of message schemas, the groups of their index page. */
import type {Bilingual} from '../config/locales';

export interface Kind {
  label: Bilingual;
  /** Names of messages and enums, in reading order. */
  schemas: readonly string[];
}

/** Every message and enum of `@foxglove/schemas` belongs to one kind. */
export const kinds: readonly Kind[] = [
  {
    label: {zh: '图像与视频', en: 'Images and video'},
    schemas: ['CompressedImage', 'RawImage', 'CompressedVideo', 'CameraCalibration'],
  },
  {
    label: {zh: '图像标注', en: 'Image annotations'},
    schemas: ['ImageAnnotations', 'CircleAnnotation', 'PointsAnnotation', 'TextAnnotation'],
  },
  {
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
    label: {zh: '坐标变换', en: 'Transforms'},
    schemas: ['FrameTransform', 'FrameTransforms'],
  },
  {
    label: {zh: '地图', en: 'Maps'},
    schemas: ['LocationFix', 'GeoJSON', 'LocationFixes'],
  },
  {label: {zh: '日志', en: 'Logs'}, schemas: ['Log']},
  {
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
    label: {zh: '其他', en: 'Other'},
    schemas: ['JointState', 'JointStates', 'Odometry', 'CompressedAudio', 'RawAudio'],
  },
  {
    label: {zh: '内置类型', en: 'Built-in types'},
    schemas: ['Timestamp', 'Duration'],
  },
];
