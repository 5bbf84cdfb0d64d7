import { textParts } from '../text-parts.ts'
import type { Text, Whole } from '../types.ts'

// Line and paragraph separators end a regular expression and a comment; format characters (bidirectional marks among them) let code read
// otherwise than it runs; other spaces than the plain one look like it; lone surrogates do not survive UTF-8.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeUnseen(text: string): string {
  return text.replace(unseen, (character) => {
    const code = character.codePointAt(0) ?? 0
    return short[character] ?? (code > 0xffff ? `\\u{${hex(code)}}` : `\\u${hex(code).padStart(4, '0')}`)
  })
}

const hex = (code: number) => code.toString(16)

/** A string literal of JavaScript: in single quotes, or in double ones when that saves escapes. */
export function stringLiteral(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  return quote + escapeUnseen(text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)) + quote
}

/** What stands between the backticks of a template literal for a text that is taken as it is. */
export function templateText(text: string): string {
  return escapeUnseen(text.replace(/[\\`]|\$(?=\{)/g, '\\$&'))
}

/** The source of a regular expression that matches a text as it is, for use between slashes (with the flag `u` or without). */
export function patternText(text: string): string {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return escaped.replace(unseen, (character) => short[character] ?? unitEscapes(character))
}

const unitEscapes = (character: string) =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${hex(character.charCodeAt(at)).padStart(4, '0')}`,
  ).join('')

/** Lines of comment that hold a text, whatever it is; `width` characters each where words allow it. */
export function commentLines(text: string, width = 100): string[] {
  const words = text
    .replace(unseen, ' ')
    .split(/ +/)
    .filter((word) => word !== '')
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`// ${word}`)
  }
  return lines
}

/** The name of a property where an object is written: as it is when that is an identifier, quoted otherwise. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : stringLiteral(name)
}

/**
 * The expression for a text: a literal, the variable of a step definition, or a template that computes dates and secrets when the test
 * runs. `helper` answers by what name the functions `today` (offsets as `+30D`), `secret` (the name of a variable of the
 * environment) and `resolved` (a text that may hold both as marks) are called.
 */
export function textExpression(
  text: Text,
  helper: (name: 'today' | 'secret' | 'resolved') => string,
): string {
  if (typeof text !== 'string')
    return text.computed ? `${helper('resolved')}(${text.variable})` : text.variable
  const parts = textParts(text)
  const call = (part: Exclude<(typeof parts)[number], string>) =>
    'date' in part
      ? `${helper('today')}(${part.date === '' ? '' : stringLiteral(part.date)})`
      : `${helper('secret')}(${stringLiteral(part.secret)})`
  const [only] = parts
  if (parts.length <= 1)
    return only === undefined || typeof only === 'string' ? stringLiteral(text) : call(only)
  return `\`${parts.map((part) => (typeof part === 'string' ? templateText(part) : `\${${call(part)}}`)).join('')}\``
}

/** The expression for a whole number: a literal, or the variable of a step definition. */
export function wholeExpression(whole: Whole): string {
  return typeof whole === 'number' ? String(whole) : whole.variable
}
