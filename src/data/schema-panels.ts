import type {Bilingual} from '../config/locales';

/**
 * Panels by message, the only source for the pages of message schemas. No panel draws a message that is not in
 * `schemaPanels`; it may be part of one that is.
 */
export interface Panel {
  name: Bilingual;
  /** Page below `docs`, with the section about these messages. */
  page: string;
}

export const panels = {
  '3d': {
    name: {zh: '三维面板', en: '3D panel'},
    page: 'viz/panel/3d-panel.md#supported-schemas',
  },
  image: {
    name: {zh: '图像面板', en: 'Image panel'},
    page: 'viz/panel/image-panel.md#supported-messages',
  },
  map: {
    name: {zh: '地图面板', en: 'Map panel'},
    page: 'viz/panel/map-panel.md#supported-messages',
  },
  log: {
    name: {zh: '日志面板', en: 'Log panel'},
    page: 'viz/panel/log-panel.md#supported-messages',
  },
} as const satisfies Record<string, Panel>;

export type PanelId = keyof typeof panels;

export interface SchemaSupport {
  /** Use of the message by panel. */
  draws: Partial<Record<PanelId, Bilingual>>;
  /** Messages of ROS with the same kind of data, which the same panels accept. */
  ros?: {ros1: readonly string[]; ros2: readonly string[]};
}

/** Types that ROS 1 and ROS 2 have in common, by their ROS 1 names. */
function inBoth(...types: string[]): NonNullable<SchemaSupport['ros']> {
  return {ros1: types, ros2: types.map((type) => type.replace('/', '/msg/'))};
}

/** The Image panel overlays the layers of the 3D panel on the picture. */
const overlay: Bilingual = {
  zh: '叠加在图像上，需要相机标定和坐标变换',
  en: 'Drawn over the image; needs a camera calibration and transforms',
};

const transform: Record<'3d' | 'image', Bilingual> = {
  '3d': {
    zh: '构成坐标系树，决定其他图层的位置',
    en: 'Builds the frame tree that positions all other layers',
  },
  image: {
    zh: '把三维图层换算到相机坐标系，再叠加到图像上',
    en: 'Brings 3D layers into the camera frame, to overlay them on the image',
  },
};

const picture: Record<'3d' | 'image', Bilingual> = {
  '3d': {
    zh: '放进三维场景，位置由相机标定决定',
    en: 'Placed in the 3D scene according to the camera calibration',
  },
  image: {zh: '面板的主画面', en: 'The main picture of the panel'},
};

export const schemaPanels: Readonly<Record<string, SchemaSupport>> = {
  CameraCalibration: {
    draws: {
      '3d': {
        zh: '画出相机视锥，并为场景中的图像定位',
        en: 'Draws the view frustum and places images',
      },
      image: {zh: '去畸变，并让三维图层可以叠加', en: 'Rectifies the image and allows 3D overlays'},
    },
    ros: inBoth('sensor_msgs/CameraInfo'),
  },
  CompressedImage: {draws: picture, ros: inBoth('sensor_msgs/CompressedImage')},
  CompressedVideo: {draws: picture},
  RawImage: {draws: picture, ros: inBoth('sensor_msgs/Image')},
  FrameTransform: {draws: transform, ros: inBoth('geometry_msgs/TransformStamped')},
  FrameTransforms: {
    draws: transform,
    ros: {ros1: ['tf/tfMessage', 'tf2_msgs/TFMessage'], ros2: ['tf2_msgs/msg/TFMessage']},
  },
  Grid: {
    draws: {
      '3d': {zh: '平铺的彩色栅格', en: 'A flat grid of colored cells'},
      image: overlay,
    },
    ros: inBoth('nav_msgs/OccupancyGrid'),
  },
  LaserScan: {
    draws: {
      '3d': {zh: '按距离或强度着色的点', en: 'Points colored by range or intensity'},
      image: overlay,
    },
    ros: inBoth('sensor_msgs/LaserScan'),
  },
  PointCloud: {
    draws: {
      '3d': {zh: '按字段或逐点颜色着色的点', en: 'Points colored by a field or by their own color'},
      image: overlay,
    },
    ros: inBoth('sensor_msgs/PointCloud2'),
  },
  PoseInFrame: {
    draws: {'3d': {zh: '坐标轴或箭头', en: 'Axes or an arrow'}, image: overlay},
    ros: inBoth('geometry_msgs/PoseStamped', 'geometry_msgs/PoseWithCovarianceStamped'),
  },
  PosesInFrame: {
    draws: {
      '3d': {zh: '一串坐标轴、箭头，或一条连线', en: 'Axes, arrows, or a line'},
      image: overlay,
    },
    ros: inBoth('nav_msgs/Path', 'geometry_msgs/PoseArray'),
  },
  SceneUpdate: {
    draws: {
      '3d': {zh: '由图元组成的物体', en: 'Objects made of primitives'},
      image: overlay,
    },
    ros: inBoth('visualization_msgs/Marker', 'visualization_msgs/MarkerArray'),
  },
  ImageAnnotations: {
    draws: {
      image: {
        zh: '画在图像上的圆、点、线和文字，不需要相机标定',
        en: 'Circles, points, lines, and text on the image, without a calibration',
      },
    },
    ros: inBoth('visualization_msgs/ImageMarker'),
  },
  LocationFix: {
    draws: {map: {zh: '地图上的位置', en: 'A position on the map'}},
    ros: inBoth('sensor_msgs/NavSatFix'),
  },
  GeoJSON: {
    draws: {map: {zh: '地图上的点、线和区域', en: 'Points, lines, and areas on the map'}},
  },
  Log: {
    draws: {
      log: {
        zh: '可按级别和节点筛选的日志行',
        en: 'Log lines that you can filter by level and node',
      },
    },
    ros: {ros1: ['rosgraph_msgs/Log'], ros2: ['rcl_interfaces/msg/Log']},
  },
};

/** Messages of ROS that a panel draws and that have no page, by type. */
export const typePanels = {
  'diagnostic_msgs/DiagnosticArray': {
    name: {zh: '诊断面板', en: 'Diagnostics panels'},
    page: 'viz/panel/diagnostics-panel',
    draws: {
      zh: '各硬件的状态，可按级别筛选',
      en: 'The status of each piece of hardware, by level',
    },
  },
} as const satisfies Record<string, Panel & {draws: Bilingual}>;
