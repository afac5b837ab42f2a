import React, {use, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {adviceFor} from '../advice';
import useLocale from '../../ui/useLocale';
import {Pages} from '../pages';
import {texts} from '../texts';
import type {DetailProps} from './TopicDetail';

/** The panels that show the messages of a topic. */
export function InPanels({topic}: DetailProps): ReactNode {
  const locale = useLocale();
  const {messageConverter, userScript} = use(Pages);
  const {panels, schemaPage, problem} = adviceFor(topic);
  const say = (name: keyof typeof texts) => texts[name];
  return (
    <ul className="margin--none">
      {panels.map(({name, page, draws}) => (
        <li key={page}>
          <Link to={`/docs/${page}`}>{name[locale]}</Link>
          {texts.colon}
          {draws[locale]}
        </li>
      ))}
      {schemaPage !== undefined && (
        <li>
          <Link to={`/docs/${schemaPage}`}>{say('schemaPage')}</Link>
        </li>
      )}
      {problem === 'needs-converter' && (
        <li>
          {say('needsConverter')} <Link to={messageConverter}>{say('converter')}</Link> {say('or')}{' '}
          <Link to={userScript}>{say('script')}</Link>
          {say('period')}
        </li>
      )}
      <li>{say(problem === 'unknown-encoding' ? 'encodingProblem' : 'anyTopic')}</li>
    </ul>
  );
}
