import type {Check} from '../lib/rule';
import {admonitions} from './admonitions';
import {batchTest} from './batch-test';
import {cocli} from './cocli';
import {codeMarks, codeParity, mermaid} from './code';
import {components} from './components';
import {data} from './data';
import {proseExpressions} from './expressions';
import {files} from './files';
import {forms} from './forms';
import {frontMatter, frontMatterParity} from './front-matter';
import {headings} from './headings';
import {imageFiles} from './image-files';
import {imports} from './imports';
import {inStep} from './in-step';
import {language} from './language';
import {links} from './links';
import {messagePath} from './message-path';
import {nextSteps} from './next-steps';
import {linkParity, parity} from './parity';
import {diagrams, figures, fileNames, references} from './project';
import {sidebar} from './sidebar';
import {codeSyntax} from './syntax';
import {uiStrings} from './ui-strings';
import {unreadSyntax} from './unread-syntax';
import {leftovers, words} from './words';

/** Content rules by the name that `npm run check:content -- --rule` accepts. */
export const rules: Readonly<Record<string, Check>> = {
  files,
  'file-names': fileNames,
  'in-step': inStep,
  sidebar,
  'front-matter': frontMatter,
  'front-matter-parity': frontMatterParity,
  headings,
  language,
  'next-steps': nextSteps,
  admonitions,
  parity,
  'image-files': imageFiles,
  components,
  imports,
  'prose-expressions': proseExpressions,
  'unread-syntax': unreadSyntax,
  links,
  'link-parity': linkParity,
  'code-marks': codeMarks,
  'code-parity': codeParity,
  'code-syntax': codeSyntax,
  'batch-test': batchTest,
  cocli,
  'message-path': messagePath,
  mermaid,
  diagrams,
  figures,
  references,
  words,
  leftovers,
  'ui-strings': uiStrings,
  data,
  forms,
};
