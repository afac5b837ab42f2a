import type {Rule} from '../lib/rule';
import {addresses} from './addresses';
import {admonitions} from './admonitions';
import {batchTest} from './batch-test';
import {cocli} from './cocli';
import {codeMarks, codeParity, mermaid} from './code';
import {components} from './components';
import {data} from './data';
import {proseExpressions} from './expressions';
import {files} from './files';
import {fixedTexts} from './fixed-texts';
import {forms} from './forms';
import {frontMatter, frontMatterParity} from './front-matter';
import {headings} from './headings';
import {imageFiles} from './image-files';
import {imports} from './imports';
import {inStep} from './in-step';
import {language} from './language';
import {imageAlternatives, links} from './links';
import {messagePath} from './message-path';
import {nextSteps} from './next-steps';
import {linkParity, parity, tableCells} from './parity';
import {diagrams, figures, fileNames, references} from './project';
import {sidebar} from './sidebar';
import {codeSyntax} from './syntax';
import {uiStrings} from './ui-strings';
import {unreadSyntax} from './unread-syntax';
import {leftovers, words} from './words';

/** Every rule of the content checks; each has a good and a bad example in examples.yaml. */
export const rules: readonly Rule[] = [
  files,
  fileNames,
  inStep,
  sidebar,
  addresses,
  frontMatter,
  frontMatterParity,
  headings,
  language,
  nextSteps,
  admonitions,
  parity,
  tableCells,
  imageAlternatives,
  imageFiles,
  components,
  imports,
  proseExpressions,
  unreadSyntax,
  links,
  linkParity,
  codeMarks,
  codeParity,
  codeSyntax,
  batchTest,
  cocli,
  messagePath,
  mermaid,
  diagrams,
  figures,
  references,
  words,
  leftovers,
  uiStrings,
  fixedTexts,
  data,
  forms,
];
