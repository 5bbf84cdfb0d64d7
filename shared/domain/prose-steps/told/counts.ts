import { among } from '../fitting/among.ts'
import { amountOf, amountPattern, boundPattern, comparing } from './amounts.ts'
import type { CollectionFact } from './collection.ts'
import {
  collectionCheck,
  holdsPattern,
  isControl,
  isGeneric,
  isMeasure,
  isNarrower,
  isNotice,
  isThing,
  placeOfMembers,
  singular,
  therePattern,
} from './collection-words.ts'
import { readChangedCount } from './changed-counts.ts'
import { readNames } from './enumeration.ts'
import { lookedAt } from './looked-at.ts'
import { plainFact } from './plain-fact.ts'
import type { FactReader } from './readers.ts'
import { literalsIn } from '../patterns.ts'
import type { Check } from '../types.ts'

const amount = `(?:(?<bound>${boundPattern}) )?(?<amount>${amountPattern})`
const noun = '(?<noun>(?:[a-z][\\w-]* ){0,2}?[a-z][\\w-]*)'
const total = '(?<total>,? ?(?:in total|altogether|in all|overall|all told))?'
const tail = '(?<tail>left(?: over)?|remaining|to go|selected|found|completed|done|open|available)'
const inPlace = '(?: (?:in|inside|within|on|under|of) (?<in>.+?))?'
const named =
  '(?:(?:(?:,|:| -| –| called| named| namely|, namely|, i\\.?e\\.?,?) (?<names>.+)| (?<quotes>\\uE000\\d+\\uE001.*)))?'
const verb = new RegExp(
  `\\b(?:${therePattern}|${holdsPattern}|is|are|left|see|sees|get|gets|find|finds|has|have|got)\\b`,
  'i',
)

// A number and what is counted, in the places of a sentence where people put them. The first that fits is meant.
const forms = [
  `${amount} (?:of (?:them|those|these) )?${tail}${total}`,
  `${amount} ${noun} (?:(?:is|are|remains?) )?${tail}${inPlace}${total}`,
  `${amount} ${noun}(?: ${therePattern})?${inPlace}${total}${named}`,
  `${amount} ${noun} (?<text>\\uE000\\d+\\uE001)(?: ${therePattern})?${inPlace}`,
  `${amount} of (?:them|those|these)(?: ${therePattern})?${inPlace}${total}${named}`,
  `(?:it|that|this) (?:is|makes) ${amount}(?: of (?:them|those|these))?${total}`,
  `${amount}(?: ${therePattern})?(?: in (?<in>it|there|.+?))${total}${named}`,
  `in (?<in>.+?),? (?:there (?:is|are) )${amount} ${noun}${total}${named}`,
  `all (?:of )?(?:the )?(?<amount>${amountPattern})(?: of them)? ${therePattern}${inPlace}`,
  `(?<in>.+?) (?<holds>${holdsPattern}) ${amount} ${noun}(?: ${therePattern}| in it| inside| each)?${total}${named}`,
  `(?<in>.+?) (?<holds>${holdsPattern}) ${amount} (?:of (?:them|those|these)|${tail})${total}${named}`,
  `(?:the )?(?<in>.+? )?(?:states|gives|reads|says|shows|tells|mentions|is|speaks of) a (?<total>total) of (?<amount>${amountPattern}) ${noun}`,
  `(?:the )?(?<total>total)(?: (?:number|count|amount))?(?: of (?:all )?(?:the )?[a-z]+)? (?:is|equals|comes to|amounts to|reads|says|shows) (?:now )?(?<amount>${amountPattern}) ${noun}`,
  `(?:the )?(?<total>total )?(?:number|count) of (?:all )?(?:the )?${noun}${inPlace} (?:is|equals|reads|shows|says) (?<amount>${amountPattern})`,
].map((form) => ({ pattern: new RegExp(`^(?:${form})$`, 'i') }))

/** How many of something there are. */
export const readCount: FactReader = (fact, context) => {
  const { prose } = context
  const text = plainFact(fact)
  for (const { pattern } of among(forms, text)) {
    const groups = pattern.exec(text)?.groups
    const checks = groups && counting(groups, text)
    if (checks) return checks
  }
  return readChangedCount(text, prose)

  function counting(groups: Record<string, string | undefined>, whole: string): Check[] | undefined {
    const { bound, amount: written = '', tail: ending } = groups
    const listed = groups['names'] ?? groups['quotes']
    const looked = lookedAt(fact, context)
    const called = groups['noun'] === undefined ? looked.noun : singular(groups['noun'])
    if (
      called !== undefined &&
      (!isThing(called) || !isThing(groups['noun'] ?? called) || (isMeasure(called) && ending === undefined))
    )
      return undefined
    const isTotal = groups['total'] !== undefined || /total/i.test(bound ?? '')
    const isLikely = groups['holds'] !== undefined && !/^(?:shows?|displays?|lists?)$/i.test(groups['holds'])
    const { count, comparison } = comparing(bound, amountOf(written))
    if (!Number.isInteger(count) || count < 0) return undefined
    // "No error", "no clear button": whether one is there, not how many.
    if (count === 0 && called !== undefined && (isNotice(called) || isControl(called))) return undefined
    // "3 nights", "Two messages": without a verb only what surely is a collection is counted.
    const isBare = listed === undefined && ending === undefined && !isTotal && !verb.test(fact)
    const where =
      isTotal && /\b(?:text|message|line|counter|label|caption|note|status|info)\b/i.test(groups['in'] ?? '')
    const named = placeOfMembers(where ? undefined : groups['in'], prose)
    if (named === false) return undefined
    const place = named.within || !looked.within ? named : { within: looked.within }
    // "Two notes "Saved" are shown": the same one, several times.
    const text = literalsIn(groups['text'], prose)[0]
    if (text !== undefined)
      return comparison === 'equals' && text.trim() !== '' && called !== undefined
        ? [
            collectionCheck(
              { noun: called, byName: true, members: [text], surely: true, times: count },
              place,
              prose,
            ),
          ]
        : undefined
    const list = listed === undefined ? undefined : readNames(listed, prose)
    if (listed !== undefined && !list) return undefined
    const collection: CollectionFact = {
      count,
      ...(called === undefined ? {} : { noun: called }),
      ...(ending === undefined ? {} : { tail: ending.toLowerCase().replace(' over', '') }),
      ...(called !== undefined && isMeasure(called) ? { stated: true } : {}),
      ...(isTotal ? { total: 'said' } : isLikely ? { total: 'likely' } : {}),
      ...(list ? { members: list.names, ...(list.quoted ? { surely: true } : {}) } : {}),
      ...(called !== undefined &&
      (isNotice(called) ||
        isNarrower(called) ||
        (isBare && !isGeneric(called) && !/^(?:no|exactly|only|just)\b/i.test(whole)))
        ? { byName: true }
        : {}),
    }
    return [collectionCheck(collection, place, prose, { comparison })]
  }
}
