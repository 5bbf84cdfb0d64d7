import { isNoun as isKnownNoun, roleOfNoun } from '../nouns.ts'
import { restore, tidy } from '../prose.ts'
import type { Check } from '../types.ts'
import { singular } from './collection-words.ts'
import { isClause, isFragment, isSubject } from './expected-words.ts'
import { kindOfPart } from './parts.ts'
import type { Around, FactContext } from './readers.ts'

const literal = /\uE000\d+\uE001/g
const article = /^(?:the|an?|another|your|its|this|that)\s+/i
// What denies, counts, points back, speaks of others or of what becomes of a thing names none.
const noName =
  /^(?:no|not|none|nothing|nobody|neither|nor|never|without|only|just|all|both|each|every|any|some|same|other|others|it|they|them|this|that|these|those|there|here|ones?|what|which|who|so|then|as|if|when|to|of|for|by|at|in|on|with|from)\b|\b(?:absence|lack|removal|disappearance|loss|change|update|same|other|too|also|as well|likewise|either|instead|respectively)\b/i
const denial =
  /\b(?:not|no|never|nothing|none|nobody|neither|nor|without|only|just|except|instead|gone|missing|\w+n['’]t)\b/i
// What looks or was made so says something of the thing.
const participle = /(?:^| )(?!red\b)[a-z]*[a-z]ed(?= |$)/i
const joining = /[,:;]| or /
// What follows may say something of several things before it: "Milk, Eggs gone", "A and B are listed".
const ofOne =
  /\b(?:is|has|isn['’]t|hasn['’]t|does|doesn['’]t|says|reads|shows|contains|opens|appears|stays|remains)\b/i
const ofSeveral = /\b(?:are|were|have|do|don['’]t|aren['’]t|haven['’]t)\b/i
const capitals = /^(?:\p{Lu}|#?\d)\S*(?: (?:(?:\p{Lu}|#?\d)\S*|of|and|the|for|in|to|&))*$/u
const placing =
  /^(.+?),? (on|in|at|under|underneath|below|beneath|above|next to|beside|inside|within) (?:the |its |this )?(.+)$/i
const ofPage = /^(?:page|screen|site|website|window|view)$/i
const marked = /^\uE000\d+\uE001$/
const controls = new Set([
  'button',
  'link',
  'tab',
  'heading',
  'checkbox',
  'radio',
  'option',
  'textbox',
  'menuitem',
  'img',
])
// "Gift message For Ben", "room Double": what it is is written like a word, what it says like a name.
const labelled = /^(?:the |an? )?([a-z-]+(?: [a-z-]+){0,2}) (\p{Lu}.*)$/u
const mostWords = 10

/**
 * A thing that is named and of which nothing is said is expected to be shown: a noun of pages with a name or an article, a quoted text in a place, what is
 * written like a name. `read` reads the sentence that says so.
 */
export function readBare(
  fact: string,
  { before, rest }: Around,
  context: FactContext,
  read: (words: string) => Check[] | undefined,
): Check[] | undefined {
  const text = tidy(fact).replace(/[.!]$/, '')
  const words = plain(text)
  const isThing = words !== '' && !noName.test(words) && !denial.test(`${words} ${plain(before)}`)
  if (!isThing || isClause(words) || participle.test(words) || joining.test(words)) return undefined
  if (text.split(' ').length > mostWords || isShared(plain(rest))) return undefined
  // "The Save button" alone only says what somebody is about to speak of.
  if (before === '' && /^(?:the|this|that|its|your) /i.test(text)) return undefined
  const said = kindOfThing(text) ?? placedQuote(text)
  if (said !== undefined) return asWords(read(said), context)
  const value = labelledValue(text, context, read)
  if (value) return value
  // A name alone may be one of several of which the words around it say something.
  const isAlone = !isClause(plain(before)) && !isClause(plain(rest))
  return isAlone && isName(text, before)
    ? [{ kind: 'assert_text', expected: restore(text, context.prose.literals), unquoted: true }]
    : undefined
}

const plain = (words: string): string => words.replaceAll(literal, 'x')

const isShared = (rest: string): boolean => ofSeveral.test(rest) || (isClause(rest) && !ofOne.test(rest))

const isKind = (words: string): boolean =>
  [words, singular(words)].some((noun) => isKnownNoun(noun) || kindOfPart(noun.toLowerCase()) !== undefined)

// "A Choose button", "button Complete", "heading "Wars"", "the buttons Save and Close", "text area below it".
function kindOfThing(text: string): string | undefined {
  const [, core = text, joint, spot] = placing.exec(text) ?? []
  const all = core.replace(article, '').split(' ')
  const length = isKind(all.slice(0, 2).join(' ')) ? 2 : 1
  const name = all.slice(length).join(' ')
  const isHead = isKind(all.slice(0, length).join(' '))
  // "Calendar Tides" is a name that begins with such a noun, as long as no control goes by it.
  const isNoun = /^\p{Ll}/u.test(core) || controls.has(roleOfNoun(all[0] ?? '') ?? '')
  const isCalled = isHead && (marked.test(name) || (isNoun && capitals.test(name)))
  const isLast = isKind(all.at(-1) ?? '') && !/ and /.test(core)
  // One noun alone may be anything that is said in a word.
  const isThing = isCalled || (isLast && (article.test(core) || all.length > 1))
  return isThing
    ? `${isHead ? core.replace(/^[A-Z](?=[a-z])/, (one) => one.toLowerCase()) : core} is shown${joint === undefined ? '' : ` ${joint} ${spot ?? ''}`}`
    : undefined
}

// ""Thank you" on page", ""Required" under the Name question".
function placedQuote(text: string): string | undefined {
  const [, core = '', joint = '', spot = ''] = placing.exec(text) ?? []
  if (!marked.test(core)) return undefined
  return ofPage.test(spot) ? `${core} is shown` : `${core} is shown ${joint} the ${spot}`
}

function labelledValue(
  text: string,
  context: FactContext,
  read: (words: string) => Check[] | undefined,
): Check[] | undefined {
  const [, label = '', value = ''] = labelled.exec(text) ?? []
  if (!isSubject(label) || noLabel.test(label) || !capitals.test(value)) return undefined
  if (isKind(label.split(' ').at(-1) ?? ''))
    return [{ kind: 'assert_text', expected: restore(value, context.prose.literals), unquoted: true }]
  return asWords(read(`the ${label} is ${value}`), context)
}
const noLabel =
  /\b(?:with|back|as|than|like|more|less|very|too|home|among|including|such|them|they|it|these|those|this|that|in|on|at|of|for)\b/i

// One word alone at the beginning of a sentence is written so, be it a name or not.
function isName(text: string, before: string): boolean {
  if (!capitals.test(text) || isFragment(text) || /\uE000| and /.test(text) || !/\p{L}/u.test(text))
    return false
  return text.includes(' ') || /\p{Lu}.*\p{Lu}/u.test(text) || before !== ''
}

// That what is in no quotes is not there in these words proves nothing.
const asWords = (checks: Check[] | undefined, { prose }: FactContext): Check[] | undefined =>
  checks?.map((check) => {
    const said = [check.target?.name, check.expected].filter((name) => name !== undefined)
    const isQuoted = said.some((name) => prose.literals.includes(name))
    return isQuoted || !['assert_visible', 'assert_text', 'assert_labelled'].includes(check.kind)
      ? check
      : { ...check, unquoted: true }
  })
