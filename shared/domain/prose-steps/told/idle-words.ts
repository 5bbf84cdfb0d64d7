import { among, replacing, rewritten } from '../fitting/among.ts'
import { tidy } from '../prose.ts'
import { remembered } from '../remembered.ts'
import { withoutObserver } from './observers.ts'

const adverb =
  '(?:now|still|again|also|too|as well|just|simply|once more|one more time|this time|by now|of course|obviously|as expected|as usual|as before|as planned|as always|by default|(?:all )?by (?:itself|themselves)|(?:all )?on (?:its|their) own|automatically|correctly|properly|immediately|right away|straight away|at once|instantly|finally|eventually|already|then|first of all|here|please|indeed|actually|anyway|or so|afterwards|meanwhile|therefore|thus|accordingly)'
const leading = replacing([
  [/^(?:and|but|so|then|also|plus|yet|while|whereas|where|however|only that)[, ]+(?=\S)/i, ''],
  [new RegExp(`^${adverb},? (?=\\S)`, 'i'), ''],
  [/^(?:there|it)(?: (?:should|must|will|shall|ought to))?(?: (?:is|are|be)|'s|’s) (?=\S)/i, ''],
])
const trailing = replacing([
  [new RegExp(`,? ${adverb}$`, 'i'), ''],
  [/ (?:on|in) (?:the|this) (?:page|screen|window)$/i, ''],
])
// What is so in spite of anything that was done keeps its adverb's meaning elsewhere: here it only stands in the way.
const inner = replacing([
  [
    new RegExp(
      `\\b(is|are|was|were|be|has|have|does|do|should|must|will|shall|can|could|would) (?:${adverb} )+`,
      'gi',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      ` ${adverb} (?=(?:says?|shows?|reads?|states?|tells?|displays?|contains?|holds?|has|have|equals?|is|are|called|labell?ed|named|empty|blank|in|[a-z]+s)\\b)`,
      'gi',
    ),
    ' ',
  ],
  [/\b(should|must|will|shall|would|ought to) (?:be|get) /gi, 'is '],
  [/\b(should|must|will|shall|would|ought to) have /gi, 'has '],
])
const outer = [...leading, ...trailing]
const modal = /\b(?:should|must|will|shall|would|ought to) ([a-z]+)\b/gi

// What somebody calls out before saying what there is.
const interjection =
  /^(?:no (?:chance|luck|way|problem|surprise|wonder|joy|dice|such luck)|sure enough|too bad|nope|yep|yeah|alas|bingo|hooray|there you go|lo and behold)(?:[,:!]| -| –) (?=\S)/i

/** A fact without the word that joins it to the one before. */
export function withoutJoint(fact: string): string {
  const words = tidy(fact).replace(interjection, '')
  return (
    tidy(
      words.replace(/^(?:(?:and|but|so(?! (?:is|are|does|do)\b)|then|now|also|plus|yet)[, ]+)+(?=\S)/i, ''),
    ) || words
  )
}

/** A fact without what adds nothing to it: words that lead to it, adverbs of time, modal verbs. */
export const withoutIdleWords = remembered((fact: string): string => {
  let words = tidy(fact)
  for (let before = ''; before !== words;) {
    before = words
    words = withoutObserver(words)
    for (const { pattern, meant } of among(outer, words)) words = tidy(words.replace(pattern, meant)) || words
  }
  words = rewritten(inner, words)
  return tidy(words.replace(modal, (_all, verb: string) => verb + (/(?:s|sh|ch|x)$/.test(verb) ? 'es' : 's')))
})

const deictic =
  /^(?:(?:since|because|as|so|for|and|but)[, ]+)?(?:that['’]s|that is|this is|which is|which means|that was|that will do)\b(.*)$/i
const phrases =
  /^(?:as (?:expected|usual|before|planned|always|designed|described|intended|it should(?: be)?|we (?:like|want|know)(?: it)?)|of course|obviously|luckily|hopefully|by design|no surprise|nothing unusual|all good|all is well|everything (?:is )?fine|for now|so far so good|for the record|fyi)$/i
const comment =
  /^ (?:(?:a|the|how|what|why|just|all|only|known|fine|ok|okay|good|correct|right|expected|intended|intentional|normal|on purpose|by design|wanted|enough|it)\b)?[\p{L}'’ ]*$/iu
// What a page has or is like: a clause with such a word says something of it.
const matter =
  /\uE000|\d|\b(?:not?|nothing|none|n't|never|shown|hidden|visible|displayed|empty|blank|disabled|enabled|greyed|grayed|ticked|checked|selected|crossed|highlighted|gone|there|open|closed|button|link|field|box|list|table|row|column|cell|tab|menu|page|text|message|error|label|heading|item|items|entry|entries|icon|image|dialog|window|calendar|card|form|bold|red|green|focused|first|last)\b/i

/** Whether a clause only says what somebody thinks of a fact, and nothing about the page. */
export function isComment(clause: string): boolean {
  const words = tidy(clause)
  if (phrases.test(words)) return true
  const rest = deictic.exec(words)?.[1]
  return rest !== undefined && comment.test(rest) && !matter.test(rest) && !/\p{Lu}/u.test(rest)
}
