import { isNoun, roleOfNoun } from '../nouns.ts'
import type { Reading } from '../patterns.ts'
import type { Target, TypedAction } from '../types.ts'
import { together } from './phrases.ts'
import { readPointing, type Pointing } from './pointing.ts'

/**
 * A click that the forms read, with what else its words may point at, for a page that has nothing of the name as it stands. What is in quotes is a name
 * and nothing else; a symbol, or a noun without the name that stands before it, is read by its words first.
 */
export function withOtherTargets(actions: TypedAction[], clause: string, reading: Reading): TypedAction[] {
  const said = actions.flatMap((action) => (isPointing(action) ? [action] : []))
  const [first] = said
  const isGiven = first?.target.name !== undefined && reading.prose.literals.includes(first.target.name)
  const isIt = first?.target === reading.prose.it
  if (!first || said.length !== actions.length || isGiven || isIt) return actions
  const told = (readPointing(clause, reading, []) ?? []).flatMap((one) => (isPointing(one) ? [one] : []))
  if (told.length !== said.length) return actions
  return said.map((action, at) => {
    const other = told[at]
    if (!other || other.action !== action.action) return action
    const own = [other.target, ...(other.target.or ?? [])]
    const others = together(
      own.map(({ or: _or, ...one }) => one as Target).filter((one) => !isSameName(one, action.target)),
    )
    if (!others) return { ...other, ...action }
    const goesFirst =
      (others.signs !== undefined && others.name !== 'close') ||
      (others.near !== undefined && others.name !== undefined && others.name !== 'close') ||
      (action.target.name === undefined && others.name !== undefined)
    const target = together(goesFirst ? [others, action.target] : [action.target, others])
    return target ? { ...other, ...action, target } : action
  })
}

// The same name, with or without the noun that says what it is.
function isSameName({ name = '', signs, near, within }: Target, said: Target): boolean {
  const [one, other] = [name.toLowerCase(), (said.name ?? '').toLowerCase()]
  const rest = one.startsWith(`${other} `) ? one.slice(other.length + 1) : undefined
  const isSame =
    one === other || (other !== '' && rest !== undefined && isNoun(rest) && roleOfNoun(rest) !== 'region')
  const isLetter = /^\p{L}/u.test(name)
  return (
    isSame &&
    (signs === undefined || !isLetter) &&
    !near &&
    JSON.stringify(within) === JSON.stringify(said.within)
  )
}

const isPointing = (action: TypedAction): action is Extract<TypedAction, { action: Pointing }> =>
  ['click', 'double_click', 'right_click', 'hover'].includes(action.action)
