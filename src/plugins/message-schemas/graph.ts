/** Which message contains which, as Mermaid diagrams of a few messages each. */
import type {Bilingual, Locale} from '../../config/locales';
import {labels} from './labels';
import {contained, type Schemas} from './package';

interface Graph {
  title: Bilingual;
  /** Top to bottom, or left to right: whichever is narrower, for phones. */
  direction: 'TB' | 'LR';
  /** Messages and enums to draw; the arrows between them follow from the package. */
  nodes: readonly string[];
}

export const graphs: Readonly<Record<string, Graph>> = {
  scene: {
    title: {zh: '场景更新的组成', en: 'What a scene update is made of'},
    direction: 'TB',
    nodes: ['SceneUpdate', 'SceneEntity', 'SceneEntityDeletion', 'SceneEntityDeletionType'],
  },
  entity: {
    title: {zh: '场景实体的组成', en: 'What a scene entity is made of'},
    direction: 'LR',
    nodes: [
      'SceneEntity',
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
  primitives: {
    title: {zh: '图元的组成', en: 'What primitives are made of'},
    direction: 'LR',
    nodes: [
      'CubePrimitive',
      'SpherePrimitive',
      'CylinderPrimitive',
      'ModelPrimitive',
      'LinePrimitive',
      'TriangleListPrimitive',
      'Vector3',
      'Point3',
      'LineType',
    ],
  },
  annotations: {
    title: {zh: '图像标注的组成', en: 'What image annotations are made of'},
    direction: 'LR',
    nodes: ['ImageAnnotations', 'CircleAnnotation', 'PointsAnnotation', 'TextAnnotation', 'Point2'],
  },
  geometry: {
    title: {zh: '坐标变换与位姿的组成', en: 'What transforms and poses are made of'},
    direction: 'LR',
    nodes: [
      'FrameTransforms',
      'FrameTransform',
      'PoseInFrame',
      'PosesInFrame',
      'Pose',
      'Vector3',
      'Quaternion',
    ],
  },
  sensors: {
    title: {zh: '点云、激光与栅格的组成', en: 'What point clouds, scans, and grids are made of'},
    direction: 'TB',
    nodes: [
      'PointCloud',
      'Grid',
      'LaserScan',
      'PackedElementField',
      'NumericType',
      'Vector2',
      'Pose',
    ],
  },
  'map-and-log': {
    title: {zh: '定位与日志的组成', en: 'What position fixes and logs are made of'},
    direction: 'LR',
    nodes: [
      'LocationFix',
      'PositionCovarianceType',
      'Vector3',
      'Color',
      'KeyValuePair',
      'Log',
      'LogLevel',
    ],
  },
};

interface Edge {
  whole: string;
  parts: string[];
}

export function edgesOf({nodes}: Graph, {messages, enums}: Schemas): Edge[] {
  const unknown = nodes.find((name) => !(name in messages) && !(name in enums));
  if (unknown) {
    throw new Error(`A graph names ${unknown}, which @foxglove/schemas does not have.`);
  }
  return nodes.flatMap((whole) => {
    const held = new Set(messages[whole]?.fields.map(contained));
    const parts = nodes.filter((name) => held.has(name));
    return parts.length > 0 ? [{whole, parts}] : [];
  });
}

/** Mermaid source, with a title and a description for those who cannot see it. */
export function drawGraph(graph: Graph, schemas: Schemas, locale: Locale): string {
  const {contains, comma, semicolon, stop} = labels[locale];
  const edges = edgesOf(graph, schemas);
  const described = edges.map(({whole, parts}) => contains(whole, parts.join(comma)));
  return [
    `flowchart ${graph.direction}`,
    `  accTitle: ${graph.title[locale]}`,
    `  accDescr: ${described.join(semicolon)}${stop}`,
    ...edges.flatMap(({whole, parts}) => parts.map((part) => `  ${whole} --> ${part}`)),
  ].join('\n');
}
