/**
 * Reads MCAP files: by the index at their end, which requires a few reads regardless of their size, or record by
 * record if there is no index. https://mcap.dev/spec
 */
import {TooLarge} from '../errors';
import {limits} from '../limits';
import {openFromIndex} from '../openFromIndex';
import {isChanged, messageOf, readPiece} from '../source';
import type {OnProgress, Recording, Summary} from '../types';
import {primedReader, type Content} from './content';
import {readIndex} from './readIndex';
import {readWhole} from './readWhole';
import {recordsOf} from './records';
import {endAt, endFaultOf, findIndex} from './summary';

function openedMcap(
  file: Blob,
  content: Content,
  found: Pick<Summary, 'index' | 'isWhole'>,
): Recording {
  const {collector, library, profile, attachments, metadata} = content;
  const {attachmentCount, metadataCount} = content;
  const {announced = BigInt(collector.messages)} = content;
  if (announced !== BigInt(collector.messages) && !collector.hasFault('too-many-topics')) {
    collector.addFault('count-differs', undefined, String(announced));
  }
  return openFromIndex(
    collector,
    {
      format: 'mcap',
      size: file.size,
      library,
      profile,
      ...found,
      attachments: attachments.map(({name, mediaType, size}) => ({name, mediaType, size})),
      metadata,
      attachmentCount,
      metadataCount,
    },
    async function* read({offset, length}) {
      if (length > limits.chunk) {
        throw new TooLarge(length);
      }
      const bytes = await readPiece(file, offset, length);
      for (const record of recordsOf(primedReader(content), bytes)) {
        if (record.type === 'Message') {
          const {channelId: channel, logTime, publishTime, data} = record;
          yield {channel, logTime, publishTime, data};
        }
      }
    },
    (index) => {
      const {at, mediaType} = attachments[index]!;
      return Promise.resolve(file.slice(at.offset, at.offset + at.length, mediaType));
    },
  );
}

/**
 * @param isWhole whether to read every byte even if there is an index, to detect damage
 */
export async function openMcap(
  file: Blob,
  isWhole: boolean,
  onProgress: OnProgress,
): Promise<Recording> {
  const found = await findIndex(file);
  const {end, index} = found;
  let {problem} = found;
  const body = end ? file.slice(0, end.end) : file;
  let indexed: Content | undefined;
  if (end && index) {
    try {
      indexed = await readIndex(body, index, end.footer, onProgress);
    } catch (error) {
      if (isChanged(error)) {
        throw error;
      }
      // A summary without chunk indexes is valid, but not an index.
      problem = index.chunks.length > 0 ? messageOf(error) : undefined;
    }
  }
  const hasIndex = (index?.chunks.length ?? 0) > 0 || indexed?.collector.messages === 0;
  const content =
    indexed && hasIndex && !isWhole ? indexed : await readWhole(body, index, onProgress);
  const {collector, footer} = content;
  const firstEnd = footer === undefined ? undefined : await endAt(file, footer);
  if (firstEnd && firstEnd.end < body.size) {
    // In concatenated files, the end found is that of the last file, but reading stopped at the end of the first.
    const first = await openMcap(file.slice(0, firstEnd.end), isWhole, onProgress);
    const fault = await endFaultOf(file, firstEnd);
    first.summary.faults.push(...(fault ? [fault] : []));
    return first;
  }
  const fault = end && (await endFaultOf(file, end));
  if (fault?.code === 'end-missing' && !hasIndex) {
    fault.code = 'cut-off';
  }
  // After a truncation, the index at the end belongs to another recording.
  const isCutOff = collector.hasFault('cut-off') || fault?.code === 'cut-off';
  if (problem !== undefined && !collector.hasFault('joined')) {
    collector.addFault('bad-index', undefined, problem);
  } else if (!hasIndex && !isCutOff) {
    collector.addFault('no-index');
  }
  if (fault) {
    collector.addFault(fault.code, fault.offset, fault.detail);
  }
  return openedMcap(body, content, {
    index: hasIndex && indexed ? 'full' : 'none',
    isWhole: content !== indexed,
  });
}
