/** Reads every record of an MCAP file. */
import {Opcode} from '@mcap/core';
import {checkDataSection} from '../checksums';
import {scanRecords} from '../scanRecords';
import {viewOf} from '../source';
import type {OnProgress} from '../types';
import {newContent, type Content} from './content';
import {addChannels} from './readIndex';
import {headLength, magicLength} from './records';
import {newScanner} from './scanner';
import type {McapIndex} from './summary';

/** Returns the start of a chunk with its opcode: the record length must match the sum of its parts. */
function chunkStart(bytes: Uint8Array, at: number): number | undefined {
  const view = viewOf(bytes);
  const nameAt = at + headLength + 28;
  if (nameAt + 4 > bytes.length) {
    return undefined;
  }
  const recordsAt = nameAt + 4 + view.getUint32(nameAt, true);
  if (recordsAt + 8 > bytes.length) {
    return undefined;
  }
  const end = recordsAt + 8 + Number(view.getBigUint64(recordsAt, true));
  return end === at + headLength + Number(view.getBigUint64(at + 1, true)) ? at : undefined;
}

/** @param index provides the channels of damaged chunks */
export async function readWhole(
  file: Blob,
  index: McapIndex | undefined,
  onProgress: OnProgress,
): Promise<Content> {
  const content = newContent();
  if (index) {
    addChannels(content, index);
  }
  const {readHead, processRecord} = newScanner(file, content, true);
  const records = {
    readHead,
    processRecord,
    chunk: Opcode.CHUNK,
    last: Opcode.FOOTER,
    chunkStart,
  };
  await scanRecords(file, magicLength, content.collector, records, onProgress);
  const {dataEnd, dataCrc = 0, footer} = content;
  if (dataEnd === undefined && footer !== undefined) {
    content.collector.addFault('bad-record', footer, 'no end of the data section before it');
  }
  if (dataEnd !== undefined && dataCrc !== 0) {
    if (!(await checkDataSection(file, dataEnd, dataCrc))) {
      content.collector.addFault('bad-data', dataEnd);
    }
  }
  return content;
}
