import { among } from '../fitting/among.ts'
import { restore } from '../prose.ts'
import type { Check } from '../types.ts'
import { collectionCheck, isGeneric, placeOfMembers, singular } from './collection-words.ts'
import { plainFact } from './plain-fact.ts'
import type { FactContext } from './readers.ts'

const upward =
  'ascending|alphabetically|chronologically|increasing|rising|alphabetical|chronological|from a to z|a to z|a-z|youngest first|oldest last|lowest first|cheapest first|smallest first|shortest first|earliest first|low to high|from low to high|from lowest to highest|lowest to highest|smallest to largest'
const downward =
  'descending|decreasing|falling|reverse alphabetical|reverse chronological|reverse|from z to a|z to a|z-a|oldest first|youngest last|highest first|most expensive first|dearest first|largest first|biggest first|longest first|latest first|newest first|most recent first|high to low|from high to low|from highest to lowest|highest to lowest|largest to smallest'
const direction = `(?:in )?(?<direction>${upward}|${downward})(?: order| sequence)?`
const subject = '(?:the )?(?<what>(?:[a-z]+ ){0,3}?[a-z]+)'
const by =
  '(?:by|according to|on) (?:the )?(?<by>\\uE000\\d+\\uE001|[\\w-]+(?: (?!in )[\\w-]+)??)(?: column)?'
const sorted = '(?:(?:is|are) )?(?:sorted|ordered|arranged|listed|shown|displayed)'
const each =
  '(?:(?:each|every|all)(?: one| single one)? of (?:whom|which|them|these|those)|(?:each|every|all)(?: of the)? (?<noun>[a-z]+)|they all|all)'

const orders = [
  `${sorted} ${by}(?:,| and)? ${direction}`,
  `${sorted} ${direction}(?: ${by})?`,
  `${direction}(?: ${by})?`,
  `${subject} ${sorted} ${by}(?:,| and)? ${direction}`,
  `${subject} ${sorted} ${direction} ${by}`,
  `${subject} ${sorted} ${direction}`,
  `${subject} (?:is|are|stands?|runs?|goes?) ${direction}`,
  `${subject},? ${direction}`,
].map((form) => ({ pattern: new RegExp(`^(?:${form})$`, 'i') }))
const columned = new RegExp(
  `^${each} (?:has|have|shows?|says?|reads?|contains?|with) (?<text>\\uE000\\d+\\uE001) (?:in|under|as) (?:the |their |its )?(?:column )?(?<column>\\uE000\\d+\\uE001|[\\w-]+(?: [\\w-]+)?)(?: column)?$`,
  'i',
)
const downwards = new RegExp(`^(?:${downward})$`, 'i')
const vague = /^(?:list|table|rows?|entry|items?|results?|they|it|everything|all|data|records?)$/i

/** In what order the members of a list or table stand, and what each of them has in a column. */
export function readOrder(fact: string, { prose, it }: FactContext): Check[] | undefined {
  const text = plainFact(fact).replace(/^(?:only|just) /i, '')
  for (const { pattern } of among(orders, text)) {
    const groups = pattern.exec(text)?.groups
    if (!groups) continue
    const what = groups['what'] === undefined ? undefined : singular(groups['what'])
    // "Names A to Z": what stands in order is the column of that name.
    const column =
      groups['by'] ?? (what === undefined || vague.test(what) || isGeneric(what) ? undefined : what)
    const named = groups['by'] !== undefined && what !== undefined && !vague.test(what) && !isGeneric(what)
    return [
      collectionCheck(
        {
          ...(named ? { noun: what } : {}),
          sorted: {
            direction: downwards.test(groups['direction'] ?? '') ? 'descending' : 'ascending',
            ...(column === undefined ? {} : { by: bare(column) }),
            ...(column === undefined && it?.name !== undefined ? { clicked: it.name } : {}),
          },
        },
        {},
        prose,
      ),
    ]
  }
  const groups = columned.exec(text)?.groups
  const called = groups?.['noun'] === undefined ? undefined : singular(groups['noun'])
  const place = placeOfMembers(undefined, prose)
  if (!groups || place === false) return undefined
  const column = bare(groups['column'] ?? '')
  return [
    collectionCheck(
      {
        ...(called === undefined || isGeneric(called) ? {} : { noun: called }),
        each: { text: bare(groups['text'] ?? ''), column },
      },
      place,
      prose,
    ),
  ]

  function bare(words: string): string {
    const shown = restore(words, prose.literals)
    return words === shown ? shown : shown.slice(1, -1)
  }
}
