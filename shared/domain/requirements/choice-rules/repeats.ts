import { maskQuotes } from '../facts/mask.ts'
import type { RuleFact } from '../facts/types.ts'

const row =
  '(rows?|lines?|entr(?:y|ies)|records?|items?|products?|positions?|persons?|participants?|contacts?|articles?)'
const place = '(?: (?:in|within|of|on) (?:one|the same|the|a|an|this|each|every) ([a-z]+(?: [a-z]+)?))?'
const further = new RegExp(
  `^\\W*(?:the )?(second|each further|every further|any further|each other|every other|another|a second|each additional|every additional) ${row} with (?:the same|a repeated|an identical) ([\\w -]{2,40}?)${place} ((?:is|gets|leads|causes|results|are|shows)\\b.{3,200}?)[.\\s]*$`,
  'i',
)
const again =
  '(?:occurs?|appears?|comes|exists?|stands?|is (?:used|listed|entered|contained|found|given|repeated))(?: (?:twice|more than once|several times|two times|a second time|again|repeatedly|multiple times))'
const twice = new RegExp(
  `^\\W*(?:if|when) (?:the same|an?|the|one|any) ([\\w -]{2,40}?) ${again}${place}, (?:then )?(.{5,200}?)[.\\s]*$`,
  'i',
)
const never = new RegExp(
  `^\\W*(?:the same|an?|the|each|every|no) ([\\w -]{2,40}?) (?:must not|may not|cannot|should not|may|must|can) (?:occur|appear|exist|be (?:used|listed|entered|contained|given))(?: (?:twice|more than once|several times|two times|only once|at most once|just once))${place}\\b.{0,60}"`,
  'i',
)

/**
 * The same value twice in one file or list: "The second row with the same article number in one file is skipped with "…"". Both rows are set up, so
 * this is a rule about a fact and not one about an input.
 */
export function readRepeats(text: string): RuleFact | undefined {
  const part = maskQuotes(text.trim())
  if (part.masked.length > 400 || part.quotes.length > 1) return undefined
  const raw = (phrase: string) => {
    const at = part.masked.lastIndexOf(phrase)
    return part.raw.slice(at, at + phrase.length).replace(/\s+/g, ' ')
  }
  const other = further.exec(part.masked)
  if (other?.[3] && other[5]) {
    const which = /second/i.test(other[1] ?? '') ? 'second' : 'further'
    const one = (other[2] ?? 'row').toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
    return rule(other[3], `two ${plural(one)}`, other[4], `the ${which} ${one} ${raw(other[5])}`)
  }
  const found = twice.exec(part.masked)
  if (found?.[1] && found[3]) return rule(found[1], 'two rows', found[2], raw(found[3]))
  const banned = never.exec(part.masked)
  const quote = part.quotes[0]?.value
  return banned?.[1] && quote !== undefined
    ? rule(banned[1], 'two rows', banned[2], `"${quote}" is shown`)
    : undefined
}

function rule(name: string, rows: string, where: string | undefined, outcome: string): RuleFact {
  const inside = where === undefined ? '' : ` of the same ${where.toLowerCase()}`
  const text = `${rows}${inside} have the same ${name.toLowerCase()}`
  return { kind: 'rule', anyOf: [[{ subject: '', text, negated: false }]], outcome, otherwise: false }
}

function plural(word: string): string {
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`
}
