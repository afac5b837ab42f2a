import React, {use, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {adviceFor} from '../advice';
import useLocale from '../../ui/useLocale';
import {Pages} from '../pages';
import {texts} from '../texts';
import type {DetailProps} from './TopicDetail';

/** Last sentence by problem. */
const lastTexts = {
  'needs-converter': 'anyTopic',
  'no-definition': 'noDefinition',
  'unknown-encoding': 'encodingProblem',
} as const;

/** Panels that draw the messages of a topic. */
export function InPanels({topic}: DetailProps): ReactNode {
  const locale = useLocale();
  const {messageConverter, userScript} = use(Pages);
  const {panels, schemaPage, problem} = adviceFor(topic);
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
          <Link to={`/docs/${schemaPage}`}>{texts.schemaPage}</Link>
        </li>
      )}
      {problem === 'needs-converter' && (
        <li>
          {texts.needsConverter} <Link to={messageConverter}>{texts.converter}</Link> {texts.or}{' '}
          <Link to={userScript}>{texts.script}</Link>
          {texts.period}
        </li>
      )}
      <li>{texts[lastTexts[problem ?? 'needs-converter']]}</li>
    </ul>
  );
}
