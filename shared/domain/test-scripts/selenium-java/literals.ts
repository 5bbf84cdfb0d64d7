import { textParts } from '../text-parts.ts'
import type { Text, Whole } from '../types.ts'

// Controls, format characters (bidirectional marks among them), lone surrogates, unassigned ones and blanks other than the plain one: what a
// reader does not see, or what an editor or encoder changes.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\b': '\\b', '\f': '\\f' }

/**
 * A string literal of Java. Line breaks must not be written as `\u000a`: such escapes are read before the tokens are (Java Language
 * Specification 17, section 3.3).
 */
export function stringLiteral(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return `"${escaped.replace(unseen, (character) => short[character] ?? unitEscapes(character))}"`
}

const unitEscapes = (characters: string) =>
  Array.from(
    { length: characters.length },
    (_, at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/** Lines of comment that hold a text, whatever it is. A backslash before "u" would be an escape even there. */
export function commentLines(text: string, width = 92): string[] {
  const words = text
    .replace(unseen, ' ')
    .replaceAll(/\\(?=u)/g, '\\ ')
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

/**
 * The expression for a text: a literal, the variable of a step definition, or a sum with dates and secrets that are known when the test
 * runs. `helper` answers by what name the functions `today` (offsets as `+30D`), `secret` (a variable of the environment) and `revealed` (a
 * text with both marked in it) are called.
 */
export function textExpression(
  text: Text,
  helper: (name: 'today' | 'secret' | 'revealed') => string,
): string {
  if (typeof text !== 'string') {
    const name = variableName(text.variable)
    return text.computed ? `${helper('revealed')}(${name})` : name
  }
  const parts = textParts(text)
  if (parts.length === 0) return '""'
  const written = parts.map((part) =>
    typeof part === 'string'
      ? stringLiteral(part)
      : 'date' in part
        ? `${helper('today')}(${stringLiteral(part.date)})`
        : `${helper('secret')}(${stringLiteral(part.secret)})`,
  )
  return written.join(' + ')
}

/** The expression for a whole number: a literal, or the variable of a step definition. */
export function wholeExpression(whole: Whole): string {
  return typeof whole === 'number' ? String(whole) : variableName(whole.variable)
}

/** The name of a parameter; step definitions number those of the same kind as `name_2`. */
export function variableName(name: string): string {
  const camel = name.replaceAll(/_(\w)/g, (_, character: string) => character.toUpperCase())
  return reservedWords.has(camel) ? `${camel}Value` : camel
}

/** Source: Java Language Specification 17, section 3.9, with the literals and the contextual keywords that no identifier should be. */
export const reservedWords = new Set(
  (
    'abstract assert boolean break byte case catch char class const continue default do double else enum exports extends false ' +
    'final finally float for goto if implements import instanceof int interface long module native new non null open opens ' +
    'package permits private protected provides public record requires return sealed short static strictfp super switch ' +
    'synchronized this throw throws to transient transitive true try uses var void volatile while with yield'
  ).split(' '),
)
