import { capital, uncapital } from '../../english/capital.ts'
import { tokenise } from '../../requirement-reading/tokenise.ts'
import { isClass, isWord } from '../../stories/writing/tokens.ts'

/** A text on one line, without what cannot be seen, turns the text around it, or marks emphasis. */
export const tidied = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/\*\*|__/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export const upperFirst = (text: string): string =>
  /^\p{Ll}\p{Ll}*(?![\p{L}\d]*\p{Lu})/u.test(text) ? capital(text) : text

/** As it stands within a sentence: the capital of its first word goes where it is one of a sentence, and stays where it is one of a name. */
export function lowerFirst(text: string): string {
  if (!/^\p{Lu}(?:\p{Ll}|\s)/u.test(text) || /^I\b/.test(text)) return text
  const [first, second] = tokenise(text.slice(0, 200))
  if (!isWord(first) || first.classes.includes('other')) return text
  const isNoun = isClass(first, 'noun')
  if (isNoun && /^\p{Lu}/u.test(second?.text ?? '')) return text
  return uncapital(text)
}

/** A clause as a sentence. */
export const sentence = (text: string): string =>
  upperFirst(/[.!?:…]["”’')\]]?$/.test(text) ? text : `${text}.`)

/** Without the mark that ends a sentence. */
export const unended = (text: string): string => text.replace(/(?<![.])[.;,:\s]+$/, '')

/** The parts of a text that stand in no quotes, changed; what is quoted stays to the letter. */
export const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(/("[^"]*"|“[^”]*”|`[^`]*`|«[^»]*»|‘[^’]*’(?!\p{L})|(?<![\p{L}\d])'[^']*'(?![\p{L}\d]))/u)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
