import { markdownCells } from '../../tables/cells.ts'
import type { ReadSentence } from '../../read-sentence.ts'
import { labelKey } from '../labels.ts'
import type { OpeningState } from './opening-fact.ts'

const marked =
  /^["“]?([^()"”]{1,60}?)["”]? \((?:pre-?set|pre-?selected|pre-?chosen|(?:the |by )?default|initially|at first|at the start)\)$/i

/** '| Small (preselected) | 12.00 € |' in a table whose first column bears the quoted name of an input: what that input holds at first. */
export function presetRows(sentences: ReadSentence[]): Map<number, OpeningState[]> {
  const found = new Map<number, OpeningState[]>()
  const names = new Set(
    sentences.flatMap(({ text, table }) =>
      table ? [] : [...text.matchAll(/["“]([^"”]{1,60})["”]/g)].map(([, name = '']) => labelKey(name)),
    ),
  )
  let column: string | undefined
  let rows: { at: number; value: string }[] = []
  const close = () => {
    const [only] = rows
    if (only && rows.length === 1 && column !== undefined && names.has(labelKey(column)))
      found.set(only.at, [{ what: 'value', name: column, value: only.value, list: true }])
    rows = []
    column = undefined
  }
  sentences.forEach(({ text, table }, at) => {
    if (!table) return close()
    const [first = ''] = markdownCells(text)
    if (column === undefined) {
      column = first.trim()
      return
    }
    const value = marked.exec(first.trim())?.[1]
    if (value !== undefined) rows.push({ at, value: value.trim() })
  })
  close()
  return found
}
