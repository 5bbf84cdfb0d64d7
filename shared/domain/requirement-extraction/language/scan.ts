import { Misfit } from './misfit.ts'

/** What stands in a string of an answer, one after the other. */
export interface Mark {
  is: 'number' | 'text' | 'name' | 'word' | 'mark'
  value: string
}

const blank = /\s+/y
const number = /\d{1,30}(?:\.\d{1,30})?/y
const word = /[\p{L}%€$£°_][\p{L}\p{N}_°²³-]*(?:\/\p{L}+)?/uy
const mark = /<=|>=|!=|===?|&&|\|\||[<>=≤≥≠+\-*/(),]/y
/** Spellings of other languages. */
const meant = new Map([
  ['==', '='],
  ['===', '='],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
])
const joining = new Map([
  ['&&', 'and'],
  ['||', 'or'],
])

export function marksOf(source: string): Mark[] {
  const marks: Mark[] = []
  let at = 0
  const take = (shape: RegExp): string | undefined => {
    shape.lastIndex = at
    const found = shape.exec(source)?.[0]
    at += found?.length ?? 0
    return found
  }
  while (at < source.length) {
    if (take(blank) !== undefined) continue
    const open = source.charAt(at)
    if (open === '"' || open === "'" || open === '[') {
      const { value, end } = enclosed(source, at, open === '[' ? ']' : open)
      marks.push({ is: open === '[' ? 'name' : 'text', value })
      at = end
      continue
    }
    const amount = take(number)
    const name = amount === undefined ? take(word) : undefined
    const other = amount === undefined && name === undefined ? take(mark) : undefined
    if (amount !== undefined) marks.push({ is: 'number', value: amount })
    else if (name !== undefined) marks.push({ is: 'word', value: name })
    else if (other !== undefined) marks.push(markOf(other))
    else throw new Misfit(`"${open}" is not expected there`)
  }
  return marks
}

/** What stands between two marks; a backslash keeps a mark that belongs to it. */
function enclosed(source: string, start: number, close: string): { value: string; end: number } {
  let value = ''
  for (let at = start + 1; at < source.length; at += 1) {
    const one = source.charAt(at)
    const next = source.charAt(at + 1)
    if (one === '\\' && (next === close || (next === '\\' && close !== ']'))) {
      value += next
      at += 1
    } else if (one === close) return { value, end: at + 1 }
    else value += one
  }
  throw new Misfit(`${close} is missing`)
}

function markOf(written: string): Mark {
  const word = joining.get(written)
  return word === undefined
    ? { is: 'mark', value: meant.get(written) ?? written }
    : { is: 'word', value: word }
}
