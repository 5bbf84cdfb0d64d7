import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../../shared/domain/requirements/index.ts'
import { readCellRange } from '../../../../../shared/domain/requirements/tables/cell-range.ts'
import { markdownCells } from '../../../../../shared/domain/requirements/tables/cells.ts'

const rows = (text: string) => readDocument(text).filter(({ table }) => table)
const kinds = (text: string) => rows(text).map(({ facts }) => facts.map(({ kind }) => kind).join())

describe('the cells of a row', () => {
  test.each([
    ['| a | b |', ['a', 'b']],
    ['a | b | c', ['a', 'b', 'c']],
    ['| a |  | c |', ['a', '', 'c']],
    ['| x \\| y | z |', ['x | y', 'z']],
    ['| `a|b` | **bold** |', ['a|b', 'bold']],
    ['| a | b', ['a', 'b']],
    ['| `open | b |', ['open', 'b']],
    ['|', []],
  ])('of %j are %j', (row, cells) => {
    expect(markdownCells(row)).toEqual(cells)
  })
})

describe('a range in a cell', () => {
  const said = (cell: string) => {
    const range = readCellRange(cell)
    if (!range) return undefined
    const bound = (one: typeof range.min, sign: string) =>
      one ? `${one.inclusive ? `${sign}=` : sign}${Number(one.value.digits) / 10 ** one.value.scale}` : ''
    return [bound(range.min, '>'), bound(range.max, '<'), range.unit ?? ''].join(' ').trim()
  }
  test.each([
    ['100', '>=100 <=100'],
    ['≥ 100 EUR', '>=100  EUR'],
    ['0–2 kg', '>=0 <=2 kg'],
    ['0 - 2', '>=0 <=2'],
    ['up to 5', '<=5'],
    ['from 20 kg', '>=20  kg'],
    ['> 2 kg to 5 kg', '>2 <=5 kg'],
    ['more than 20', '>20'],
    ['< 18', '<18'],
    ['3 or more', '>=3'],
    ['1,000.00 EUR and above', '>=1000  EUR'],
    ['€50–€99.99', '>=50 <=99.99 €'],
    ['5+', '>=5'],
    ['at least 10 %', '>=10  %'],
    ['between 3 and 7', '>=3 <=7'],
    ['10 %', '>=10 <=10 %'],
  ])('%j is %s', (cell, range) => {
    expect(said(cell)?.replace(/ {2,}/g, ' ')).toBe(range.replace(/ {2,}/g, ' '))
  })
  test.each(['Gold', 'A–B', '2 to', '–', '', 'to', '≤', 'E-mail', '5 apples and 3 pears', '> 2 < x'])(
    '%j is none',
    (cell) => {
      expect(readCellRange(cell)).toBeUndefined()
    },
  )
})

describe('which tables are read', () => {
  test('a table without outer pipes is a table', () => {
    expect(kinds('Field | Min | Max\n--- | --- | ---\nAge | 18 | 99\nWeight | 1 | 30\n')).toEqual([
      '',
      'field',
      'field',
    ])
  })
  test('delimited values with a known header are a table, with commas inside quotes', () => {
    expect(kinds('name,type,min,max,required\nAge,integer,18,120,yes\n"City, state",text,2,40,no\n')).toEqual(
      ['', 'field', 'field'],
    )
    expect(kinds('from;event;to\nDraft;submit;Submitted\nSubmitted;approve;Approved\n')).toEqual([
      '',
      'transition',
      'transition',
    ])
  })
  test('tabs delimit too, and a fenced block may hold the values', () => {
    expect(kinds('Weight\tPrice\n0–2 kg\t4.90 EUR\nover 2 kg\t9.90 EUR\n')).toEqual(['', 'rule', 'rule'])
    expect(kinds('```csv\nname,min,max\nAge,18,120\nSize,1,9\n```\n')).toEqual(['', 'field', 'field'])
  })
  test('prose with commas is prose', () => {
    const text =
      'Name, age, city\nare asked for, stored, and shown\nas they were entered, always, everywhere.\n'
    expect(rows(text)).toEqual([])
    expect(rows('We sell red, green and blue lamps.\nSmall, medium and large sizes exist.\n')).toEqual([])
  })
  test('a glossary and a list of changes are context', () => {
    for (const text of [
      '| Term | Meaning |\n|---|---|\n| Gold customer | A customer with more than 10 orders |\n',
      '| Version | Date | Author |\n|---|---|---|\n| 1.0 | 2026-01-01 | Kim |\n',
    ])
      expect(rows(text).map(({ kind }) => kind)).toEqual(['context', 'context'])
  })
  test('a list of requirements in a table is read sentence by sentence', () => {
    const [, row] = rows('| ID | Requirement |\n|---|---|\n| R-1 | Age must be from 18 to 120 years. |\n')
    expect(row?.kind).toBe('requirement')
    expect(row?.facts.map(({ kind }) => kind)).toEqual(['field'])
  })
  test('every row slices out of the text, whatever its form', () => {
    const text =
      '# A\n| a | b |\n|---|---|\n  | 1 | 2 |\n\nweight;price;x\n1;2;3\n4;5;6\n\nx | y\n--|--\n1 | 2\n'
    for (const { text: said, start, end } of readDocument(text)) expect(text.slice(start, end)).toBe(said)
  })
})

describe('ragged tables', () => {
  test('a row with too few cells says so and is not read as a rule', () => {
    const [, first, second] = rows(
      '| Member | Total | Discount |\n|---|---|---|\n| Y | ≥ 100 | 10 % |\n| N | 5 % |\n',
    )
    expect(first?.facts).toHaveLength(1)
    expect(second).toMatchObject({
      facts: [],
      kind: 'requirement',
      finding: 'the row has 2 cells, the header 3',
    })
  })
  test('a row with a cell too many says so', () => {
    const [, , second] = rows('| Weight | Price |\n|---|---|\n| 0–2 kg | 5 EUR |\n| 2–5 kg | 7 EUR | new |\n')
    expect(second).toMatchObject({ facts: [], finding: 'the row has 3 cells, the header 2' })
  })
  test('a cell that is no range in a column of ranges is named', () => {
    const [, , second] = rows('| Weight | Price |\n|---|---|\n| 0–2 kg | 5 EUR |\n| heavy | 7 EUR |\n')
    expect(second?.finding).toBe('“heavy” is no range of weight')
  })
  test('no table, however broken, throws, loses a row or invents a cell', () => {
    const cell = fc.constantFrom(
      'R1',
      'R2',
      'State',
      'Draft',
      'Sent',
      '–',
      '',
      'Y',
      'N',
      'X',
      '≥ 100',
      '0–2 kg',
      '> 2',
      '5 EUR',
      'Price',
      'Weight',
      'from',
      'event',
      'to',
      'a\\|b',
      '`|`',
      '**b**',
      '"x"',
      'Gold or Silver',
      'other',
      '100–5',
    )
    const row = fc.array(cell, { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 7 }),
        fc.constantFrom(' | ', ';', '\t'),
        (cells, join) => {
          const lines = cells.map((one) => (join === ' | ' ? `| ${one.join(join)} |` : one.join(join)))
          const text = lines.join('\n')
          const read = readDocument(text)
          for (const { start, end, text: said } of read) expect(text.slice(start, end)).toBe(said)
          const states = new Set(
            cells.flat().map((one) => one.replace(/\\\||\*\*|`/g, (sign) => (sign === '\\|' ? '|' : ''))),
          )
          for (const fact of read.flatMap(({ facts }) => facts))
            if (fact.kind === 'transition' && fact.to !== undefined && fact.stated)
              expect([...states].some((one) => one.includes(fact.to ?? ''))).toBe(true)
        },
      ),
      { numRuns: 400 },
    )
  })
})
