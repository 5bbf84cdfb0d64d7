import { severalWords } from '../../english/number-words.ts'
import { soleLiteral } from '../prose.ts'
import { readNumber, type Reading } from '../patterns.ts'
import { datumFor } from '../test-data.ts'

// What leaves the value open, refers to it, or goes on to another action.
const open =
  /^(?:an?|the|some|any|your|my|his|her|their|our|this|that|these|those|each|every|all|more|another|other|both|different|various|several|(?:in)?valid|correct|wrong|random|arbitrary|anything|something|everything|whatever|it|them|him|in|into|to|for|as|at|on|up|down|details|data|information|focus|value|values|text|with|without|that|which|containing|consisting|including)(?: |$)/
const describing =
  /^(?:the |a |an )?(?:text|value|word|words|number|name|date|string|characters?|letters?|phrase|term|amount|following text|figure|digits?)(?: of)?:? (?=\S)/i
const counted = new RegExp(
  String.raw`^(?:the number |a value of )?(?<count>\d+|an?|one|${severalWords})(?: (?:blank|empty|plain))? (?<what>spaces?|blanks?|space characters?)$`,
  'i',
)
const measured =
  /^(?:\d+|an?|one|two|three|several|many) (?:[a-z]+ )?(?:characters?|letters?|digits?|words?|numbers?|lines?|symbols?)$/i
const acting =
  /\b(?:then|press(?:es)?|click(?:s)?|hit(?:s)?|submit|which|until|while|because|don't|doesn't|does not|do not|should|must)\b|\uE000/i
const mostWords = 12

/** The value that words give, in quotes or not: "Buy milk", "three spaces", "nothing"; undefined where they leave it open or say more. */
export function valueIn(words: string, { prose, data }: Reading): string | undefined {
  const text = words.trim().replace(/^[:,] ?/, '')
  const quoted = soleLiteral(text.replace(describing, ''), prose.literals)
  if (quoted !== undefined) return quoted
  const { count, what } = counted.exec(text)?.groups ?? {}
  if (what !== undefined) return ' '.repeat(/^an?$/i.test(count ?? '') ? 1 : readNumber(count))
  if (/^(?:nothing|no (?:text|value))$/i.test(text)) return ''
  const known = datumFor(data, text.replace(/^(?:the|a|an) /i, ''))
  if (known !== undefined) return known
  const named = /^(?:the |a |an )/.test(text) ? text.replace(describing, '') : text
  const sensible = /[\p{L}\p{N}]|^[^\s\p{L}\p{N}]+$/u.test(named) && named.split(' ').length <= mostWords
  return sensible && !open.test(named) && !measured.test(named) && !acting.test(named) ? named : undefined
}
