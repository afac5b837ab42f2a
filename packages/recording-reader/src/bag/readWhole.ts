/** Reads every record of a bag. */
import type {Collector, Span} from '../collector';
import {isCompressed} from '../decompress';
import {bagMagic} from '../magic';
import {scanRecords} from '../scanRecords';
import {viewOf, WindowedFile} from '../source';
import type {OnProgress} from '../types';
import {addChunk, addConnection, readConnection, spanOf, unpackChunk} from './content';
import {
  field,
  fieldsOf,
  op,
  readHead,
  recordsOf,
  timeAt,
  uint32,
  type Head,
  type Read,
} from './records';

/** Maximum size of a chunk header in bytes: opcode, size and compression name. */
const longestChunkHeader = 80;

/** Returns the start of the header that contains the chunk opcode at an offset. */
function chunkStart(bytes: Uint8Array, opAt: number): number | undefined {
  const view = viewOf(bytes);
  const opField = opAt - 7;
  if (opField < 4 || view.getUint32(opField, true) !== 4 || bytes[opAt - 1] !== 0x3d) {
    return undefined;
  }
  const first = Math.max(0, opField - longestChunkHeader);
  for (let start = opField - 4; start >= first; start -= 1) {
    const length = view.getUint32(start, true);
    const end = start + 4 + length;
    if (end > opAt && end <= bytes.length && length <= longestChunkHeader) {
      try {
        const fields = fieldsOf(bytes.subarray(start + 4, end));
        if (fields.get('op')?.[0] === op.chunk && fields.has('compression') && fields.has('size')) {
          return start;
        }
      } catch {
        // Not a header; one may start earlier.
      }
    }
  }
  return undefined;
}

export async function readWhole(
  file: Blob,
  collector: Collector,
  onProgress: OnProgress,
): Promise<void> {
  const source = new WindowedFile(file);
  const read: Read = (offset, length) => source.read(offset, length);

  let unfinished: number | undefined;
  /** Offset of the compressed data of an unclosed chunk. */
  let cutOff: number | undefined;
  /** Messages located before their connection record. */
  const waiting = new Map<number, {span: Span; time: bigint; length: number}[]>();

  function addWaiting(connection: number): void {
    for (const {span, time, length} of waiting.get(connection) ?? []) {
      collector.addMessage(span, connection, time, length);
    }
    waiting.delete(connection);
  }

  function addMessage(span: Span, {fields, dataLength}: Head): void {
    const connection = uint32(fields, 'conn');
    const time = timeAt(field(fields, 'time', 8), 0);
    if (collector.channelOf(connection)) {
      collector.addMessage(span, connection, time, dataLength);
    } else if (!collector.hasFault('too-many-topics')) {
      const others = waiting.get(connection) ?? [];
      waiting.set(connection, others);
      others.push({span, time, length: dataLength});
    }
  }

  async function processRecord(head: Head): Promise<void> {
    if (head.op === op.connection) {
      await readConnection(collector, read, head);
      addWaiting(uint32(head.fields, 'conn'));
    } else if (head.op === op.message) {
      if (unfinished !== undefined) {
        collector.addFault('unfinished-chunk', unfinished);
        unfinished = undefined;
      }
      addMessage(collector.addToRun(spanOf(head)), head);
    } else if (head.op === op.chunk && head.dataLength === 0) {
      // Recorders write the chunk length on closing: after an unclosed chunk header, messages follow directly.
      addChunk(collector, spanOf(head), head);
      unfinished = head.offset;
      const rest = await read(head.end, Math.min(4, file.size - head.end));
      cutOff = isCompressed(rest) ? head.end : undefined;
    } else if (head.op === op.chunk) {
      const span = spanOf(head);
      addChunk(collector, span, head);
      unfinished = undefined;
      for await (const record of recordsOf(await unpackChunk(file, head))) {
        if (record.op === op.connection) {
          addConnection(collector, record.fields, record.data);
          addWaiting(uint32(record.fields, 'conn'));
        } else if (record.op === op.message) {
          addMessage(span, record);
        }
      }
    }
  }

  async function readHeadAt(offset: number): Promise<Head> {
    if (offset === cutOff && offset < file.size) {
      throw new RangeError('the recorder did not finish the compressed chunk');
    }
    return readHead(read, offset);
  }
  const records = {readHead: readHeadAt, processRecord, chunk: op.chunk, chunkStart};
  await scanRecords(file, bagMagic.length, collector, records, onProgress);
  for (const [connection, [message]] of waiting) {
    collector.addFault(
      'unknown-topic',
      message!.span.offset,
      `no description of connection ${connection}`,
    );
  }
}
