import { roleOfNoun } from './nouns.ts'
import { soleLiteral, type Prose } from './prose.ts'
import { addedLast } from './told/added-values.ts'
import type { Target, TypedAction } from './types.ts'

// What an action was done by, not what it was done to.
const means = new Set(['control', 'sending'])

/** What "it" refers to after some actions: the target of the last one, where that is the only thing it was about. */
export function referent(actions: readonly TypedAction[]): Target | undefined {
  const added = addedLast(actions)
  if (added) return added
  const entered = enteredIn(actions.slice(-2)) ?? enteredIn(othersOf(actions.at(-1)))
  if (entered !== undefined) return { name: entered }
  const last = actions.findLast((action) => 'target' in action && action.target !== undefined)
  if (!last || !('target' in last)) return undefined
  if ('otherwise' in last && last.otherwise) return partOf(last.otherwise)
  return last.target?.role !== undefined && means.has(last.target.role) ? undefined : last.target
}

const othersOf = (action: TypedAction | undefined): readonly TypedAction[] =>
  action && 'otherwise' in action && action.otherwise ? action.otherwise : []

// What was entered where there is one field to type in, and sent, is a thing of that name from then on.
function enteredIn([entering, sending]: readonly TypedAction[]): string | undefined {
  const isSent = sending && 'target' in sending && means.has(sending.target?.role ?? '')
  const isEntered = entering?.action === 'fill' && entering.target.role === 'typing'
  return isSent && isEntered ? entering.value : undefined
}

// A part of the page that somebody goes to is meant, be there a control for it or not.
function partOf([only, ...more]: readonly TypedAction[]): Target | undefined {
  return only?.action === 'scroll_to' && more.length === 0 ? only.target : undefined
}

const repeatable = new Set(['click', 'double_click', 'right_click', 'hover', 'press', 'drag'])
const anew = '(?:again|once (?:more|again)|one more time|(?:a|for the) (?:second|third|fourth) time)'
const repeating = [
  new RegExp(
    `^(?:do |repeat |and )?(?:it|that|this|the same|same|the same thing|same thing)(?: ${anew})$`,
    'i',
  ),
  new RegExp(`^(?:repeat|do) (?:it|that|this|the same|the same thing)$|^${anew}$`, 'i'),
]
const sameThing = new RegExp(
  `^(?:(click|press|tap|hit|push|double-click)(?: on)? )?(?:the |that )?(?:very )?same ([a-z]+)(?: ${anew})?$`,
  'i',
)

/** `Do it again`, `Same button again`, `Click the same heading`: what was done last, where doing it again says the same. */
export function doneAgain(clause: string, before: readonly TypedAction[]): TypedAction[] | undefined {
  const canBe = before.length > 0 && before.every((action) => repeatable.has(action.action))
  if (canBe && repeating.some((form) => form.test(clause))) return [...before]
  const [, verb, noun = ''] = sameThing.exec(clause) ?? []
  const last = before.at(-1)
  if (noun === '' || last?.action !== 'click' || verb?.toLowerCase() === 'double-click') return undefined
  // What is of another kind is not the same thing.
  const role = roleOfNoun(noun)
  const isOther = role !== undefined && last.target.role !== undefined && !isAlike(role, last.target.role)
  return isOther ||
    (role === undefined && !/^(?:one|thing|control|icon|arrow|key|heading|title|symbol|entry)$/i.test(noun))
    ? undefined
    : [last]
}

const isAlike = (role: string, other: string): boolean => role === other || other === 'control'

const same =
  /^(?:do |repeat )?(?:exactly )?(?:(?:the )?same(?: thing)?|it|that)(?: again| once more)? (?:with|for|to|on) (?:the )?(\uE000\d+\uE001)$/i

/** `Do the same with "B"`: the action of the clause before on another thing; undefined where it says which value went where, or named nothing. */
export function sameWith(
  clause: string,
  before: readonly TypedAction[],
  { literals }: Prose,
): TypedAction[] | undefined {
  const name = soleLiteral(same.exec(clause)?.[1] ?? '', literals)
  const [action, ...more] = before
  const isAnother =
    name?.trim() && action && more.length === 0 && 'target' in action && action.target?.name !== undefined
  if (
    !isAnother ||
    'value' in action ||
    action.action === 'drag' ||
    ('otherwise' in action && action.otherwise)
  )
    return undefined
  return [{ ...action, target: { ...action.target, name } } as TypedAction]
}
