/**
 * Reads ROS 1 bags, format 2.0. https://wiki.ros.org/Bags/Format/2.0
 *
 * `@foxglove/rosbag` reads the whole end of a file into memory, needs an intact index, and generates code
 * from message definitions, which the Content-Security-Policy forbids. The tests compare with it.
 */
import {Collector} from '../collector';
import {openFromIndex} from '../openFromIndex';
import {bagMagic, beginsRecording} from '../magic';
import {isChanged, messageOf, readPiece} from '../source';
import type {Fault, OnProgress, Recording, Summary} from '../types';
import {unpackChunk} from './content';
import {IndexCutOff, readIndex} from './readIndex';
import {readWhole} from './readWhole';
import {field, op, readHead, recordsOf, text, timeAt, uint32, type Fields} from './records';

const openedBag = (
  file: Blob,
  collector: Collector,
  found: Pick<Summary, 'index' | 'isWhole'>,
): Recording =>
  openFromIndex(
    collector,
    {
      format: 'bag',
      size: file.size,
      ...found,
      attachments: [],
      metadata: [],
      attachmentCount: 0,
      metadataCount: 0,
    },
    async function* read({offset, length}) {
      const head = await readHead((at, size) => readPiece(file, at, size), offset);
      const bytes =
        head.op === op.chunk
          ? await unpackChunk(file, head)
          : await readPiece(file, offset, length);
      for await (const {op: kind, fields, data} of recordsOf(bytes)) {
        if (kind === op.message) {
          const logTime = timeAt(field(fields, 'time', 8), 0);
          yield {channel: uint32(fields, 'conn'), logTime, data};
        }
      }
    },
    () => Promise.reject(new RangeError('bags have no attachments')),
  );

/** Offset of the first chunk: recorders reserve space for the header. */
const firstChunk = bagMagic.length + 4096;

/**
 * @param isWhole whether to read every byte even if there is an index, to detect damage
 */
export async function openBag(
  file: Blob,
  isWhole: boolean,
  onProgress: OnProgress,
): Promise<Recording> {
  const indexed = new Collector();
  let header: Fields | undefined;
  let problem: string | undefined;
  let end = file.size;
  let trailing: Fault | undefined;
  let isCutOff = false;
  try {
    const head = await readHead((at, length) => readPiece(file, at, length), bagMagic.length);
    header = head.op === op.header ? head.fields : undefined;
  } catch (error) {
    isCutOff = error instanceof RangeError && file.size < firstChunk;
    problem = messageOf(error);
  }
  const encryptor = header ? text(header, 'encryptor') : '';
  if (encryptor !== '' && encryptor !== 'rosbag/NoEncryptor') {
    indexed.addFault('encrypted', bagMagic.length, encryptor);
    return openedBag(file, indexed, {index: 'none', isWhole: false});
  }
  const hasIndex = header?.get('index_pos')?.some((byte) => byte !== 0) ?? false;
  if (header && hasIndex) {
    try {
      end = await readIndex(file, header, indexed, onProgress);
      if (end < file.size) {
        const code = (await beginsRecording(file, end)) ? 'joined' : 'trailing';
        trailing = {code, offset: end, detail: String(file.size - end)};
        indexed.addFault(code, end, trailing.detail);
      }
      if (!isWhole) {
        return openedBag(file, indexed, {index: 'full', isWhole: false});
      }
    } catch (error) {
      if (isChanged(error)) {
        throw error;
      }
      isCutOff = error instanceof IndexCutOff;
      problem = messageOf(error);
    }
  }
  const whole = new Collector();
  whole.addChannelsOf(indexed);
  await readWhole(file.slice(0, end), whole, onProgress);
  if (trailing) {
    whole.addFault(trailing.code, trailing.offset, trailing.detail);
  }
  if (isCutOff && !whole.hasFault('cut-off') && !whole.hasFault('joined')) {
    whole.addFault('cut-off', file.size);
  }
  if (!header && !isCutOff) {
    whole.addFault('bad-header', bagMagic.length, problem);
  } else if (!whole.hasFault('cut-off')) {
    if (problem !== undefined) {
      whole.addFault('bad-index', undefined, problem);
    } else if (!hasIndex) {
      whole.addFault('no-index');
    }
  }
  const index = hasIndex && problem === undefined ? 'full' : 'none';
  return openedBag(file, whole, {index, isWhole: true});
}
