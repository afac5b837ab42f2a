/** Panels of the platform that can display each topic of a recording, and missing topics. */
import type {Summary, Topic} from 'recording-reader';
import type {Bilingual} from '../ui/useLocale';

interface SchemaSupport {
  /** Use of the message by each panel, by the id of the panel. */
  draws: Readonly<Record<string, Bilingual>>;
  /** ROS messages with the same kind of data. */
  ros?: {ros1: readonly string[]; ros2: readonly string[]};
}

/** Panels of the platform by id, and the schemas that they draw by name. */
export interface PanelData {
  panels: Readonly<Record<string, {name: Bilingual; page: string}>>;
  schemaPanels: Readonly<Record<string, SchemaSupport>>;
  /** Panel by ROS type (`pkg/Type`), for messages that one panel draws and that have no page of their own. */
  typePanels: Readonly<Record<string, PanelUse>>;
}

let data: PanelData = {panels: {}, schemaPanels: {}, typePanels: {}};
let byRosName = new Map<string, string>();

/** Sets the data of all advice; called once, before the inspector opens a recording. */
export function setPanelData(next: PanelData): void {
  data = next;
  byRosName = new Map(
    Object.entries(next.schemaPanels).flatMap(([name, {ros}]) =>
      [...(ros?.ros1 ?? []), ...(ros?.ros2 ?? [])].map((type) => [rosName(type), name] as const),
    ),
  );
}

interface PanelUse {
  name: Bilingual;
  /** Page below `/docs/`, with the section. */
  page: string;
  /** Use of the messages by the panel. */
  draws: Bilingual;
}

interface TopicAdvice {
  /** Panels that draw the messages without conversion; other panels read and plot any topic. */
  panels: PanelUse[];
  /** Page below `/docs/` about the schema. */
  schemaPage?: string;
  /** Reason why no panel draws the messages. */
  problem?: 'needs-converter' | 'unknown-encoding' | 'no-definition';
}

/** Data that the whole recording lacks. */
export interface Missing {
  what: 'transforms' | 'camera-info' | 'drawable';
  /** Topics that need the data. */
  topics: string[];
}

/** Message encodings that the platform reads. */
const readable = ['ros1', 'cdr', 'protobuf', 'json', 'flatbuffer', 'omgidl'];

const foxglovePrefixes = /^(?:foxglove\.|foxglove_msgs\/(?:msg\/)?|foxglove::)/;

/** Returns `pkg/Type` for the three forms of a ROS type, or any other name unchanged. */
function rosName(schemaName: string): string {
  const copy = /^ros\.(\w+)\.(\w+)$/.exec(schemaName);
  return copy ? `${copy[1]}/${copy[2]}` : schemaName.replace('/msg/', '/');
}

/** Returns the name in `schemaPanels` that corresponds to the schema of a topic. */
function knownName(schemaName: string): string | undefined {
  const own = schemaName.replace(foxglovePrefixes, '');
  const name = own === schemaName ? byRosName.get(rosName(schemaName)) : own;
  return name !== undefined && Object.hasOwn(data.schemaPanels, name) ? name : undefined;
}

const kebab = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const usesOf = ({draws}: SchemaSupport): PanelUse[] =>
  Object.entries(draws).flatMap(([id, text]) => {
    const panel = data.panels[id];
    return panel ? [{name: panel.name, page: panel.page.replace('.md', ''), draws: text}] : [];
  });

type Described = Pick<Topic, 'schemaName' | 'schemaEncoding' | 'messageEncoding'>;

/** Returns the panels that draw the messages of a topic, or the reason why none does. */
export function adviceFor({schemaName, schemaEncoding, messageEncoding}: Described): TopicAdvice {
  if (!readable.includes(messageEncoding)) {
    return {panels: [], problem: 'unknown-encoding'};
  }
  // rosbag2 writes an empty schema if it does not find the package.
  if (schemaEncoding === '' && messageEncoding !== 'json') {
    return {panels: [], problem: 'no-definition'};
  }
  const name = knownName(schemaName);
  if (name !== undefined) {
    return {
      panels: usesOf(data.schemaPanels[name]!),
      schemaPage: `viz/message-schemas/${kebab(name)}`,
    };
  }
  const type = rosName(schemaName);
  if (Object.hasOwn(data.typePanels, type)) {
    return {panels: [data.typePanels[type]!]};
  }
  return {panels: [], problem: 'needs-converter'};
}

const transformNames = ['FrameTransform', 'FrameTransforms'];
const pictureNames = ['CompressedImage', 'CompressedVideo', 'RawImage'];

type Topics = Pick<Summary, 'topics'>;

/** Returns topics with messages whose schema is known and accepted by the filter. */
const topicsOf = ({topics}: Topics, isAccepted: (schema: string) => boolean): Topic[] =>
  topics.filter(({count, schemaName}) => {
    const schema = knownName(schemaName);
    return count > 0 && schema !== undefined && isAccepted(schema);
  });

/** Returns topics with transforms between coordinate frames. */
export const transformTopics = (summary: Topics): Topic[] =>
  topicsOf(summary, (schema) => transformNames.includes(schema));

/** Returns topics that the 3D panel positions by transforms; images are positioned by their calibration. */
export const placedTopics = (summary: Topics): Topic[] =>
  topicsOf(
    summary,
    (schema) =>
      '3d' in data.schemaPanels[schema]!.draws &&
      ![...transformNames, ...pictureNames].includes(schema),
  );

/** Returns the first camera and the first scan of a recording. */
export const drawnTopics = (summary: Topics): Topic[] =>
  [pictureNames, ['LaserScan']].flatMap((names) =>
    topicsOf(summary, (schema) => names.includes(schema)).slice(0, 1),
  );

/** Returns data that panels need and the recording lacks. */
export function missingIn(summary: Topics): Missing[] {
  const missing: Missing[] = [];
  const namesOf = (topics: readonly Topic[]) => topics.map(({name}) => name);
  const placed = placedTopics(summary);
  if (placed.length > 0 && transformTopics(summary).length === 0) {
    missing.push({what: 'transforms', topics: namesOf(placed)});
  }
  const pictures = topicsOf(summary, (schema) => pictureNames.includes(schema));
  if (pictures.length > 0 && topicsOf(summary, (it) => it === 'CameraCalibration').length === 0) {
    missing.push({what: 'camera-info', topics: namesOf(pictures)});
  }
  const filled = summary.topics.filter(({count}) => count > 0);
  if (filled.length > 0 && filled.every((topic) => adviceFor(topic).panels.length === 0)) {
    missing.push({what: 'drawable', topics: []});
  }
  return missing;
}
