import { businessVerb } from '../business-verbs.ts'
import { startsWithVerb, stripSubject } from '../clauses.ts'
import { parseKey } from '../keys.ts'
import { isNoun } from '../nouns.ts'
import { baseOfThird } from '../../english/third-person.ts'
import { wordTable } from '../../basics/word-table.ts'

const joint = /((?:[.;!]|,)? (?:and )?then |[.;!] (?:and )?|, and |, | and )/
const mostLength = 2000
const leading = /^(?:(?:given|when|then|and|but|now|finally|that)[, ]+)*/i
const adverb = /^(?:then|now|also|already|just|again|first|finally|once|both|[a-z]+ly)$/i
const determiner = /^(?:the|an?|our|my|his|her|their|this|that|another|one|some)$/i
const pronoun = /^(?:i|we|you|they|he|she|somebody|someone)$/i
// What joins the words of a noun phrase, and what can stand in none.
const preposition = /^(?:of|from|in|at|with|for|on|behind)$/i
const noSubject =
  /^(?:is|are|was|were|be|been|not|never|no|nobody|can|may|must|should|will|would|if|when|that|which|who|to|and|or)$/i

// What people do with what they see, and no thing does by itself.
const byHand =
  /^(?:click|double-click|right-click|press|tap|push|enter|type|fill|write|select|choose|pick|check|tick|mark|uncheck|untick|deselect|drag|hover|scroll|upload|attach|go|visit|navigate|open)$/
const object =
  /^(?:\uE000|\d|(?:the|an?|this|that|these|those|his|her|their|its|all|both|each|every|one|two|another)\b)/i
const objectByHand =
  /^(?:(?:on|over|at|in|into|to|out) )?(?:the |an? )?(?:\uE000|\d|\p{Lu}|(?:the|an?|this|his|her|their|all|both|each|every|one|two|another)\b)/u
// What does something by itself is no person, as are the things of a page.
const things = new Set(
  `page screen site website app application system server service browser window program software tool shop store api backend database machine device
  computer script bot timer job process product platform message mail notification filter`.split(/\s+/),
)

const participles = wordTable<string>({
  chosen: 'choose',
  gone: 'go',
  written: 'write',
  left: 'leave',
  sent: 'send',
  put: 'put',
  set: 'set',
  hit: 'hit',
})

/**
 * A text that tells what somebody does or has done as one would tell somebody to do it: "the librarian clicks "Lend"" is "click "Lend"", "the user has
 * entered "5" in "Age" and clicked "Go"" is "enter "5" in "Age" and click "Go"". Who does by hand what only people do may be any noun phrase that is no
 * thing of pages, all else is done by users alone; what is done has to be done to something. How things are ("the librarian is signed in") stays as it is.
 */
export function withoutActors(text: string): string {
  if (text.length > mostLength) return text
  let tense: Tense | undefined
  return text
    .split(joint)
    .map((piece, at) => {
      if (at % 2 === 1) {
        if (/[.;!]/.test(piece)) tense = undefined
        return piece
      }
      const act = actOf(piece)
      if (act) tense = act.tense
      return act?.said ?? (tense && verbIn(piece.split(' '), 0, tense)?.said) ?? piece
    })
    .join('')
}

type Tense = 'present' | 'perfect'

function actOf(piece: string): { said: string; tense: Tense } | undefined {
  const words = piece.slice((leading.exec(piece)?.[0] ?? '').length).split(' ')
  const [first = ''] = words
  const isPronoun = pronoun.test(first)
  const isNamed = /^\p{Lu}[\p{L}-]+$/u.test(first) && !determiner.test(first) && !isPronoun
  if (
    isNamed ? startsWithVerb(first) || parseKey(first) !== undefined : !isPronoun && !determiner.test(first)
  )
    return undefined
  const longest = isPronoun || isNamed ? 1 : 8
  for (let at = isPronoun || isNamed ? 1 : 2; at <= longest && at < words.length; at++) {
    const subject = words.slice(0, at)
    if (subject.some((word) => noSubject.test(word) || !/^[\p{L}'’-]+$/u.test(word))) return undefined
    if (!isPronoun && !isNamed && !isPerson(subject)) continue
    let verb = at
    while (adverb.test(words[verb] ?? '')) verb++
    const isPerfect = /^(?:has|have|had)$/i.test(words[verb] ?? '')
    if (isPerfect)
      do verb++
      while (adverb.test(words[verb] ?? ''))
    // "She clicks" is read by the forms as it stands.
    if (isPronoun && !isPerfect) return undefined
    const tense = isPerfect ? 'perfect' : 'present'
    const act = verbIn(words, verb, tense)
    // A discount may change something as well as a clerk may.
    if (act && (act.isByHand || isPronoun || stripSubject(`${subject.join(' ')} x`) === 'x'))
      return { said: act.said, tense }
    if (isPerfect) return undefined
  }
  return undefined
}

/** Whether a noun phrase may be somebody: the word that it is about stands before what joins others to it. */
function isPerson(subject: readonly string[]): boolean {
  const joined = subject.findIndex((word) => preposition.test(word))
  if (joined === subject.length - 1) return false
  const head = (joined < 0 ? subject : subject.slice(0, joined)).at(-1)?.toLowerCase() ?? ''
  return !determiner.test(head) && !isNoun(head) && !things.has(head)
}

/** The act that begins at a word, told to somebody; undefined where it is not done to anything. */
function verbIn(
  words: readonly string[],
  at: number,
  tense: Tense,
): { said: string; isByHand: boolean } | undefined {
  const base = basesOf((words[at] ?? '').toLowerCase(), tense).find(
    (one) => startsWithVerb(one) || businessVerb(one) !== undefined,
  )
  if (base === undefined) return undefined
  const rest = words.slice(at + 1).join(' ')
  const isByHand = byHand.test(base)
  const isDone = isByHand ? objectByHand.test(rest) : object.test(rest) && rest.includes('\uE000')
  return isDone ? { said: `${base} ${rest}`, isByHand } : undefined
}

function basesOf(word: string, tense: Tense): string[] {
  if (tense === 'present') return [baseOfThird(word)].filter((one) => one !== word)
  const irregular = participles[word]
  if (irregular) return [irregular]
  if (!word.endsWith('ed')) return []
  const stem = word.slice(0, -2)
  return [stem.replace(/i$/, 'y'), stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
}
