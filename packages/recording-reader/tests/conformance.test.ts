import {expect, it} from 'vitest';
import {openRecording} from '../src/open';
import vectors from './samples/conformance/vectors.json';

interface Vector {
  file: string;
  messages: number;
  attachments: number;
  metadata: number;
  topics: string[][];
}

it.each(Object.entries(vectors as Record<string, Vector>))(
  'reads the conformance vector %s',
  async (name, {file, messages, attachments, metadata, topics}) => {
    const features = name.split('-');
    for (const isWhole of [false, true]) {
      const {summary} = await openRecording(new Blob([Buffer.from(file, 'base64')]), {isWhole});
      expect(summary.messages).toBe(messages);
      expect(summary.attachments).toHaveLength(attachments);
      expect(summary.metadata).toHaveLength(metadata);
      expect(summary.topics.map(({name: topic, schemaName}) => [topic, schemaName])).toEqual(
        topics,
      );
      // Every vector is sound: only an index can be missing.
      const hasIndex = summary.index === 'full';
      expect(summary.faults.map(({code}) => code)).toEqual(hasIndex ? [] : ['no-index']);
      if (messages > 0) {
        expect(hasIndex).toBe(features.includes('chx'));
      }
    }
  },
);
