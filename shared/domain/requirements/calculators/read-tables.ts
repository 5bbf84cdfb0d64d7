import type { ReadSentence } from '../read-sentence.ts'
import { conditionOf } from './condition-cells.ts'
import type { CalculatorPart, Condition } from './parts.ts'
import { shortName, type KnownInput } from './words.ts'

export type RulePart = Extract<CalculatorPart, { part: 'rule' }>

export interface TableRules {
  /** Names of the columns that are no condition. */
  outputs: string[]
  /** The rule of each row, by the place of its sentence. */
  rules: Map<number, RulePart>
  /** Rows and header. */
  places: number[]
}

/** The cells of a row as it is written; none where it is no row between bars. */
export function cellsOf(row: string): string[] {
  if (!row.includes('|')) return []
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.split('|').map((cell) => cell.trim())
}

/** The tables of a text: runs of rows that stand directly one below the other. */
export function tablesOf(sentences: ReadSentence[]): number[][] {
  const found: number[][] = []
  let last: number[] | undefined
  sentences.forEach((sentence, at) => {
    const columns = sentence.table ? cellsOf(sentence.text).length : 0
    const before = sentences[at - 1]
    if (columns < 2) last = undefined
    else if (last && before && columns === cellsOf(before.text).length) last.push(at)
    else found.push((last = [at]))
  })
  return found.filter(({ length }) => length > 1)
}

/**
 * A table whose first columns are inputs of the page and whose other columns are what comes out. Every cell of a condition has to fit its
 * input; where one does not, the table decides nothing that is known here.
 */
export function readTable(
  sentences: ReadSentence[],
  places: number[],
  inputs: KnownInput[],
): TableRules | undefined {
  const [top, ...rows] = places
  if (top === undefined) return undefined
  const header = cellsOf(sentences[top]?.text ?? '')
  const cells = rows.map((at) => cellsOf(sentences[at]?.text ?? ''))
  const columns = header.map((name, place) =>
    inputOf(
      name,
      cells.map((row) => row[place] ?? ''),
      inputs,
    ),
  )
  const last = columns.findLastIndex((one) => one !== undefined)
  const known = columns.filter((one) => one !== undefined)
  if (last < 0 || last === header.length - 1 || columns.slice(0, last + 1).includes(undefined)) {
    // A number of the row may stand in front.
    if (
      !(
        last > 0 &&
        /^(?:#|no\.?|nr\.?|row|rule|id)?$/i.test(header[0] ?? '') &&
        columns.indexOf(undefined) === 0
      )
    )
      return undefined
  }
  if (new Set(known).size < known.length) return undefined
  const outputs = header.slice(last + 1)
  const rules = new Map<number, RulePart>()
  for (const [index, at] of rows.entries()) {
    const rule = ruleOf(cells[index] ?? [], columns, header, last)
    if (!rule) return undefined
    rules.set(at, rule)
  }
  return rules.size > 0 ? { outputs, rules, places } : undefined
}

function ruleOf(
  cells: string[],
  columns: (KnownInput | undefined)[],
  header: string[],
  last: number,
): RulePart | undefined {
  const when: Condition[] = []
  for (const [place, input] of columns.entries()) {
    if (!input) continue
    const condition = conditionOf(cells[place] ?? '', input)
    if (condition === undefined) return undefined
    if (condition !== 'any') when.push(condition)
  }
  const values = cells.slice(last + 1).map((cell) => cell.replace(/[*`]/g, ''))
  const refusal = values.map(refusedWith).find((text) => text !== undefined)
  if (refusal !== undefined) return { part: 'rule', when, outputs: [], refusal }
  const outputs = values.flatMap((text, place): [string, string][] =>
    /^[–—-]?$/.test(text) ? [] : [[header[last + 1 + place] ?? '', text.replace(/^["“](.*)["”]$/, '$1')]],
  )
  return outputs.length > 0 ? { part: 'rule', when, outputs } : undefined
}

/** A cell with a quoted sentence says what is shown instead of an answer. */
function refusedWith(cell: string): string | undefined {
  const found = /["“]([^"”]{3,300})["”]/.exec(cell)
  const text = found?.[1]
  if (text === undefined) return undefined
  const told =
    /\b(?:refus|reject|declin|error|message|not (?:possible|available|offered|allowed)|impossible|no (?:offer|price|quote))/i.test(
      cell.replace(found?.[0] ?? '', ''),
    )
  return told || /\s.*[.!]$/.test(text) ? text : undefined
}

/** The input that a column is about: by its name, else the only list that offers every value of the column. */
function inputOf(name: string, cells: string[], inputs: KnownInput[]): KnownInput | undefined {
  const fits = (input: KnownInput) => cells.every((cell) => conditionOf(cell, input) !== undefined)
  const key = shortName(name)
  const same = inputs.filter(
    ({ label }) => label.toLowerCase() === name.toLowerCase() || shortName(label) === key,
  )
  const wordsOf = (text: string) =>
    new Set(
      text
        .split(/[^\p{L}\d]+/u)
        .map((word) => word.replace(/s$/, ''))
        .filter((word) => word.length > 1),
    )
  const mine = wordsOf(key)
  const inside = inputs.filter((input) => {
    const other = wordsOf(shortName(input.label))
    const [small, large] = mine.size <= other.size ? [mine, other] : [other, mine]
    return (
      small.size > 0 &&
      [...small].every((word) => large.has(word)) &&
      (input.control !== 'textbox' || cells.some((cell) => isRange(cell, input)))
    )
  })
  const candidates = [same, inside].find((all) => all.some(fits))?.filter(fits) ?? []
  if (candidates.length > 0) return candidates.length === 1 ? candidates[0] : undefined
  const offering = inputs.filter(
    (input) =>
      input.choices.length > 1 && fits(input) && cells.some((cell) => conditionOf(cell, input) !== 'any'),
  )
  return offering.length === 1 ? offering[0] : undefined
}

/** A range, where a single number might as well be what comes out. */
function isRange(cell: string, input: KnownInput): boolean {
  const condition = conditionOf(cell, input)
  return (
    condition !== undefined &&
    condition !== 'any' &&
    condition.is === 'between' &&
    condition.min !== condition.max
  )
}
