import { maskQuotes } from '../facts/mask.ts'
import type { RuleFact } from '../facts/types.ts'
import type { Vocabulary } from './vocabulary.ts'

const left =
  '(not (?:selected|chosen|picked|entered|given|filled in|provided|specified|set)|empty|blank|left (?:empty|blank|open)|missing)'
const done = '(?:selected|chosen|picked|entered|given|filled in|provided|specified|set)'
const open = `(?:(nothing|no [\\w -]{2,40}?) (?:is|are|was|were|has been) ${done}|([\\w -]{2,40}?) (?:is|are|was|were|has been) ${left})`
const first = new RegExp(`^\\W*(?:if|when|where|as long as) ${open},\\s+(?:then )?(.{5,200}?)[.\\s]*$`, 'i')
const last = new RegExp(`^\\W*(.{5,200}?) (?:if|when|where|as long as) ${open}[.\\s]*$`, 'i')
const without =
  /^\W*(?:without|with no) (?:an? |any )?(selection|choice|entry|value|[\w -]{2,40}?)(?:,\s+|\s+(?=(?:the|all|every|any|no|each)\s))(.{5,200}?)[.\s]*$/i
const meaning =
  /^\W*(?:(?:an? |the )?(?:empty|missing)|no) (selection|choice|entry|value|field|[\w -]{2,40}?) (?:means|stands for|counts as|is treated as|is taken as|selects|searches|covers|includes|returns|shows) .{3,160}$/i
const leaving =
  /^\W*leaving (?:the )?([\w -]{2,40}?) (?:empty|blank|open|unselected) ([a-z]+s) (.{3,160}?)[.\s]*$/i
const refusing =
  /\b(?:required|mandatory|optional|refused|rejected|not possible|errors?|invalid|hidden|not shown|disabled|cannot|must|highlighted|message|warning)\b/i
const anything =
  /^(?:nothing|it|this|selection|choice|entry|value|field|no (?:selection|choice|value|entry|option))$/i

/**
 * What an input that is left empty means where it may be: "If nothing is selected, all categories are searched". `about` is the input that the
 * sentences before speak of.
 */
export function readEmptied(
  text: string,
  words: Vocabulary,
  about: string | undefined,
): RuleFact | undefined {
  const { masked, quotes } = maskQuotes(text.trim())
  if (quotes.length > 0 || masked.length > 300) return undefined
  const plain = masked.replace(/\s+/g, ' ')
  const found = spoken(plain)
  const label = found && labelOf(found.name, words, about)
  if (!found || label === undefined || refusing.test(found.outcome)) return undefined
  return {
    kind: 'rule',
    anyOf: [[{ subject: label, text: `${label} is empty`, negated: false, equals: '' }]],
    outcome: found.outcome,
    otherwise: false,
  }
}

function spoken(text: string): { name: string; outcome: string } | undefined {
  const lead = first.exec(text)
  if (lead?.[4]) return { name: lead[1] ?? lead[2] ?? '', outcome: lead[4] }
  const tail = last.exec(text)
  if (tail?.[1]) return { name: tail[2] ?? tail[3] ?? '', outcome: tail[1] }
  const none = without.exec(text)
  if (none?.[1] && none[2]) return { name: none[1], outcome: none[2] }
  const means = meaning.exec(text)
  if (means?.[1]) return { name: means[1], outcome: text.replace(/[.\s]+$/, '') }
  const bare = leaving.exec(text)
  if (!bare?.[1] || !bare[2] || !bare[3]) return undefined
  const whole = /^(?:means|selects|counts)$/i.test(bare[2])
  return { name: bare[1], outcome: whole ? text.replace(/[.\s]+$/, '') : `the system ${bare[2]} ${bare[3]}` }
}

/** An input of the text that may stay empty. */
function labelOf(name: string, { optional }: Vocabulary, about: string | undefined): string | undefined {
  const plain = name.trim().toLowerCase()
  if (anything.test(plain)) return about === undefined ? undefined : optional.get(about.toLowerCase())
  return optional.get(plain.replace(/^(?:no|the|an?|any) /, '').replace(/ (?:field|list|selection)$/, ''))
}
