import React, {type ReactNode} from 'react';
import {ReadingError, type Topic} from 'recording-reader';
import {topicPath} from 'message-path';
import useLocale from '../../ui/useLocale';
import {numberText} from '../format';
import {texts} from '../texts';
import {WorkerResult} from './WorkerResult';
import type {DetailProps, PartProps} from './TopicDetail';

/** Maximum length in characters: editing longer messages would lag behind typing. */
const jsonLimit = 150_000;

interface TrialProps<Code> {
  topic: Topic;
  fetchCode: () => Promise<Code>;
  request: () => Promise<string>;
  children: (code: Code, text: string) => ReactNode;
}

/** Another tool, applied to messages of the file. */
function Trial<Code>({topic, fetchCode, request, children}: TrialProps<Code>): ReactNode {
  if (topic.count === 0) {
    return <p className="site-note">{texts.noMessages}</p>;
  }
  const fetchOrFail = () =>
    fetchCode().catch(() => {
      throw new ReadingError({error: '', reason: 'missing-code'});
    });
  return (
    <WorkerResult request={() => Promise.all([fetchOrFail(), request()])}>
      {([code, text]) =>
        text === '' || text.length > jsonLimit ? (
          <p className="site-note">{texts.tooLongToTry}</p>
        ) : (
          children(code, text)
        )
      }
    </WorkerResult>
  );
}

/** Trial of message paths on the displayed message. */
export function PathTrial({topic, client, index}: PartProps): ReactNode {
  const locale = useLocale();
  return (
    <Trial
      topic={topic}
      fetchCode={() => import('../../path/MessagePathTool')}
      request={() => client.request('json', topic.id, index)}
    >
      {({default: MessagePathTool}, text) => (
        <>
          <p className="site-note">
            {texts.messageNumber} {numberText(index + 1, locale)}
          </p>
          <MessagePathTool
            messages={[{title: topic.name, text}]}
            variables="{}"
            start={topicPath(topic.name)}
          />
        </>
      )}
    </Trial>
  );
}

/** Trial of a rule on the first messages of the topic. */
export function RuleTrial({topic, client}: DetailProps): ReactNode {
  return (
    <Trial
      topic={topic}
      fetchCode={() => import('../../rule-bench/RuleBenchTool')}
      request={() => client.request('lines', topic.id)}
    >
      {({default: RuleBenchTool}, text) => (
        <>
          <p className="site-note">{texts.firstMessages}</p>
          <RuleBenchTool texts={[text, '', `topic == ${JSON.stringify(topic.name)}`, topic.name]} />
        </>
      )}
    </Trial>
  );
}
