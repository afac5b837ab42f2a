import React, {useId, useState, type ReactNode} from 'react';
import type {Bilingual, Locale} from '../../config/locales';
import type {CliArgument, CliCommand, CliFlag} from '../../data/cocli';
import data from '../../data/cocli-commands.json';
import Control from '../Control';
import check from '../Control/check.module.css';
import CopyButton from '../Tool/CopyButton';
import Faults from '../Tool/Faults';
import Share from '../Tool/Share';
import {sharedFields} from '../Tool/share';
import styles from '../Tool/parts.module.css';
import useLocale from '@site/src/hooks/useLocale';
import {argumentKey, commandLine, problemsOf, repeats, type Shell, type Values} from './line';

const texts = {
  command: {zh: '命令', en: 'Command'},
  others: {zh: '其他', en: 'Other'},
  shell: {zh: '终端', en: 'Shell'},
  line: {zh: '命令行', en: 'Command line'},
  flags: {zh: '参数', en: 'Flags'},
  globals: {zh: '全局参数', en: 'Global flags'},
  perLine: {zh: '（每行一个）', en: ' (one per line)'},
  unset: {zh: '不写', en: 'not set'},
  good: {zh: '可以运行。', en: 'Ready to run.'},
  newPowerShell: {
    zh: 'PowerShell 7.2 及更早的版本会丢掉参数里的双引号，5.1 还会弄错引号里末尾的反斜杠。请用 7.3 或更新的版本。',
    en: 'PowerShell 7.2 and older drop double quotes inside an argument, and 5.1 misreads a backslash before the closing quote; use 7.3 or newer.',
  },
} satisfies Record<string, Bilingual>;

const entries = data.commands as unknown as CliCommand[];
const commands = entries.filter(({kind}) => kind === 'command');
const groups = [...new Set(commands.map(groupOf))].sort();
const globalFlags = (data.globalFlags as (CliFlag & {scope?: string})[]).filter(
  ({scope}) => scope === undefined,
);

/** All words of a command but the last. */
function groupOf({path}: CliCommand): string {
  return path.split(' ').slice(0, -1).join(' ');
}

/** The example of the static part. */
const example: Values = {
  '<record>': '1c0ab2b5-4c0c-4ff1-a5a8-5b8f2a1c9d3e',
  '<path>': './bags',
  dir: 'raw',
  'no-tty': true,
};

const shells: Record<Shell, string> = {bash: 'Bash', powershell: 'PowerShell'};

const plain = (text: Bilingual, locale: Locale): string => text[locale].replaceAll('`', '');

/** @param shared what the address shares */
export default function Opened({shared}: {shared?: string}): ReactNode {
  const locale = useLocale();
  const [first] = useState(() => sharedFields(shared, {path: 'record upload', values: example}));
  const [path, setPath] = useState(first.path);
  const [shell, setShell] = useState<Shell>('bash');
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(
      Object.entries(first.values).filter(([, value]) => /string|boolean/.test(typeof value)),
    ),
  );
  const command = commands.find((one) => one.path === path) ?? commands[0]!;
  const line = commandLine(command, globalFlags, values, shell);
  const set = (key: string) => (value: string | boolean) => setValues({...values, [key]: value});
  const flagField = (flag: CliFlag) => (
    <Field
      key={flag.name}
      name={`--${flag.name}`}
      item={flag}
      value={values[flag.name]}
      onChange={set(flag.name)}
    />
  );

  return (
    <>
      <Control label={texts.command[locale]}>
        <select
          value={path}
          onChange={({target}) => {
            setPath(target.value);
            setValues({});
          }}
        >
          {groups.map((group) => (
            <optgroup key={group} label={group || texts.others[locale]}>
              {commands
                .filter((one) => groupOf(one) === group)
                .map((one) => (
                  <option key={one.path}>{one.path}</option>
                ))}
            </optgroup>
          ))}
        </select>
      </Control>
      <p className="site-note">{plain(command.purpose, locale)}</p>
      <div className={styles.result}>
        <div className={styles.buttons} role="group" aria-label={texts.shell[locale]}>
          {(Object.keys(shells) as Shell[]).map((name) => (
            <button
              key={name}
              type="button"
              className="site-button"
              aria-pressed={name === shell}
              onClick={() => setShell(name)}
            >
              {shells[name]}
            </button>
          ))}
          <CopyButton text={() => line} />
          <Share name="command" text={JSON.stringify({path, values})} />
        </div>
        <pre className={styles.line} role="group" aria-label={texts.line[locale]}>
          <code translate="no">{line}</code>
        </pre>
        {shell === 'powershell' && /"|\\'(?:\s|$)/.test(line) && (
          <p className="site-note">{texts.newPowerShell[locale]}</p>
        )}
        <Faults
          faults={problemsOf(command, values).map((problem) => ({
            message: problem[locale],
            from: 0,
          }))}
          good={texts.good[locale]}
        />
      </div>
      {(command.args ?? []).map((argument) => (
        <Field
          key={argument.name}
          name={argumentKey(argument.name)}
          item={argument}
          value={values[argumentKey(argument.name)]}
          onChange={set(argumentKey(argument.name))}
        />
      ))}
      {command.flags && command.flags.length > 0 && (
        <fieldset className={`site-box ${styles.fields}`}>
          <legend>{texts.flags[locale]}</legend>
          {command.flags.filter(({deprecated, hidden}) => !deprecated && !hidden).map(flagField)}
        </fieldset>
      )}
      <fieldset className={`site-box ${styles.fields}`}>
        <legend>{texts.globals[locale]}</legend>
        {globalFlags.map(flagField)}
      </fieldset>
    </>
  );
}

interface FieldProps {
  name: string;
  item: CliFlag | CliArgument;
  value: Values[string];
  onChange: (value: string | boolean) => void;
}

/** A flag or an argument, with the field that fits its type. */
function Field({name, item, value, onChange}: FieldProps): ReactNode {
  const locale = useLocale();
  const id = useId();
  const purpose = (
    <span id={id} className="site-note">
      {plain(item.purpose, locale)}
    </span>
  );
  if ('type' in item && item.type === 'bool') {
    return (
      <p className={styles.switch}>
        <label>
          <input
            type="checkbox"
            className={check.check}
            checked={value === true}
            aria-describedby={id}
            onChange={({target}) => onChange(target.checked)}
          />
          {name}
        </label>
        {purpose}
      </p>
    );
  }
  const initial = 'default' in item && item.default ? String(item.default as string | number) : '';
  const field = {
    'aria-describedby': id,
    value: typeof value === 'string' ? value : '',
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
  };
  const writing = {
    spellCheck: false,
    autoCapitalize: 'off',
    autoComplete: 'off',
    placeholder: 'type' in item && item.type === 'key-value-map' ? 'key=value' : initial,
  };
  return (
    <div className={styles.field}>
      <Control label={repeats(item) ? name + texts.perLine[locale] : name}>
        {item.values ? (
          <select {...field}>
            <option value="">{initial || texts.unset[locale]}</option>
            {item.values.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        ) : repeats(item) ? (
          <textarea rows={2} {...field} {...writing} />
        ) : (
          <input type="text" {...field} {...writing} />
        )}
      </Control>
      {purpose}
    </div>
  );
}
