import type {Rule} from '../lib/rule';
import {addresses} from './addresses';
import {admonitions} from './admonitions';
import {batchTest} from './batch-test';
import {cocli} from './cocli';
import {codeLanguage, codeMarks, codeParity, mermaid, mermaidParity} from './code';
import {components} from './components';
import {data} from './data';
import {files} from './files';
import {frontMatter, frontMatterParity, titlesInLanguage} from './front-matter';
import {headings, headingsInLanguage} from './headings';
import {imageFiles} from './image-files';
import {inStep} from './in-step';
import {imageAlternatives, links} from './links';
import {messagePath} from './message-path';
import {nextSteps} from './next-steps';
import {
  admonitionParity,
  elementParity,
  headingParity,
  imageParity,
  linkParity,
  listParity,
  tableCells,
  tableParity,
} from './parity';
import {diagrams, figures, fileNames, references} from './project';
import {sidebar} from './sidebar';
import {codeSyntax} from './syntax';
import {uiStrings} from './ui-strings';
import {englishOnly, leftovers, words} from './words';

/** Every rule of the content checks; each has a good and a bad example in examples.yaml. */
export const rules: readonly Rule[] = [
  files,
  fileNames,
  inStep,
  sidebar,
  addresses,
  frontMatter,
  frontMatterParity,
  titlesInLanguage,
  headings,
  headingsInLanguage,
  headingParity,
  nextSteps,
  admonitions,
  admonitionParity,
  tableParity,
  tableCells,
  listParity,
  imageParity,
  imageAlternatives,
  imageFiles,
  elementParity,
  components,
  links,
  linkParity,
  codeLanguage,
  codeMarks,
  codeParity,
  codeSyntax,
  batchTest,
  cocli,
  messagePath,
  mermaid,
  mermaidParity,
  diagrams,
  figures,
  references,
  words,
  englishOnly,
  leftovers,
  uiStrings,
  data,
];
