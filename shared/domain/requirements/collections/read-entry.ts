import { intervalsIn } from './intervals.ts'
import type { CollectionPart } from './parts.ts'
import type { Reader, Reading } from './reading.ts'

const enterKey = /\benter key\b|\b(?:press|hit|push)\w* (?:the )?(?:enter|return)\b/
const adds =
  /\b(?:add(?:s|ed|ing)?|puts?|append\w*|appears?|creat\w+|saves?|saved|stands?|goes|join\w*|invit\w+|becomes?|takes? over|(?:shown|listed|placed) (?:first|last|at|on|in|as|below|above))\b/
const sameEffect = /\b(?:same|as well|also|likewise|too|alternatively|instead)\b/
const refusing =
  /\b(?:refus|reject|not accept|not add|invalid|wrong|error|message|in this case|in that case|failed|in both cases|does nothing|disabled|\bno ITEM is\b|\bnot (?:be )?(?:saved|created|put))/
const conditional = /\b(?:if|when|whenever|while|as long as|unless)\b[^,]*$/
const newEntry =
  /\b(?:new|newest|latest|add\w*|append\w*|insert\w*|appears?|goes|put|puts|join\w*|comes?|placed|sorted|ordered|shown (?:first|last))\b/

/** Whether words name the button that adds, or the key that does: `readAdding` finds nothing without either. */
export function mayAdd(words: string): boolean {
  return /\bADD\b/.test(words) || enterKey.test(words)
}

/** How an entry comes to the list, and what happens to what was typed. */
export const readAdding: Reader = (words, _quotes, reading) => {
  const [button] = reading.vocabulary.buttons
  const parts: CollectionPart[] = []
  const enter = enterKey.test(words)
  const pressed = /\bADD\b/.test(words)
  const how = {
    ...(pressed && button !== undefined ? { button } : {}),
    ...(enter ? { enter: true as const } : {}),
  }
  const plain = !refusing.test(words) && !/\bremov|\bdelet|\bhow many\b/.test(words)
  if ((enter || pressed) && plain && adds.test(words)) parts.push({ part: 'add', ...how })
  else if (enter && sameEffect.test(words)) parts.push({ part: 'add', enter: true })
  else if ((enter || pressed) && plain && /\b(?:enter|typ|writ|fill|click|press|tap|hit)\w*/.test(words))
    reading.sent = how
  else if (reading.sent && plain && adds.test(words) && /ITEM|\bit\b|\bname\b|\btext\b/.test(words))
    parts.push({ part: 'add', ...reading.sent })
  if (isEmptied(words)) parts.push({ part: 'emptied' })
  const at = placeIn(words)
  if (at) parts.push({ part: 'place', at })
  return parts
}

const emptied =
  /\b(?:FIELD|it|input) (?:is |gets )?(?:then |afterwards |automatically )?(?:emptied|cleared|reset)\b|\bFIELD is (?:then |afterwards )?(?:empty|blank) (?:again|afterwards|then|after)|\bFIELD is (?:then|afterwards|now) (?:empty|blank)|\b(?:empt(?:y|ies)|clears?|resets?) (?:the )?FIELD\b|\bafterwards,? FIELD is empty/

function isEmptied(words: string): boolean {
  const found = emptied.exec(words)
  return (
    found !== null &&
    !conditional.test(words.slice(0, found.index).replace(/^.*\b(?:add|click|press)\w*/, '')) &&
    !refusing.test(words)
  )
}

function placeIn(words: string): 'end' | 'start' | 'sorted' | undefined {
  if (!newEntry.test(words) || !/ITEM|LIST|\bit\b/.test(words)) return undefined
  if (/\b(?:alphabetical(?:ly)?|from a to z|a to z|a–z|a-z)\b/.test(words))
    return /\bnot\b/.test(words) ? undefined : 'sorted'
  if (
    /\bappend(?:s|ed)?\b|\b(?:at|to) (?:the |its )?(?:end|bottom)\b(?! of the page)|\bas the last\b|\b(?:shown|listed|placed|stands?|appears?|comes?) last\b|\b(?:below|under|behind|after) the (?:others|existing|other)\b|\blast (?:place|position)\b/.test(
      words,
    )
  )
    return 'end'
  if (
    /\b(?:at|on|to) (?:the |its )?(?:top|start|beginning|head)\b(?! of the page)(?! and (?:the )?end)|\bas the first\b|\b(?:shown|listed|placed|stands?|appears?|comes?) first\b|\babove the (?:others|existing|other)\b|\bnewest (?:one )?first\b/.test(
      words,
    )
  )
    return /\bspaces?\b|\bblanks?\b/.test(words) ? undefined : 'start'
  return undefined
}

const space = /\b(?:spaces?|blanks?|white ?spaces?)\b/
const around =
  /\b(?:begin\w*|start\w*|front|before|lead\w*|ends?|trail\w*|after|around|both sides|surround\w*)\b/
const dropped =
  /\b(?:remov\w*|ignor\w*|trim\w*|strip\w*|cut|drop\w*|discard\w*|delet\w*|not count|not matter|no part|not part|does not belong|do not belong|without|irrelevant|make no difference)\b/

/** What is done to the text of an entry before it is taken, and what it must be like. */
export const readRules: Reader = (words, quotes, reading) => {
  const parts: CollectionPart[] = []
  const blanks = space.test(words) && around.test(words) && dropped.test(words)
  const cut = blanks || /\b(?:is|are|gets?) (?:always |first )?(?:trimmed|stripped)\b/.test(words)
  if (cut && !/\bnot (?:removed|trimmed|ignored|stripped)\b/.test(words))
    parts.push({ part: 'trim', ...trimmedExample(words, quotes) })
  const length = ruleLength(words) ?? refusedLength(words)
  if (length.min !== undefined || length.max !== undefined) parts.push({ part: 'length', ...length })
  const unique = uniqueIn(words, quotes, reading)
  if (unique) parts.push(unique)
  return parts
}

const denied = /\b(?:not|no|never|cannot)\b[^,;.]{0,30}$/
const conditionBefore =
  /(?:^|[;,.] )(?:if|when|with|for|in case|below|above|otherwise)\b[^,;]*$|\b(?:if|when|whenever)\b[^,;]*$/

/** "3 to 40 characters" where it is demanded, not where it is the condition of a refusal. */
export function ruleLength(words: string): { min?: number; max?: number } | undefined {
  const found = intervalsIn(words).filter(({ at, compares }) => {
    const before = words.slice(0, at)
    return compares ? denied.test(before) : !conditionBefore.test(before)
  })
  if (found.length === 0) return undefined
  const limits = found.map(({ min, max, compares }) =>
    // "not longer than 30" allows what the comparison excludes.
    compares
      ? { ...(min === undefined ? {} : { max: min - 1 }), ...(max === undefined ? {} : { min: max + 1 }) }
      : { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  )
  return Object.assign({}, ...limits) as { min?: number; max?: number }
}

/** The least and most that comparisons of refusals leave: "longer than 30 characters" refused means at most 30. */
export function refusedLength(words: string): { min?: number; max?: number } {
  const found = intervalsIn(words).filter(({ compares }) => compares)
  return Object.assign(
    {},
    ...found.map(({ min, max }) => ({
      ...(min === undefined ? {} : { max: min - 1 }),
      ...(max === undefined ? {} : { min: max + 1 }),
    })),
  ) as { min?: number; max?: number }
}

export const repeated =
  /\balready (?:been )?(?:on|in|exists?|there|listed|part of|added|contain\w*|invited|noted|has|have|used|taken|present)\b|\b(?:is|are|exists?|stands?) (?:(?:on|in) LIST )?already\b|\btwice\b|\b(?:a )?second time\b|\bduplicates?\b|\bonly once\b|\bunique\b|\bsame (?:ITEM|text|name)\b|\bonce more\b/
const letterCase = /\b(?:upper|lower|capitals?|capitali[sz]ation|case|small letters?)\b/
const caseCounts =
  /\bcase[- ]sensitive\b|\bcase (?:matters|counts|is (?:important|relevant))\b|\b(?:are|is) different\b/

/** "  Buy milk  " is added as "Buy milk": two quoted texts that differ in their blanks, which nobody sees here. */
function trimmedExample(words: string, quotes: string[]): { example?: string } {
  const [first, second, ...more] = told(words, quotes)
  return first !== undefined && first === second && more.length === 0 ? { example: first } : {}
}

function told(words: string, quotes: string[]): string[] {
  return [...words.matchAll(/Q(\d+)/g)].map(([, at]) => quotes[Number(at)] ?? '')
}

function uniqueIn(words: string, quotes: string[], { faults = [] }: Reading): CollectionPart | undefined {
  const says = repeated.test(words)
  const goesOn = faults.includes('duplicate') && letterCase.test(words)
  if (!says && !goesOn) return undefined
  const [first = '', second = '', ...more] = told(words, quotes)
  const same = more.length === 0 && first !== second && first.toLowerCase() === second.toLowerCase()
  return {
    part: 'unique',
    ignoresCase: letterCase.test(words) && !caseCounts.test(words),
    ...(same ? { example: [second, first] } : {}),
  }
}

const reloaded = /\breload\w*|\brefresh\w*|\b(?:opened|loaded|open|load|visit\w*) (?:the page )?again\b/
const lost =
  /\b(?:LIST is (?:\w+ )?empty|lost|gone|nothing is (?:stored|saved|kept)|not (?:stored|saved|kept))\b/
const still = /\b(?:still|kept|keeps?|remains?|unchanged|stays?|restored|as before)\b/

/** What is on the list after the page was loaded again. */
export const readReload: Reader = (words) => {
  if (!reloaded.test(words) || lost.test(words) === still.test(words)) return []
  return [{ part: 'reloaded', kept: still.test(words) }]
}

/** What becomes of the text and of the message after a refusal. */
export const readAfterRefusal: Reader = (words, _quotes, { full }) => {
  const parts: CollectionPart[] = []
  const refused =
    /\b(?:refus|reject|not accept|invalid|wrong|error|message|this case|that case|those cases|these cases|both cases|not added|fail)/.test(
      words,
    )
  if (
    refused &&
    /FIELD/.test(words) &&
    /\b(?:stays?|remains?|kept|keeps?|is left|not (?:be )?(?:cleared|emptied|lost)|is not (?:cleared|emptied)|still there)\b/.test(
      words,
    )
  )
    parts.push({ part: 'kept' })
  const message = /\b(?:messages?|errors?|hints?|warnings?|notices?|complaint)\b/.test(words)
  if (
    message &&
    /\b(?:disappears?|removed|goes away|go away|gone|vanish\w*|hidden|cleared|no longer (?:shown|visible|displayed))\b/.test(
      words,
    ) &&
    /\b(?:add\w*|success\w*|accept\w*|correct\w*|valid)\b/.test(words) &&
    !/\b(?:typ|chang|edit)\w*/.test(words)
  )
    parts.push({ part: 'cleared' })
  if (
    /\b(?:nothing is added|add nothing|adds nothing|no ITEM is added|LIST (?:stays|remains)(?: as it is| unchanged)|is not added|nothing (?:happens|changes))\b/.test(
      words,
    )
  )
    parts.push({ part: 'nothingAdded' })
  if (
    /\b(?:when|if|once|as soon as|after)\b[^,]{0,60}\b(?:ITEM|one)\b[^,]{0,60}\b(?:remov|delet|taken off|cleared|free)/.test(
      words,
    ) &&
    /\b(?:enabled|again|available|disappears?|gone)\b/.test(words) &&
    (full || /ADD/.test(words))
  )
    parts.push({ part: 'freed' })
  return parts
}
