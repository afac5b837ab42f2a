/** Processes the records of an MCAP file in order. */
import {Opcode, type TypedMcapRecords} from '@mcap/core';
import type {Span} from '../collector';
import {checkAttachment} from '../checksums';
import {faultOf, UnknownCompression, UnknownTopic} from '../errors';
import {limits} from '../limits';
import {isChanged, readPiece, viewOf, WindowedFile} from '../source';
import {
  addAttachment,
  addChannel,
  addMetadata,
  addSchema,
  primedReader,
  type Content,
} from './content';
import {footerLength, headLength, messageHeadLength, recordsOf} from './records';

interface Head {
  op: number;
  offset: number;
  end: number;
}

/** Opcodes of records that are parsed completely; indexes are skipped as redundant. */
const parsed: readonly number[] = [
  Opcode.HEADER,
  Opcode.SCHEMA,
  Opcode.CHANNEL,
  Opcode.CHUNK,
  Opcode.STATISTICS,
  Opcode.METADATA,
];

/** Processes records one by one and adds the results to `content`. */
export function newScanner(file: Blob, content: Content, isWhole = false) {
  const {collector} = content;
  const source = new WindowedFile(file);
  let reader = primedReader(content);

  function addParsed(bytes: Uint8Array, span: Span): void {
    for (const record of recordsOf(reader, bytes)) {
      if (record.type === 'Schema') {
        addSchema(content, record);
      } else if (record.type === 'Channel') {
        addChannel(content, record);
      } else if (record.type === 'Message') {
        collector.addMessage(span, record.channelId, record.logTime, record.data.length);
      } else if (record.type === 'Chunk') {
        const {compression, records, uncompressedSize} = record;
        collector.addChunk(span, compression, records.length, Number(uncompressedSize));
      } else if (record.type === 'Metadata') {
        addMetadata(content, record);
      } else if (record.type === 'Header') {
        content.library = record.library;
        content.profile = record.profile;
      } else if (record.type === 'Statistics') {
        content.announced = record.messageCount;
      } else if (record.type === 'DataEnd') {
        content.dataCrc = record.dataSectionCrc;
      }
    }
  }

  async function addRecord(span: Span): Promise<void> {
    try {
      addParsed(await source.read(span.offset, span.length), span);
    } catch (error) {
      reader = primedReader(content);
      throw error;
    }
  }

  return {
    async readHead(offset: number): Promise<Head> {
      const head = viewOf(await source.read(offset, headLength));
      const op = head.getUint8(0);
      const end = offset + headLength + Number(head.getBigUint64(1, true));
      const isLost = op > Opcode.MAX && end > file.size;
      if (op === 0 || isLost || (op === Opcode.FOOTER && end - offset !== footerLength)) {
        throw new Error(`there is no record with the opcode ${op}`);
      }
      return {op, offset, end};
    },

    /**
     * Counts the messages of a chunk by parsing its records; a damaged chunk counts as empty.
     * @param isNeeded whether the index lacks information about the messages
     * @returns whether the compression of the chunk is supported
     */
    async countChunk(
      span: Span,
      {compression, compressedSize, uncompressedSize}: TypedMcapRecords['ChunkIndex'],
      isNeeded: boolean,
    ): Promise<boolean> {
      const {offset, length} = span;
      if (length > limits.chunk || uncompressedSize > limits.chunk) {
        if (isNeeded) {
          collector.addFault('too-large', offset, String(length));
        }
        return false;
      }
      try {
        const bytes = await readPiece(file, offset, length);
        // Dry run: messages counted before an error could not be subtracted.
        for (const record of recordsOf(primedReader(content), bytes)) {
          void record;
        }
        addParsed(bytes, span);
        return true;
      } catch (error) {
        reader = primedReader(content);
        if (isChanged(error)) {
          throw error;
        }
        const [code, detail] = faultOf(error, true);
        if (error instanceof UnknownCompression) {
          if (isNeeded || !collector.hasFault(code)) {
            collector.addFault(code, offset, detail);
          }
          return false;
        }
        collector.addChunk(span, compression, Number(compressedSize), Number(uncompressedSize));
        collector.addFault(code, offset, detail);
        return true;
      }
    },

    async processRecord({op, offset, end}: Head): Promise<void> {
      const span: Span = {offset, length: end - offset, topics: new Map()};
      if (op === Opcode.ATTACHMENT) {
        const contentEnd = await addAttachment(content, source, span);
        if (isWhole && !(await checkAttachment(file, offset + headLength, contentEnd))) {
          collector.addFault('bad-attachment', offset);
        }
      } else if (op === Opcode.MESSAGE) {
        if (span.length < headLength + messageHeadLength) {
          throw new Error(`the message has only ${span.length} bytes`);
        }
        const fields = viewOf(await source.read(offset + headLength, messageHeadLength));
        const [channel, time] = [fields.getUint16(0, true), fields.getBigUint64(6, true)];
        if (!content.channels.has(channel)) {
          throw new UnknownTopic(`no description of channel ${channel}`);
        }
        const size = span.length - headLength - messageHeadLength;
        collector.addMessage(collector.addToRun(span), channel, time, size);
      } else if (op === Opcode.FOOTER) {
        content.footer = offset;
      } else if (op === Opcode.DATA_END) {
        content.dataEnd = offset;
        await addRecord(span);
      } else if (parsed.includes(op)) {
        if (span.length > (op === Opcode.CHUNK ? limits.chunk : limits.record)) {
          collector.addFault('too-large', offset, String(span.length));
          return;
        }
        await addRecord(span);
      }
    },
  };
}
