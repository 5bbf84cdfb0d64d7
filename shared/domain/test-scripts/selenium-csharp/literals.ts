import { textParts } from '../text-parts.ts'
import type { Text, Whole } from '../types.ts'

// What a reader does not see, or what an editor or encoder changes: controls, format characters, lone surrogates, other blanks than the
// plain one.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A regular string literal of C# (C# specification, section 6.4.5.6). */
export function stringLiteral(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
  return `"${escaped.replace(unseen, (character) => short[character] ?? unitEscapes(character))}"`
}

const unitEscapes = (characters: string) =>
  Array.from(
    { length: characters.length },
    (_, at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

/**
 * The expression for a text: a literal, the variable of a step definition, or a sum with dates and secrets that are known when the test
 * runs. `helper` answers by what name the functions `Today`, `Secret` and `Revealed` are called.
 */
export function textExpression(
  text: Text,
  helper: (name: 'Today' | 'Secret' | 'Revealed') => string,
): string {
  if (typeof text !== 'string') {
    const name = variableName(text.variable)
    return text.computed ? `${helper('Revealed')}(${name})` : name
  }
  const parts = textParts(text)
  if (parts.length === 0) return '""'
  const written = parts.map((part) =>
    typeof part === 'string'
      ? stringLiteral(part)
      : 'date' in part
        ? `${helper('Today')}(${stringLiteral(part.date)})`
        : `${helper('Secret')}(${stringLiteral(part.secret)})`,
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
  return reservedWords.has(camel) ? `@${camel}` : camel
}

/** Source: C# specification, section 6.4.4. */
export const reservedWords = new Set(
  (
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event ' +
    'explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null ' +
    'object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static ' +
    'string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while'
  ).split(' '),
)
