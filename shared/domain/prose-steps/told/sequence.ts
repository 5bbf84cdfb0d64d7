import { restore, soleLiteral } from '../prose.ts'
import type { Check } from '../types.ts'
import { collectionCheck, isControl, isGeneric, placeOfMembers, singular } from './collection-words.ts'
import { readNames } from './enumeration.ts'
import { isClause } from './expected-words.ts'
import { plainFact } from './plain-fact.ts'
import type { FactContext, FactReader } from './readers.ts'

// Who says in front of a list that it is an order says it with one of these; the rest of the fact is the list.
const order = '(?:order|sequence|ranking|sorting|arrangement|line-?up)'
const direction =
  '(?:from (?:the )?)?(?:top(?: to bottom| down(?:wards)?)?|left(?: to right)?|above to below|first to last)'
const being = '(?:is|are|reads?|goes|go|runs?|becomes?|stays?|remains?|stands?|shows?|now)'
const leads = [
  `(?:the |a |an )?(?:new |same |old |current |final |resulting |correct )?(?:[a-z]+ )?${order}(?: of (?:the )?[a-z]+)?(?: (?:here|there))?(?:,? ${being})*(?: (?:as follows|back to|back at|like this))?[:,]?`,
  `(?:(?:it|this|that|they|the (?<in>(?:[a-z]+ )?(?:list|column|row|line|grid|table)|[a-z]+s)),? )?(?:now )?(?:reads?|goes|go|runs?|stands?|ordered|sorted|lined up)(?: (?:now|as|as follows|like this|in the order))?[:,]?`,
  `(?:they|these|those|the (?<noun>[a-z]+s)|all) (?:are|is|stand|appear|come|show up)(?: now)?(?: (?:listed|shown|displayed|arranged|sorted|ordered))? (?:in (?:the|this|that|an?) )?(?:new |following |same )?${order}[:,]?`,
  `${direction}(?:,? (?:it|this|that|you|they|the [a-z]+) (?:reads?|sees?|gets?|finds?|has|have|is|are|goes|runs?))?[:,]?`,
].map((lead) => new RegExp(`^(?:${lead}) (?<list>.+)$`, 'i'))
// Of a list that ends in words of order the place and the kind may stand before it.
const held =
  /^(?:(?<in>.+?) (?:lists?|shows?|displays?|contains?|holds?|has|have)|(?=the [a-z]+s)) ?(?:(?:the|its|these) [a-z]+s )?(?<list>.+)$/i
const tail = new RegExp(
  `,? (?:(?:and )?in (?:just |exactly )?(?:this|that|the given|the same) order|one after (?:another|the other)|${direction}|(?:exactly )?like (?:this|that)|in a row)$`,
  'i',
)
const joints =
  / ?, (?:and )?(?:then |followed by )?| and (?:then |finally )?| & | then | ?(?:->|→|>|<) ?| - | – /
const fewest = 3
const most = 30
const mostWords = 4
const numbered = /^(.*?\D)(\d+)$/

/** What members stand in which order, told as nothing but a list of three or more: "It reads 6, 2, 3", "Order now: D, T, H", "You get B, C, A". */
export const readSequence: FactReader = (fact, context) => {
  const text = plainFact(fact)
  const bare = text
    .replace(tail, '')
    .replace(/ (?:are|is|stand|appear)(?: (?:listed|shown|displayed|there))?$/i, '')
  const isTold = tail.test(text)
  const readings: Told[] = [
    ...leads.flatMap((lead) => told(lead.exec(text)?.groups, true)),
    { list: isTold ? bare : text, ordered: isTold },
    ...(isTold ? told(held.exec(bare)?.groups, true) : []),
  ]
  for (const reading of readings) {
    const checks = sequence(reading, context)
    if (checks) return checks
  }
  return undefined
}

interface Told {
  list: string
  ordered: boolean
  in?: string
  noun?: string
}

const told = (groups: Record<string, string | undefined> | undefined, ordered: boolean): Told[] => {
  const { list, in: place, noun } = groups ?? {}
  if (list === undefined) return []
  return [
    { list, ordered, ...(place === undefined ? {} : { in: place }), ...(noun === undefined ? {} : { noun }) },
  ]
}

function sequence({ list, ordered, in: within, noun }: Told, context: FactContext): Check[] | undefined {
  const { prose } = context
  const pieces = list
    .replace(tail, '')
    .split(joints)
    .map((piece) => piece.trim())
  if (pieces.length < fewest || pieces.length > most || new Set(pieces).size < pieces.length) return undefined
  const literals = pieces.map((piece) => soleLiteral(piece, prose.literals)?.trim())
  const surely = literals.every((text) => text !== undefined && text !== '')
  // What stands in quotes without any word of order is shown, in whatever order.
  if (!ordered && (surely || !areMembers(pieces, context))) return undefined
  if (ordered && !pieces.every((piece, at) => literals[at] || isMember(piece, context))) return undefined
  const place = placeOfMembers(within, prose)
  if (place === false) return undefined
  const members = called(
    pieces.map((piece, at) => literals[at] ?? restore(piece, prose.literals)),
    context,
  )
  const kind = noun === undefined ? undefined : singular(noun)
  return [
    collectionCheck(
      {
        // Of what kind they are is said of these, and others of it may stand around them.
        extent: kind === undefined ? 'these' : 'some',
        ordered: true,
        members,
        ...(surely ? { surely } : {}),
        ...(kind === undefined || isGeneric(kind) || isControl(kind) ? {} : { noun: kind }),
      },
      place,
      prose,
    ),
  ]
}

// Numbers alone, or such with names in capitals, are members; any other words only where an order is spoken of.
const areMembers = (pieces: string[], context: FactContext): boolean =>
  pieces.every((piece) => /^\d+$/.test(piece)) && context.actions.some(({ action }) => action === 'drag')

function isMember(piece: string, { prose }: FactContext): boolean {
  if (piece.includes('\uE000') || piece === '') return false
  if (readNames(piece, prose) || /^#?\d+(?:[.,]\d+)?$/.test(piece)) return true
  return /^\p{Ll}[\p{L}\p{N}'’-]*(?: [\p{L}\p{N}'’-]+)*$/u.test(piece) && !isPhrase(piece)
}

const isPhrase = (words: string): boolean =>
  isClause(words) ||
  words.split(' ').length > mostWords ||
  /\b(?:the|an?|it|its|not|no|only|just|so|with|for|from|to|in|on|of|by|at|other|others|same|first|last|next|order)\b/i.test(
    words,
  )

// "Drag Item 6 …: 6, 2, 3": numbers are what the thing that was moved is numbered by.
function called(names: string[], { actions, earlier }: FactContext): string[] {
  if (!names.every((name) => /^\d+$/.test(name))) return names
  const moved = [...earlier, ...actions].findLast(({ action }) => action === 'drag')
  const [, stem, number] = numbered.exec(moved?.action === 'drag' ? (moved.target.name ?? '') : '') ?? []
  return stem !== undefined && names.includes(number ?? '') ? names.map((name) => `${stem}${name}`) : names
}
