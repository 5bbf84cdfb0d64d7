import { uncapital } from '../../english/capital.ts'
import { causesIn, nearMessage } from '../causes.ts'
import { asSentence, withoutOpening } from '../clauses.ts'
import { doneFor, givenIn, quotedOf, turnsRound } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { channelIdeas } from '../channels.ts'
import { describedIdeas } from '../described-texts.ts'
import { focusIdeas } from '../focus-ideas.ts'
import { absentIdeas, isRead, offeredIdeas } from '../offered-texts.ts'
import { ignoredIdeas, partIdeas } from '../partly-wrong.ts'
import type { Slots } from '../slots.ts'
import { changed, decided, tried, usual, type Tried } from '../tried.ts'

/**
 * A text that has to come, letter by letter, in its case alone. Needs the text in quotes or as a code; one that is only described needs its word and a cause.
 * Causes that "or" joins are tried each alone; a text after a rule ("otherwise") comes where one rule is broken.
 */
export const message: Kind = {
  kind: 'message',
  ideas: (slots) => {
    if (slots.isNegated && slots.events.length + slots.conditions.length === 0) return absentIdeas(slots)
    const texts = slots.messages.filter((text) => text.length <= 160 && isLiteral(text, slots.sentence))
    const read = texts.filter((text) => isRead(text, slots))
    const offered = texts.filter((text) => !read.includes(text)).flatMap((text) => offeredIdeas(text, slots))
    const most = read.length === 1 ? 5 : 2
    return [
      ...read.slice(0, 3).flatMap((text) => ideasFor(text, nearMessage(slots, text)).slice(0, most)),
      ...offered,
      ...(texts.length > 0 ? [] : describedIdeas(slots)),
      ...(slots.kinds.has('notify') || read.length > 0 ? [] : channelIdeas(slots)),
      ...partIdeas(slots),
      ...ignoredIdeas(slots),
      ...focusIdeas(slots),
    ].slice(0, 5)
  },
}

const isLiteral = (text: string, sentence: string): boolean => {
  const at = sentence.indexOf(text)
  return /["“”'‘’«»`]/.test(sentence[at - 1] ?? '') || /^[A-Z][A-Z0-9_ :!-]{3,}$/.test(text)
}

const shortly = (text: string): string => `"${text.length <= 70 ? text : `${text.slice(0, 68).trimEnd()}…`}"`
const pronoun = /\b(?:it|they|them|he|she)\b|^(?:this|these|that|those|one|none|there|otherwise|else)\b/i

/** Whether a cause says nothing by itself: "with less", "in all other cases", "it is longer". */
const isVague = (cause: string): boolean =>
  pronoun.test(cause) ||
  /^(?:with|in|at|for|from|below|above|outside|to|whoever|whatever|should|only)\b/i.test(cause)

const happeningsIn = ({ clauses }: Slots) => clauses.filter(({ tag }) => tag === 'cond' || tag === 'evt')

/** A cause can be denied where it is a single short one that tells of a difference: a state, a comparison, a deed. Who or what alone cannot. */
function canBeMissing(slots: Slots): boolean {
  const own = happeningsIn(slots)
  const [only] = own
  if (own.length !== 1 || !only || only.text.length > 90)
    return own.length === 2 && own.every(({ text }) => text.length <= 60)
  return (
    !/\b(?:regardless|any|every|whatever|always|each)\b/i.test(only.text) &&
    /^(?:if|when|whenever|while|after|once|given|on|upon|where|without|with|for an?)\b|\b(?:wrong|unknown|invalid|missing|empty|expired|more|less|fewer|no|not|too)\b/i.test(
      only.text,
    )
  )
}

/** Where a condition and an event lead to a text together, one of them is missing. */
function missing(causes: readonly string[], slots: Slots): string {
  const preconditions = givenIn(slots)
  return causes.length === 1 && slots.events.length > 0 && preconditions.length > 0
    ? `Do the same where one of these is not so: ${quoted([...preconditions, ...causes].map((cause) => `"${cause.replace(/"/g, "'")}"`).join(', '))}`
    : `Do the same where this is not so: ${quoted(causes.join(' or '))}`
}

function ideasFor(text: string, slots: Slots): Idea[] {
  const causes = causesIn(slots).filter((cause) => !/^(?:otherwise|else)$/i.test(cause))
  const rules = rulesIn(slots)
  const isElse = slots.clauses.some(
    ({ tag, text: own }) => tag === 'cond' && /^(?:otherwise|else)\b/i.test(own),
  )
  if ((causes.length === 0 || isElse) && rules.length > 0) return brokenIdeas(text, rules)
  const exact = exactIdea(text, slots)
  const [cause] = causes
  if (cause === undefined || turnsRound(slots) || slots.isNegated || isVague(cause)) return exact
  if (!canBeMissing(slots)) return exact
  const elsewhere = tried(`${shortly(text)} stays away where its cause is missing`, decided, [
    [missing(causes, slots), `"${text}" is not shown`],
  ])
  if (causes.length > 1)
    return [
      ...causes
        .slice(0, 3)
        .map((alone) =>
          tried(`${shortly(text)} is shown for one cause alone: ${quoted(alone)}`, decided, [
            [`Bring about this alone, everything else in order: ${quoted(alone)}`, `"${text}" is shown`],
          ]),
        ),
      elsewhere,
    ]
  const mended = tried(`${shortly(text)} is gone once its cause is mended`, changed, [
    [`Bring this about: ${quoted(cause)}`, `"${text}" is shown`],
    ['Mend the cause and try again', `"${text}" is gone, and what was tried succeeds`],
  ])
  return [
    ...exact,
    elsewhere,
    ...(isComplaint.test(text) &&
    !hasHappened.test(text) &&
    !/\b(?:other|else)\b/i.test(cause) &&
    happeningsIn(slots).length === 1
      ? [mended]
      : []),
  ]
}

/** The rules before a text: all of them where "otherwise" stands between, else the one right before it. */
function rulesIn({ clauses }: Slots): string[] {
  const rules = clauses
    .filter(({ tag, phrases }) => tag === 'lim' && phrases.length > 1)
    .map(({ text }) => asSentence(text.replace(/\*\*|[`|]/g, '')).replace(/\.$/, ''))
    .filter((rule) => rule.length <= 110 && !/^(?:it|they|this)\b/i.test(rule))
  return clauses.some(({ tag, text }) => tag === 'cond' && /^(?:otherwise|else)/i.test(text))
    ? rules
    : rules.slice(-1)
}

/** Texts that ask for something to be mended, and such that tell of what cannot be undone. */
const isComplaint =
  /\b(?:please|must|invalid|wrong|enter|only|too|required|missing|between|at least|at most|not match)\b/i
const hasHappened = /\b(?:already|cannot|can't|locked|expired|used|too many|too late|taken)\b/i

/** What is done is a step, what has to be so is a precondition; without either, the sentence is quoted where it has no other text. */
function exactIdea(text: string, slots: Slots): Idea[] {
  const hasPlaces = /[[{<][^\]}>]+[\]}>]/.test(text)
  const read = hasPlaces
    ? `The text reads "${text}", with the places in brackets filled in`
    : `The text reads exactly "${text}"`
  const event = doneFor(slots)
  const given = givenIn(slots)
  const isOpen = given.some((condition) => pronoun.test(condition))
  const [cause] = causesIn(slots)
  const isTold = cause !== undefined && !isVague(cause)
  if (event === undefined && !isTold && slots.messages.length > 1) return []
  const [act, preconditions]: [Tried, string[]] =
    event !== undefined &&
    (!isVague(event.replace(/^Bring this about: /, '')) || (given.length > 0 && !isOpen))
      ? [[event, read], isOpen ? [] : given]
      : isTold
        ? [[`Bring this about: ${quoted(cause)}`, read], []]
        : [[`Bring about the case of this text: "${quotedOf(slots)}"`, read], []]
  return [tried(`${shortly(text)} is shown letter by letter${whenFor(slots)}`, usual, [act], preconditions)]
}

/** " when none is picked": where the only cause is a short clause that says when by itself. */
function whenFor({ clauses }: Slots): string {
  const causes = clauses.filter(({ tag }) => tag === 'cond' || tag === 'evt')
  const [only] = causes
  if (causes.length !== 1 || !only || !/^(?:if|when|while|after)\s/i.test(only.text) || only.text.length > 60)
    return ''
  const cause = withoutOpening(only.text).replace(/[\s,;:.]+$/, '')
  return pronoun.test(cause) || !only.phrases.some(({ tag }) => /^(?:V|S|GT|LT|EQ|NE)$/.test(tag))
    ? ''
    : ` ${/^after/i.test(only.text) ? 'after' : 'when'} ${cause}`
}

/** A text that stands behind rules: each rule broken alone, and all of them kept. */
function brokenIdeas(text: string, rules: readonly string[]): Idea[] {
  return [
    ...rules
      .slice(0, 3)
      .map((rule) =>
        tried(
          `${shortly(text)} is shown where ${rules.length > 1 ? 'one rule' : 'its rule'} is broken`,
          decided,
          [
            [
              `Break this ${rules.length > 1 ? 'one rule alone' : 'rule'}: "${rule}"`,
              `The text reads exactly "${text}"`,
            ],
          ],
        ),
      )
      .map((idea, at) =>
        rules.length > 1 ? { ...idea, title: `${idea.title} (${at + 1} of ${rules.length})` } : idea,
      ),
    tried(`${shortly(text)} stays away where the rule is kept`, decided, [
      [`Keep to this: "${rules.join('; ')}"`, `"${text}" is not shown`],
    ]),
  ]
}

const quoted = (text: string): string =>
  /^(?:A|[A-Z][a-z]+)(?:\s|$)/.test(text) && !/^I\b/.test(text) ? uncapital(text) : text
