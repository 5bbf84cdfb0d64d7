import { amountOf, exact, numbersOf, type Written } from './decimals.ts'
import type { NumberForm, Piece } from './parts.ts'
import type { RulePart } from './read-tables.ts'
import { escaped } from '../../escaped.ts'

/** What the rules of a text come to: each output with the cells that it has, row by row. */
export interface Outputs {
  names: string[]
  rows: Map<string, string>[]
  /** Outputs whose every cell is a number. */
  numbers: Set<string>
  /** The input that amounts are multiplied by. */
  times?: string
}

export function outputsOf(rules: RulePart[]): Outputs {
  const rows = rules.filter(({ refusal }) => refusal === undefined).map(({ outputs }) => new Map(outputs))
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const numbers = names.filter((name) => {
    const cells = rows.flatMap((row) => row.get(name) ?? [])
    return (
      cells.length > 0 &&
      cells.every((cell) => amountOf(cell) !== undefined) &&
      new Set(cells.map(unitsOf)).size === 1 &&
      new Set(cells.map((cell) => amountOf(cell)?.form.decimals)).size === 1
    )
  })
  return { names, rows, numbers: new Set(numbers) }
}

/** What stands around the number of a cell. */
function unitsOf(cell: string): string {
  return cell.replace(/[\d.,' \u00a0\u202f]+/, '#').trim()
}

/** How the cells of an output write their numbers. */
export function cellForm(name: string, { rows }: Outputs): NumberForm {
  const forms = rows.flatMap((row) => amountOf(row.get(name) ?? '')?.form ?? [])
  const [widest] = forms.toSorted((a, b) => b.decimals - a.decimals)
  const group = forms.find((form) => form.group !== undefined)?.group
  return {
    decimals: widest?.decimals ?? 0,
    sign: widest?.sign ?? '.',
    ...(group === undefined ? {} : { group }),
  }
}

/** 'Total: $28.00', which some price makes times a whole number. */
function productForm(
  sample: string,
  numbers: Written[],
  { rows, numbers: numeric, times }: Outputs,
): Piece[] | undefined {
  const [only] = numbers
  const [output, ...others] = [...numeric]
  if (times === undefined || !only || numbers.length > 1 || output === undefined || others.length > 0)
    return undefined
  const total = /\b(?:total|sum|altogether|in all|overall|to pay)\b/i.test(sample)
  const count = (cell: string) => exact(only.value) / exact(amountOf(cell)?.value ?? Number.NaN)
  const counts = rows.map((row) => count(row.get(output) ?? '')).filter((one) => Number.isInteger(one))
  if (
    !counts.some((one) => (total && one === 1) || (one > 1 && one <= 200)) ||
    (counts.includes(1) && !total)
  )
    return undefined
  const [before, after] = [sample.slice(0, only.start), sample.slice(only.end)]
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { output, form: only.form, times },
    ...(after === '' ? [] : [{ text: after }]),
  ]
}

interface Hole {
  start: number
  end: number
  output: string
  form?: NumberForm
}

const mostRows = 400

/**
 * The form of the answer that a quoted sample shows: 'Price: 7.50 €' with the cell "7.50 €" of some row. The sample has to come from one
 * row; where two outputs of that row fit the same place, the one whose name stands in the sample is meant.
 */
export function formOfSample(sample: string, outputs: Outputs): Piece[] | undefined {
  const numbers = numbersOf(sample)
  const product = productForm(sample, numbers, outputs)
  if (product) return product
  let best: Hole[] = []
  for (const row of outputs.rows.slice(0, mostRows)) {
    const holes = holesIn(sample, numbers, row, outputs)
    if (holes.length > best.length) best = holes
  }
  if (best.length === 0) return formOfPattern(sample, outputs)
  // A number that no cell accounts for comes from elsewhere.
  const open = numbers.filter((one) => !best.some(({ start, end }) => one.start >= start && one.end <= end))
  return open.length === 0 ? cut(sample, best) : undefined
}

function holesIn(
  sample: string,
  numbers: Written[],
  row: Map<string, string>,
  { numbers: numeric }: Outputs,
): Hole[] {
  const found: Hole[] = []
  for (const [output, cell] of row) {
    const number = numeric.has(output) ? amountOf(cell) : undefined
    const places: Hole[] = number
      ? numbers
          .filter(({ value }) => exact(value) === exact(number.value))
          .map(({ start, end, form }) => ({ start, end, output, form }))
      : verbatim(sample, cell).map((start) => ({ start, end: start + cell.length, output }))
    found.push(...places)
  }
  return distinct(sample, found)
}

/** Where a cell stands as it is; a cell that is the whole sample is one as well. */
function verbatim(sample: string, cell: string): number[] {
  if (cell.length < 1) return []
  const at = sample.indexOf(cell)
  const before = sample[at - 1] ?? ' '
  const after = sample[at + cell.length] ?? ' '
  return at >= 0 && !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after) ? [at] : []
}

/** Each place one output, each output one place; none where neither is sure. */
function distinct(sample: string, holes: Hole[]): Hole[] {
  const text = sample.toLowerCase()
  const named = ({ output }: Hole) => text.includes(output.toLowerCase().split(' ')[0] ?? output)
  const kept: Hole[] = []
  const places = Map.groupBy(holes, ({ start }) => start)
  for (const all of places.values()) {
    const [only] = all.length === 1 ? all : all.filter(named)
    if (only && (all.length === 1 || all.filter(named).length === 1)) kept.push(only)
  }
  const by = Map.groupBy(kept, ({ output }) => output)
  return [...by.values()]
    .flatMap((all) => (all.length === 1 ? all : []))
    .toSorted((a, b) => a.start - b.start)
    .filter((one, index, all) => one.start >= (all[index - 1]?.end ?? 0))
}

function cut(sample: string, holes: Hole[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { start, end, output, form } of holes) {
    if (start > from) pieces.push({ text: sample.slice(from, start) })
    pieces.push({ output, ...(form ? { form } : {}) })
    from = end
  }
  if (from < sample.length) pieces.push({ text: sample.slice(from) })
  return pieces
}

const open =
  /…|\.\.\.|\{[^{}]{1,30}\}|<[^<>]{1,30}>|\[[^[\]]{1,30}\]|(?<![\p{L}\d])(?:X{1,3}(?:[.,]X{2})?|x{1,3}[.,]x{2}|N|_{1,4})(?![\p{L}\d])/u

/** 'Price: …', 'Price: X €': the place of an output that the words of the text name. */
function formOfPattern(sample: string, outputs: Outputs): Piece[] | undefined {
  const hole = open.exec(sample) ?? numberBehind(sample, outputs)
  if (!hole || open.test(sample.slice(hole.index + hole[0].length))) return undefined
  const named = outputs.names.filter((name) =>
    sample.toLowerCase().includes(
      name
        .toLowerCase()
        .replace(/\s*\(.*\)$/, '')
        .trim(),
    ),
  )
  const [only] = named.length === 1 ? named : outputs.names.length === 1 ? outputs.names : []
  if (only === undefined) return undefined
  const before = sample.slice(0, hole.index)
  const after = sample.slice(hole.index + hole[0].length)
  const numeric = outputs.numbers.has(only)
  const unit =
    outputs.rows
      .flatMap((row) => row.get(only) ?? [])[0]
      ?.replace(/[\d.,]+/, '')
      .trim() ?? ''
  const told = unit === '' || before.includes(unit) || after.includes(unit)
  const form = numeric && told ? { form: cellForm(only, outputs) } : {}
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { output: only, ...form },
    ...(after === '' ? [] : [{ text: after }]),
  ]
}

/** 'Price: 12.34 €' where no row has just that price: the number behind the name of an output. */
function numberBehind(sample: string, { names, numbers }: Outputs): RegExpExecArray | null {
  const name = names.find(
    (one) => numbers.has(one) && new RegExp(`^${escaped(one)}\\s*[:=]`, 'i').test(sample),
  )
  return name === undefined || numbersOf(sample).length !== 1
    ? null
    : /(?<![\p{L}\d.,])\d[\d.,]*(?<=\d)/u.exec(sample)
}

/** A line with one amount that no rule states: what is saved. */
export function savedForm(sample: string): Piece[] | undefined {
  const [only, ...more] = numbersOf(sample)
  if (!only || more.length > 0 || !/[€$£]|\b(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b/i.test(sample))
    return undefined
  const before = sample.slice(0, only.start)
  const after = sample.slice(only.end)
  return [
    ...(before === '' ? [] : [{ text: before }]),
    { saved: true, form: only.form },
    ...(after === '' ? [] : [{ text: after }]),
  ]
}

/** Two samples of one form have the same words around the same outputs. */
export function sameForm(one: Piece[], other: Piece[]): boolean {
  const key = (pieces: Piece[]) =>
    pieces
      .map((piece) =>
        'text' in piece
          ? piece.text
          : 'output' in piece
            ? `{${piece.output}${piece.times ?? ''}}`
            : '{saved}',
      )
      .join('')
  return key(one) === key(other)
}
