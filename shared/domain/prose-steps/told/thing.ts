import { isNoun, nounPattern, roleOfNoun } from '../nouns.ts'
import { restore, type Prose } from '../prose.ts'
import { parsePlace, parseRegion, parseTarget } from '../targets.ts'
import type { Target } from '../types.ts'

const article = /^(?:the|an?|this|that|these|those|its|your|my|their|his|her)\s+/i
const literal = /\uE000\d+\uE001/g
const placing =
  / (?:in|inside|within|of|on|at|from|for|under|below|beneath|above|beside|next to|right of|left of) (?=(?:the |an? )?\S)/gi
const endingNoun = new RegExp(`^(.+?) (${nounPattern})$`, 'i')
// What joins clauses, denies, counts or points back is no part of a name.
const noName =
  /^(?:it|them|they|that|this|these|those|both|all|each|every|any|none|nothing|everything|something|someone|nobody|there|here|to|and|or|but|not|no|then|if|when|where|until|before|after|while)\b|\b(?:is|are|was|were|has|have|should|must|will|can|cannot|does|do|without|which|who|until|unless)\b/i
const mostWords = 8

/**
 * A phrase that points at something, with every other reading of its words in `or`: as a name in the words of the page, in quotes or not; as that in a place;
 * as what is in quotes alone, whatever it is said to be. The page decides: the first reading of which it has something is meant.
 */
export function readThing(phrase: string, prose: Prose): Target | undefined {
  const text = phrase.trim().replace(/[,.]$/, '').replace(article, '')
  if (text === '' || text.split(' ').length > mostWords * 2) return undefined
  const readings = [
    parseTarget(phrase, prose),
    ...named(text, prose),
    ...placed(text, prose),
    quoted(text, prose),
  ]
  const [first, ...or] = distinct(readings.filter((one) => one !== undefined))
  return first && (or.length > 0 ? { ...first, or } : first)
}

/** The whole phrase as a name, with and without the noun that it ends with; what quotes are in it belong to the name. */
function named(text: string, { literals }: Prose): Target[] {
  const words = restore(text, literals)
  if (noName.test(text.replaceAll(literal, '')) || words.split(' ').length > mostWords) return []
  const [, before = '', noun = ''] = endingNoun.exec(text) ?? []
  const role = roleOfNoun(noun)
  const nouned = before === '' || role === undefined ? [] : [{ role, name: restore(before, literals) }]
  return isNoun(text) ? [] : [...nouned, { name: words }]
}

/** The part before each preposition as the thing, the part behind it as the place. */
function placed(text: string, prose: Prose): Target[] {
  return [...text.matchAll(placing)].flatMap((joint) => {
    const core = parseTarget(text.slice(0, joint.index), prose) ?? named(text.slice(0, joint.index), prose)[0]
    const within = readPlace(text.slice(joint.index + joint[0].length), prose)
    return core && within ? [{ ...core, within }] : []
  })
}

/** What is in quotes, where it is one text: the words around it say what it is, in words that the page need not have. */
function quoted(text: string, { literals }: Prose): Target | undefined {
  const [mark, ...more] = text.match(literal) ?? []
  const name = mark === undefined ? undefined : literals[Number(mark.slice(1, -1))]?.trim()
  return more.length === 0 && name && !noName.test(text.replaceAll(literal, '')) ? { name } : undefined
}

/** A place by any of its names: a noun with a name, a name alone, a heading's words. */
export function readPlace(phrase: string, prose: Prose): Target | undefined {
  const text = phrase.trim().replace(article, '')
  const known = parseRegion(phrase, prose) ?? parsePlace(phrase, prose)
  const [alone] = named(text, prose)
  const place = alone?.name === undefined ? undefined : { role: 'place', name: alone.name }
  if (!known) return place
  return place && place.name !== known.name ? { ...known, or: [place] } : known
}

function distinct(targets: readonly Target[]): Target[] {
  const keys = new Set<string>()
  return targets.filter((target) => {
    const key = JSON.stringify(target)
    return !keys.has(key) && keys.add(key)
  })
}
