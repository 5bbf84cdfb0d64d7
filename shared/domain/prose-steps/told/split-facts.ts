import { tidy } from '../prose.ts'
import { comma } from './expected-words.ts'
import { elliptic } from './ellipsis.ts'
import { isExplained, leadsTo, withoutExplained } from './explained.ts'
import { isComment, withoutJoint } from './idle-words.ts'
import { isWithinPair } from './pairs.ts'
import type { Around, Told } from './readers.ts'

const sentenceEnd =
  /(?:(?<!\b(?:no|nr|approx|incl|excl|e\.g|i\.e|mr|mrs|ms|dr|vs|pc|pcs))\. |[;!] | - | – )(?=\S)/gi
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
// What follows says a further fact, about the same thing or another one.
const joint = new RegExp(
  [
    ',? (?:and|but|so|while|with|because|since|whereas|although|though)(?: also)? ',
    comma,
    ' / ',
    ': ',
    ` (?=(?:saying|reading|showing|stating|displaying|telling|listing|containing|asking|announcing|that (?:says|reads|states|shows|tells|asks)|which (?:says|reads|states|shows|tells|asks)) )`,
    ` (?:on|at|in|with) (?=${month} \\d)`,
  ].join('|'),
  'gi',
)
// A condition or an alternative binds what stands around it: its parts say nothing alone.
const bound =
  /\b(?:if|unless|until|except|instead|either|or|neither|nor|whether|otherwise|only when|not all|without)\b/i
// What says something of what stands before it: a name without it may be one of several that the next words speak of.
const predicate =
  /\b(?:is|are|was|were|isn't|aren't|has|have|does|do|can|cannot|shows?|says?|reads?|contains?|lists?|opens?|opened|closes?|closed|appears?|disappears?|goes|gone|comes|pops?|drops|stays?|remains?|becomes?|empty|disabled|enabled|selected|picked|chosen|ticked|unticked|checked|unchecked|crossed|highlighted|focused|visible|hidden|shown|displayed|listed|unchanged|left|should|must|will|would|\w+n['’]t)\b/i
// An aside in brackets is a fact of its own; what is no clause belongs to the words before it, as in "Clear completed (3)".
const aside = / \(((?:and |but |so )?(?:\S+ ){2,}[^()]*)\)/g
const mostJoints = 12

/**
 * Divides an expected result into facts, each as long as it can be read: `read` is asked for the sentence, then for its beginnings up to each joint from the
 * longest to the shortest, and told whether the fact before could not be read (`isLost`). What no beginning can be read of is unread up to its first joint.
 * What only says what somebody thinks of a fact is no fact, nor is what only introduces one that `explains` it.
 */
export function splitFacts<T>(
  text: string,
  read: (fact: string, isLost: boolean, around: Around) => T | undefined,
  explains: (read: T) => boolean = () => false,
): Told<T>[] {
  const reader = { read, explains, isLost: false, last: '' }
  const parts = text
    .split(sentenceEnd)
    .map((sentence) =>
      [
        sentence.replaceAll(aside, ''),
        ...[...sentence.matchAll(aside)].map(([, inner = '']) => inner),
      ].flatMap((part) => factsOf(tidy(part), reader, reader.last)),
    )
  return withoutExplained(
    parts,
    [...text.matchAll(sentenceEnd)].map(([joining]) => joining),
    explains,
  )
}

interface Reader<T> {
  read: (fact: string, isLost: boolean, around: Around) => T | undefined
  explains: (read: T) => boolean
  isLost: boolean
  /** The fact that was read last, whose predicate the next sentence may go on with. */
  last: string
}

const isSubject = (fact: string, after: string) =>
  !predicate.test(plain(fact)) && !/[\d:]/.test(plain(fact)) && predicate.test(plain(after))
const plain = (words: string) => words.replaceAll(/\uE000\d+\uE001/g, '')

function factsOf<T>(said: string, reader: Reader<T>, before: string): Told<T>[] {
  const sentence = withoutJoint(said)
  if (sentence === '' || isComment(sentence)) return []
  const all = bound.test(sentence) ? [] : [...sentence.matchAll(joint)]
  const joints = (all.length > mostJoints ? [] : all).filter(
    ({ index, 0: joining }) =>
      isExplained(sentence.slice(0, index), sentence.slice(index)) ||
      (!isSubject(sentence.slice(0, index), sentence.slice(index + joining.length)) &&
        !isWithinPair(sentence, index)),
  )
  const ends = [...joints.map(({ index }) => index), sentence.length]
  for (const end of ends.toReversed()) {
    const fact = tidy(sentence.slice(0, end))
    const full = elliptic(fact, before) ?? fact
    const done =
      fact === '' ? undefined : reader.read(full, reader.isLost, { before, rest: sentence.slice(end) })
    if (done === undefined) continue
    reader.isLost = false
    reader.last = full
    return [{ read: done }, ...rest(end, full)]
  }
  const end = ends[0] ?? sentence.length
  const unread = tidy(sentence.slice(0, end))
  const mayExplain = isExplained(unread, sentence.slice(end))
  reader.isLost = !mayExplain
  const after = rest(end, unread)
  return mayExplain && leadsTo(after, reader.explains) ? after : [{ unread }, ...after]

  function rest(end: number, fact: string): Told<T>[] {
    const next = joints.find(({ index }) => index === end)
    return next ? factsOf(tidy(sentence.slice(end + next[0].length)), reader, fact) : []
  }
}
