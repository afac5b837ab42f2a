import React, {useState, type ReactNode} from 'react';
import type {RecordingClient, Summary, Topic} from 'recording-reader';
import type {Seek} from './detail/TopicDetail';
import Preview from './Preview';
import Timeline from './Timeline';
import Topics from './Topics';

interface Props {
  summary: Summary;
  client: RecordingClient;
}

/** Timeline and list of topics. Both share the time of the displayed message. */
export default function Contents({summary, client}: Props): ReactNode {
  const [open, setOpen] = useState<number>();
  const [time, setTime] = useState<bigint>();
  const [seek, setSeek] = useState<Seek>();

  function goTo(to: bigint, isFocused: boolean): void {
    setTime(to);
    setSeek({time: to, isFocused});
  }

  function showGap(topic: Topic): void {
    setOpen(topic.id);
    goTo(topic.gapStart!, true);
  }

  return (
    <>
      <Timeline summary={summary} time={time} onTime={(to) => goTo(to, false)} onGap={showGap} />
      <Preview summary={summary} client={client} time={time} />
      <Topics
        summary={summary}
        client={client}
        open={open}
        seek={seek}
        onOpen={(topic) => {
          setOpen(topic);
          setSeek(time === undefined ? undefined : {time, isFocused: false});
        }}
        onGap={showGap}
        onShow={setTime}
      />
    </>
  );
}
