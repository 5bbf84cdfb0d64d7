import { tidy } from '../prose.ts'

/** A fact that could be read, or its words. */
export type Told<T> = { read: T } | { unread: string }

const sentenceEnd = /(?:[.;!] | - | – )(?=\S)/g
const joint = /,? (?:and|but|so|while|with)(?: also)? |, |: /gi
// A condition or an alternative binds what stands around it: its parts say nothing alone.
const bound =
  /\b(?:if|unless|until|except|instead|either|or|neither|nor|whether|otherwise|only when|not all|without|between)\b/i
// What says something of what stands before it: a name without it may be one of several that the next words speak of.
const predicate =
  /\b(?:is|are|was|were|isn't|aren't|has|have|does|do|can|cannot|shows?|says?|reads?|contains?|lists?|opens?|opened|closes?|closed|appears?|disappears?|goes|gone|comes|stays?|remains?|becomes?|empty|disabled|enabled|selected|ticked|unticked|checked|unchecked|crossed|highlighted|focused|visible|hidden|shown|displayed|listed|unchanged|left)\b|\d|:/i
const mostJoints = 12

/**
 * Divides an expected result into facts, each as long as it can be read: `read` is asked for the sentence, then for its beginnings up to each joint from the
 * longest to the shortest. What no beginning can be read of is unread up to its first joint.
 */
export function splitFacts<T>(text: string, read: (fact: string) => T | undefined): Told<T>[] {
  return text.split(sentenceEnd).flatMap((sentence) => factsOf(tidy(sentence), read))
}

const isSubject = (fact: string, after: string) =>
  !predicate.test(plain(fact)) && predicate.test(plain(after))
const plain = (words: string) => words.replaceAll(/\uE000\d+\uE001/g, '')

function factsOf<T>(sentence: string, read: (fact: string) => T | undefined): Told<T>[] {
  if (sentence === '') return []
  const all = bound.test(sentence) ? [] : [...sentence.matchAll(joint)]
  const joints = (all.length > mostJoints ? [] : all).filter(
    ({ index, 0: joining }) => !isSubject(sentence.slice(0, index), sentence.slice(index + joining.length)),
  )
  const ends = [...joints.map(({ index }) => index), sentence.length]
  for (const end of ends.toReversed()) {
    const fact = tidy(sentence.slice(0, end))
    const done = fact === '' ? undefined : read(fact)
    if (done !== undefined) return [{ read: done }, ...rest(end)]
  }
  const end = ends[0] ?? sentence.length
  return [{ unread: tidy(sentence.slice(0, end)) }, ...rest(end)]

  function rest(end: number): Told<T>[] {
    const next = joints.find(({ index }) => index === end)
    return next ? factsOf(tidy(sentence.slice(end + next[0].length)), read) : []
  }
}
