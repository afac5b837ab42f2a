import React, {useState, type CSSProperties, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Locale} from '../../config/locales';
import Control from '../Control';
import FilterBar from '../FilterBar';
import Table, {TableBody, TableCell, TableHead, TableHeading, TableRow} from '../Table';
import useLocale from '../useLocale';
import {
  noFilter,
  visibleRows,
  withoutPanel,
  type Filter,
  type IndexRow,
  type SchemaIndexData,
} from './filter';
import {countText, texts} from './texts';

/**
 * Every message schema in one table, with filters for kind and panel.
 * Without JavaScript the whole table is there, and the filters are not.
 *
 * @param data the rows, from `_generated/schemas.json` beside the page
 */
export default function SchemaIndex({data}: {data: SchemaIndexData}): ReactNode {
  const locale = useLocale();
  const [filter, setFilter] = useState(noFilter);
  const rows = visibleRows(data.rows, filter);
  const labels = {
    '--label-2': `'${texts.holds[locale]}'`,
    '--label-3': `'${texts.kind[locale]}'`,
    '--label-4': `'${texts.panel[locale]}'`,
  } as CSSProperties;
  return (
    <>
      <Filters
        data={data}
        locale={locale}
        filter={filter}
        shown={rows.length}
        onChange={setFilter}
      />
      {rows.length === 0 ? (
        <p>{texts.nothing[locale]}</p>
      ) : (
        <Table data-kind="rows" style={labels}>
          <TableHead>
            <TableRow>
              <TableHeading scope="col">{texts.name[locale]}</TableHeading>
              <TableHeading scope="col">{texts.holds[locale]}</TableHeading>
              <TableHeading scope="col">{texts.kind[locale]}</TableHeading>
              <TableHeading scope="col">{texts.panel[locale]}</TableHeading>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.name} row={row} data={data} locale={locale} />
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

interface FiltersProps {
  data: SchemaIndexData;
  locale: Locale;
  filter: Filter;
  shown: number;
  onChange: (filter: Filter) => void;
}

function Filters({data, locale, filter, shown, onChange}: FiltersProps): ReactNode {
  return (
    <FilterBar
      locale={locale}
      label={texts.filterLabel}
      count={countText(shown, data.rows.length)}
      isReset={filter === noFilter}
      onReset={() => onChange(noFilter)}
    >
      <Choice
        label={texts.kind[locale]}
        any={texts.anyKind[locale]}
        options={data.kinds}
        value={filter.kind}
        onChange={(kind) => onChange({...filter, kind})}
      />
      <Choice
        label={texts.panel[locale]}
        any={texts.anyPanel[locale]}
        options={[...data.panels, {id: withoutPanel, label: texts.noPanel[locale]}]}
        value={filter.panel}
        onChange={(panel) => onChange({...filter, panel})}
      />
    </FilterBar>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  options: readonly {id: string; label: string}[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({label, any, options, value, onChange}: ChoiceProps): ReactNode {
  return (
    <Control label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Control>
  );
}

interface RowProps {
  row: IndexRow;
  data: SchemaIndexData;
  locale: Locale;
}

function Row({row, data, locale}: RowProps): ReactNode {
  const kind = data.kinds.find(({id}) => id === row.kind);
  const panels = data.panels.filter(({id}) => row.panels.includes(id));
  return (
    <TableRow>
      <TableCell>
        <Link to={row.to}>
          <code translate="no">{row.name}</code>
        </Link>
      </TableCell>
      <TableCell>{row.description.replaceAll('`', '')}</TableCell>
      <TableCell>{kind?.label}</TableCell>
      <TableCell>
        {panels.map(({id, label, to}, index) => (
          <React.Fragment key={id}>
            {index > 0 && texts.comma[locale]}
            <Link to={to}>{label}</Link>
          </React.Fragment>
        ))}
        {panels.length === 0 && texts[row.isPart ? 'asPart' : 'none'][locale]}
      </TableCell>
    </TableRow>
  );
}
