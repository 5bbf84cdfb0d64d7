import { parseKey } from './keys.ts'
import { isNoun } from './nouns.ts'
import { literalsIn, type Reading } from './patterns.ts'
import type { Target, TypedAction } from './types.ts'

const pairs = ['()', '[]', '{}'] as const

/**
 * Actions without those readings of their words that leave out a text in quotes which another one has: "Click "Save" after ticking "Terms"" is
 * no click on "Save". Undefined where a name or value was cut out of the middle of a bracket, so that the words say something else, and where a
 * bracket asks for more than is done.
 */
export function accounted(
  actions: TypedAction[],
  clause: string,
  { prose, data }: Reading,
): TypedAction[] | undefined {
  const whole = new Set([...prose.literals, ...data.map(({ value }) => value)])
  if (asksForMore(clause)) return undefined
  const literals = literalsIn(clause, prose).filter((text) => text.trim() !== '')
  const read = actions.flatMap((action) => {
    const uncut = withoutCuts(action, whole)
    if (!uncut || isSeveral(uncut, whole)) return []
    const complete = literals.length < 2 ? uncut : withoutLosses(uncut, literals)
    return withoutLostWords(complete, clause, literals) ?? []
  })
  return read.length === actions.length ? read : undefined
}

const acts =
  /\b(?:(?:un)?ticks?|(?:un)?checks?|clicks?|taps?|enters?|types?|fills?|selects?|chooses?|confirms?|accepts?|dismisses?|cancels?|scrolls?|drags?|uploads?|waits?|clears?|submits?)\b/

/** Whether words in brackets tell somebody to do something else as well: "Click Save (you have to tick Terms first)". A key is a way to do it. */
const asksForMore = (clause: string): boolean =>
  [...clause.matchAll(/ \(([^()]*)\)/g)].some(([, inner = '']) => {
    const words = inner.replaceAll(/\uE000\d+\uE001/g, '')
    const key = words.replace(/^(?:(?:press(?:ing)?|using|by|with|via|or) )*/i, '')
    // "(no click)" takes nothing away, and "(Confirm changes)" is what the control is called.
    return (
      parseKey(key) === undefined && !/^(?:no|not|do not|don['’]t|without)\b/i.test(words) && acts.test(words)
    )
  })

/** "Enter Ann (first name) and Lee (last name)" is no one text for whatever field there is. */
const isSeveral = (action: TypedAction, whole: ReadonlySet<string>): boolean =>
  (action.action === 'fill' || action.action === 'type') &&
  action.target?.name === undefined &&
  !whole.has(action.value) &&
  /[([{]| and | \/ /.test(action.value)

/** The action without readings of which a name was cut out of a bracket; undefined where that is all of them, or its value. */
function withoutCuts(action: TypedAction, whole: ReadonlySet<string>): TypedAction | undefined {
  const isPart = (words: string) => !whole.has(words) && isCut(words)
  if ('value' in action && isPart(action.value)) return undefined
  if (!('target' in action) || !action.target) return action
  const { or = [], ...own } = action.target
  const [first, ...others] = [own, ...or].filter((target) => !namesOf(target).some(isPart))
  if (!first) return undefined
  return others.length === or.length ? action : withTargets(action, first, others)
}

const withTargets = (action: TypedAction, first: Target, others: Target[]): TypedAction =>
  ({ ...action, target: others.length > 0 ? { ...first, or: others } : first }) as TypedAction

const namesOf = (target: Target | undefined): string[] =>
  target ? [...(target.name === undefined ? [] : [target.name]), ...namesOf(target.within)] : []

const isCut = (words: string): boolean =>
  pairs.some(([open = '', close = '']) => words.split(open).length !== words.split(close).length)

function withoutLosses(action: TypedAction, literals: readonly string[]): TypedAction {
  if (!('target' in action) || !action.target?.or) return action
  const { or, ...own } = action.target
  const all: Target[] = [own, ...or]
  const held = all.map((target) => {
    const said = JSON.stringify({ ...action, target })
    return literals.filter((text) => said.includes(JSON.stringify(text).slice(1, -1))).length
  })
  const most = Math.max(...held)
  const [first = own, ...others] = all.filter((_target, at) => held[at] === most)
  return withTargets(action, first, others)
}

const small = new Set(
  'a an the of in on at for from to with by under inside within into onto next beside below above its your my their this that'.split(
    ' ',
  ),
)

// Each step is done by itself, whatever was done before, and what it is for changes nothing of it.
const idle =
  /(?<!\bnext) (?:again|once more|a (?:second|third) time|(?:in order )?to (?!the\b|an?\b)[a-z].*$)/gi

/** Words that say which thing is meant and how it is used; what kind of thing it is many readings leave open. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.has(word) && !isNoun(word))

/**
 * The action without readings that leave out words behind a name which another one has: "Click "Delete" of order 1002" is no click on just any "Delete". Undefined where
 * nothing but a name is left that a text in quotes and words without them make together.
 */
function withoutLostWords(
  action: TypedAction,
  clause: string,
  literals: readonly string[],
): TypedAction | undefined {
  if (!('target' in action) || !action.target?.or || literals.length === 0) return action
  const { or, ...own } = action.target
  const all: Target[] = [own, ...or]
  const [before = '', ...behind] = clause.split(/\uE000\d+\uE001/)
  const owner = /['’]s $/.test(before) ? before.replace(/^\S+ /, '') : ''
  const needed = wordsOf([owner, ...behind].join(' ').replaceAll(idle, ''))
  const lost = all.map((target) => {
    const covered = new Set(wordsOf(JSON.stringify({ ...action, target })))
    return needed.filter((word) => !covered.has(word)).length
  })
  const least = Math.min(...lost)
  // A name may have quotes inside, as Remove "Done" board.
  const isMixed = ({ name = '' }: Target) =>
    literals.some((text) => name !== text && name.startsWith(`"${text}"`))
  const [first, ...others] = all.filter((target, at) => lost[at] === least && !isMixed(target))
  return first && withTargets(action, first, others)
}
