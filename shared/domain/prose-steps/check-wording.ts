import { adverbsBefore, thirdPerson } from '../english/third-person.ts'
import { among, replacing, rewritten } from './fitting/among.ts'
import { nounPattern } from './nouns.ts'
import { tidy } from './prose.ts'
import { remembered } from './remembered.ts'

const opening =
  /^(?:(?:then|and|but|given|when|expected(?: result)?:|so)[, ]+|(?:verify|check|ensure|make sure|expect|assert|confirm)(?: that)? |(?:i|we|you|they|he|she|user|the (?:user|visitor|customer|client|guest|tester|admin|administrator)) (?:can |should |must |will )?(?:still |now |also |again )?(?=see|find|be )|that )/i
const adverb =
  '(?:now|still|again|also|then|already|always|immediately|automatically|finally|soon|correctly|clearly|successfully)'
const showing = '(?:shows?|displays?|contains?|has|have|holds?|reads?|says?|lists?|opens?|appears?|sees?)'

// In this order: each line may use what those before it leave.
const plain = replacing([
  [/\b(can|may|must|should|would|could|will|do|does|is|are|has|have|was|were) ?n(?:o|['’])t\b/gi, '$1 not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bcan not\b/gi, 'cannot'],
  [/\b(?:should|must|will|shall|may) (?:not|never) (?:be|get)\b/gi, 'is not'],
  [/\b(?:should|must|will|shall) (?:not|never) /gi, 'does not '],
  [new RegExp(`\\b(should|must|will|shall) ${adverb} `, 'gi'), '$1 '],
  [/\b(?:should|must|will|shall) be\b/gi, 'is'],
  [/\b(?:should|must|will|shall) have\b/gi, 'has'],
  [/\b(?:is|are) (show|display)ing\b/gi, '$1s'],
  // "Pay now" may be a name: the adverb goes only where a verb leans on it.
  [new RegExp(`\\b(is|are)(?: (?:${adverb}|both|all))+\\b`, 'gi'), '$1'],
  [new RegExp(`((?:\\uE001|(?:^| )(?:[a-z]+|It|They|You|We|I))) ${adverb} (?=${showing}\\b)`, 'g'), '$1 '],
  [new RegExp(`\\b(has|have|shows?|holds?|contains?|does|do) ${adverb}\\b`, 'gi'), '$1'],
  [/^be (?=\S)/i, 'is '],
  [/^(?:i|we|you) (?:am|are) /i, 'the user is '],
  [/ (?:any ?more|any longer)$/i, ''],
  [/ (?:again|immediately|to the user|on the page|on the screen|on screen)$/i, ''],
])
const becoming =
  /\b(?:remains|stays|becomes|gets|keeps being)\b(?= (?:\w+ )?(?:visible|shown|hidden|empty|blank|enabled|disabled|checked|unchecked|selected|focused|open|closed))/gi

// What must always be so is so when it is looked at; other adverbs change what has to hold.
const afterModal = new RegExp(`\\b(?:should|must|will|shall) (${adverbsBefore})(\\w+)\\b`, 'gi')
const leftOut = new RegExp(`^(?:${adverb}|both)$`, 'i')

function inPresent(all: string, adverbs: string, verb: string): string {
  const present = thirdPerson(verb.toLowerCase())
  const how = adverbs.trim().toLowerCase()
  if (how === '' || leftOut.test(how)) return present
  return how === 'only' ? `${present} only` : how === 'no longer' ? `no longer ${present}` : all
}

/** Brings modal and time words to plain present tense, so that each form is written once. */
export const normalise = remembered((text: string): string => {
  let clause = tidy(text)
  for (let previous = ''; previous !== clause;) {
    previous = clause
    clause = clause.replace(opening, '')
  }
  return rewritten(plain, clause).replace(afterModal, inPresent).replace(becoming, 'is').trim()
})

const predicate =
  '(?:(?:not |no longer )?(?:shown|displayed|visible|hidden|gone|listed|disabled|enabled|greyed out|grayed out|checked|unchecked|ticked|unticked|selected|empty|focused|expanded|collapsed|unchanged))'
// What stands before a state without a verb is a thing by name, and nothing else: "Save disabled", "Field "Name" empty".
const thing = `(?:[Tt]he )?(?:[A-Za-z]+ )?(?:\\uE000\\d+\\uE001|[A-Z][\\w-]*)(?: ${nounPattern})?`
const verbless = new RegExp(`^(${thing}) (${predicate}(?: (?:in|from|next to|below|under) .+)?)$`)
const appears = '(?:is|are|stands?|appears?|pops? up|comes? up|shows? up|is (?:shown|displayed))'

// Another order of the same words: tried where no form fits the words as they stand.
const orders = replacing([
  [verbless, '$1 is $2'],
  [/^neither (.+?) nor (.+?) (?:is|are) (.+)$/i, '$1 and $2 are not $3'],
  [new RegExp(`^there ${appears} (.+)$`, 'i'), '$1 is shown'],
  [new RegExp(`^in(?:side)? (.+?),? (?:there )?${appears} (.+)$`, 'i'), '$2 is shown in $1'],
  [
    /^(.+?) (?:shows|contains|lists|has|displays) (?:only|just|nothing but) (\uE000.+)$/i,
    'only $2 is shown in $1',
  ],
  [
    /^(.+?) (?:appears|pops up|comes up|shows up|opens|is (?:shown|displayed)),? (?:and says|saying|reading|that says|that reads|with the (?:text|message)) (\uE000\d+\uE001)$/i,
    '$1 saying $2 is shown',
  ],
])

/** The same words in other orders, for a clause that no form fits as it stands. */
export function reordered(clause: string): string[] {
  return among(orders, clause).flatMap(({ pattern, meant }) =>
    pattern.test(clause) ? [clause.replace(pattern, meant)] : [],
  )
}
