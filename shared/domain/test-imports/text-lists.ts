import { unescapeLabels } from '../test-exports/label-escapes.ts'
import type { Draft, DraftStep } from './types.ts'

export const dataLabel = 'Test data: '

/** One item of a numbered text. */
export interface Numbered {
  number: number
  text: string
}

/**
 * Reads "1. first\n2. second" into its items; undefined for a text that is no such list. Numbers rise; a line that begins with no higher
 * number belongs to the item before it, and our own mark of such lines, three blanks, is taken away. `from` is the highest number
 * with which the list may begin.
 */
export function readNumbered(text: string, from = 1): Numbered[] | undefined {
  const items: Numbered[] = []
  // Our own lists end lines in a bare line feed, so that a carriage return within an item is the item's.
  const isForeign = !/(?:^|[^\r])\n|\r\n {3}/.test(text)
  for (const line of text.split(isForeign ? '\r\n' : '\n')) {
    const [, digits, rest = ''] = /^(\d{1,4})[.)](?: (.*)|\s*)$/s.exec(line) ?? []
    const number = Number(digits ?? 0)
    const last = items.at(-1)
    if (number > (last?.number ?? 0) && (last || number <= from)) items.push({ number, text: rest })
    else if (last) last.text += `\n${line.replace(/^ {3}/, '')}`
    else return undefined
  }
  return items
}

/** The items of a list in one cell: numbered, or one on each line. */
export function readItems(text: string): string[] {
  if (text.trim() === '') return []
  return (
    readNumbered(text)?.map((item) => item.text) ?? text.split(/\r\n|[\n\r]/).filter((line) => line.trim())
  )
}

export interface StepCells {
  steps: string
  data?: string
  results: string
}

/** A part of a cell; one without number belongs to the last step. */
export interface Part {
  number?: number
  text: string
}

/** How a table writes lists in its cells. */
export interface ListReading {
  actions: (text: string) => Numbered[]
  results: (text: string, steps: readonly Numbered[]) => Part[]
  data: (text: string, steps: readonly Numbered[]) => Part[]
}

/**
 * Steps of a case whose steps stand in one cell, their data and results in others. Equal numbers belong together; a result without number
 * belongs to the last step. Where there is no place for data, an action may hold them below our label. Text without numbers is one step for each bullet, else one step.
 */
export function stepsOfCells(cells: StepCells, reading: ListReading = ours): DraftStep[] {
  const steps = cells.steps.trim() === '' ? [] : reading.actions(cells.steps)
  const results = cells.results.trim() === '' ? [] : reading.results(cells.results, steps)
  const data = cells.data === undefined || cells.data.trim() === '' ? [] : reading.data(cells.data, steps)
  if (steps.length === 0 && results.length === 0 && data.length === 0) return []
  const made: (DraftStep & { number: number })[] = (steps.length > 0 ? steps : [{ number: 1, text: '' }]).map(
    ({ number, text }) => ({ number, action: text, expected: '' }),
  )
  const stepFor = (number: number | undefined) =>
    made.find((step) => step.number === number) ?? made.at(-1) ?? { action: '', expected: '', number: 1 }
  for (const { number, text } of results) {
    const step = stepFor(number)
    step.expected = step.expected === '' ? text : `${step.expected}\n${text}`
  }
  for (const { number, text } of data) {
    const step = stepFor(number)
    step.data = step.data === undefined ? text : `${step.data}\n${text}`
  }
  return made.map(({ action, expected, data: given }) =>
    given === undefined && cells.data === undefined
      ? splitData({ action, expected })
      : { action, expected, ...(given !== undefined && { data: given }) },
  )
}

function actionsOf(text: string): Numbered[] {
  const numbered = readNumbered(text)
  if (numbered) return numbered
  const lines = text.split(/\r\n|[\n\r]/)
  const bullets = lines.every((line) => /^\s*[-*•]\s+\S/.test(line) || line.trim() === '')
  if (!bullets) return [{ number: 1, text }]
  const items = lines.map((line) => line.replace(/^\s*[-*•]\s+/, '').trim()).filter(Boolean)
  return items.map((item, index) => ({ number: index + 1, text: item }))
}

const partsOf = (text: string): Part[] => readNumbered(text, 1000) ?? [{ text }]
const ours: ListReading = { actions: actionsOf, results: partsOf, data: partsOf }

const titleLabel = /^Full title: ([^\n]+)(?:\n|$)/

/** Takes the whole of a title that our export had to shorten out of the first step, where it is the first line. */
export function withWholeTitle(draft: Draft): Draft {
  const [first, ...others] = draft.steps ?? []
  const [line, title] = titleLabel.exec(first?.action ?? '') ?? []
  if (!first || line === undefined || title === undefined) return draft
  return { ...draft, title, steps: [{ ...first, action: first.action.slice(line.length) }, ...others] }
}

/** Takes away what kept our export's actions from being taken for labels; after all labels are read. */
export function withoutEscapes(draft: Draft): Draft {
  const { steps } = draft
  if (!steps) return draft
  return { ...draft, steps: steps.map((step) => ({ ...step, action: unescapeLabels(step.action) })) }
}

/** Takes the data out of an action that holds them below a label, as our exports write it. */
export function splitData({ action, expected }: DraftStep): DraftStep {
  const at = action.startsWith(dataLabel) ? 0 : action.indexOf(`\n${dataLabel}`)
  if (at < 0) return { action, expected }
  const data = action.slice(at).replace(/^\n/, '').slice(dataLabel.length)
  return { action: action.slice(0, at), data, expected }
}
