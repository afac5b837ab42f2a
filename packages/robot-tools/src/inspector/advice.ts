/** Panels of the platform that can display each topic of a recording, and the topics that are missing. */
import type {Summary, Topic} from 'recording-reader';
import type {Bilingual} from '../ui/useLocale';

interface SchemaSupport {
  /** Use of the message by each panel. */
  draws: Readonly<Record<string, Bilingual>>;
  /** Messages of ROS itself with the same kind of data. */
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
  /** Panels that draw the messages as they are; any topic can besides be read and plotted. */
  panels: PanelUse[];
  /** Page below `/docs/` about the schema. */
  schemaPage?: string;
  /** Whether the panels can only draw it after a conversion, or not at all read it. */
  problem?: 'needs-converter' | 'unknown-encoding';
}

/** Something that a recording as a whole lacks. */
export interface Missing {
  what: 'transforms' | 'camera-info' | 'drawable';
  /** Topics that would need it. */
  topics: string[];
}

/** Encodings of messages that the viewer reads. */
const readable = ['ros1', 'cdr', 'protobuf', 'json', 'flatbuffer', 'omgidl'];

const foxglovePrefixes = /^(?:foxglove\.|foxglove_msgs\/(?:msg\/)?|foxglove::)/;

/** `pkg/Type` for the three names of a ROS type, or the name as it is. */
function rosName(schemaName: string): string {
  const copy = /^ros\.(\w+)\.(\w+)$/.exec(schemaName);
  return copy ? `${copy[1]}/${copy[2]}` : schemaName.replace('/msg/', '/');
}

/** Name of the schema in `schemaPanels` that a topic's schema is taken for. */
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

type Described = Pick<Topic, 'schemaName' | 'messageEncoding'>;

/** The panels that show the messages of a topic, or the reason why none does. */
export function adviceFor({schemaName, messageEncoding}: Described): TopicAdvice {
  if (!readable.includes(messageEncoding)) {
    return {panels: [], problem: 'unknown-encoding'};
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

/** Topics with messages whose schema is known and wanted. */
const topicsOf = ({topics}: Topics, wanted: (schema: string) => boolean): Topic[] =>
  topics.filter(({count, schemaName}) => {
    const schema = knownName(schemaName);
    return count > 0 && schema !== undefined && wanted(schema);
  });

/** Topics with transforms between coordinate frames. */
export const transformTopics = (summary: Topics): Topic[] =>
  topicsOf(summary, (schema) => transformNames.includes(schema));

/** Topics that the 3D panel puts where transforms say; pictures are placed by their calibration. */
export const placedTopics = (summary: Topics): Topic[] =>
  topicsOf(
    summary,
    (schema) =>
      '3d' in data.schemaPanels[schema]!.draws &&
      ![...transformNames, ...pictureNames].includes(schema),
  );

/** The first camera and the first scan of a recording. */
export const drawnTopics = (summary: Topics): Topic[] =>
  [pictureNames, ['LaserScan']].flatMap((names) =>
    topicsOf(summary, (schema) => names.includes(schema)).slice(0, 1),
  );

/** Topics that panels need and the recording lacks. */
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
