import { wordsOf } from '../identifiers.ts'
import { textParts } from '../text-parts.ts'
import type { Text, Whole } from '../types.ts'

// Control and format characters (bidirectional marks among them) let code read otherwise than it runs, other spaces than the plain one look
// like it, and lone surrogates do not survive UTF-8.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeUnseen(text: string): string {
  return text.replace(unseen, (character) => {
    const code = character.codePointAt(0) ?? 0
    const hex = code.toString(16)
    const escaped = code > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`
    return short[character] ?? escaped
  })
}

/** A string literal of Python: in double quotes, or in single ones when that saves escapes, as Black would have it. */
export function stringLiteral(text: string): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"'
  return quote + escapeUnseen(text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)) + quote
}

/** A docstring of one or more lines; `indent` stands before each line but the first. */
export function docstring(lines: string[], indent = ''): string[] {
  // A quote at the very end would join those that close; three within would close too early.
  const risky = lines.length === 1 ? /"{3,}|"+$/g : /"{3,}/g
  const [first = '', ...others] = lines.map((line) =>
    line
      .replace(unseen, ' ')
      .trimEnd()
      .replaceAll('\\', '\\\\')
      .replace(risky, (quotes) => quotes.replaceAll('"', '\\"')),
  )
  if (others.length === 0) return [`${indent}"""${first}"""`]
  return [`${indent}"""${first}`, ...others.map((line) => line && indent + line), `${indent}"""`]
}

/** Lines of comment that hold a text, whatever it is; `width` characters each where words allow it. */
export function commentLines(text: string, width = 84): string[] {
  return wrap(text, width - 2).map((line) => `# ${line}`)
}

/** The words of a text in lines of at most `width` characters where words allow it. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.replace(unseen, ' ').split(/ +/)) {
    const last = lines.at(-1)
    if (word === '') continue
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/**
 * The expression for a text: a literal, the variable of a step definition, or an f-string that computes dates and secrets when the test
 * runs. `helper` answers by what name the functions `today` (offsets as `+30D`) and `secret` (the name of a variable of the
 * environment) are called.
 */
export function textExpression(text: Text, helper: (name: 'today' | 'secret') => string): string {
  if (typeof text !== 'string') return text.variable
  const parts = textParts(text)
  const call = (part: Exclude<(typeof parts)[number], string>, quote: string) =>
    'date' in part
      ? `${helper('today')}(${part.date === '' ? '' : quote + part.date + quote})`
      : `${helper('secret')}(${quote}${part.secret}${quote})`
  const [only] = parts
  if (parts.length <= 1)
    return only === undefined || typeof only === 'string' ? stringLiteral(text) : call(only, '"')
  // Before Python 3.12 an expression within an f-string may not hold the quote around it.
  const pieces = parts.map((part) => (typeof part === 'string' ? formatText(part) : `{${call(part, "'")}}`))
  return `f"${pieces.join('')}"`
}

const formatText = (text: string) =>
  escapeUnseen(text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replace(/[{}]/g, '$&$&'))

/** The expression for a whole number: a literal, or the variable of a step definition. */
export function wholeExpression(whole: Whole): string {
  return typeof whole === 'number' ? String(whole) : whole.variable
}

/** Words that no name may be: keywords, soft keywords, and built-in functions that code next to it may call. */
export const reserved: readonly string[] =
  `False None True and as assert async await break case class continue def del elif else except finally for from global if import in is
  lambda match nonlocal not or pass raise return try type while with yield all any bool dict filter float id input int iter len list map
  max min next object open print range set sorted str sum super tuple vars zip`.split(/\s+/)

/** A call as Black lays it out: on one line, else its arguments on a line of their own, else one line for each. */
export function callLines(name: string, args: string[], width = 84): string[] {
  const joined = args.join(', ')
  const single = `${name}(${joined})`
  if (single.length <= width || args.length === 0) return [single]
  if (joined.length + 4 <= width) return [`${name}(`, `    ${joined}`, ')']
  return [`${name}(`, ...args.map((argument) => `    ${argument},`), ')']
}

/** A tag as the name of a marker: `as stated` is `as_stated`; empty when it has no plain letters. */
export function markerName(tag: string): string {
  const name = wordsOf(tag).join('_')
  return /^\d/.test(name) ? `tag_${name}` : name
}
