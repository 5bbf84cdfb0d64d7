import { startsWithVerb } from '../clauses.ts'
import { activate, plainName } from '../controls.ts'
import { entering } from '../intents.ts'
import type { Target, TypedAction } from '../types.ts'
import type { ActionReader } from './readers.ts'

const adding =
  /^[Aa]dd (?:(?:an?|another|one more|the|some) (?:new )?(?<noun>[a-z]+(?: [a-z]+)?):? (?=\p{Lu}|\d))?(?<said>[^\uE000]+)$/u
// What controls are called that add one: without more, nobody enters these as a value.
const kinds =
  /^(?:new|item|task|todo|to-?do|user|customer|client|product|entry|row|card|column|board|note|comment|contact|person|people|member|file|field|group|tag|label|category|page|section|option|record|event|account|employee|address|image|photo|picture|attachment|link|list|project|more|another|selected|all|to)\b/i
const again =
  / (?:again|once more|too|on top of that|in addition|additionally|as well|also|now|please|a second time|a third time|another time)$/i
const mostWords = 6
const mostValues = 12

/** "Bread and Cheese", "Tea, Coffee, Sugar": values as people list them, each written like a name. */
function listed(said: string): string[] {
  const pieces = said.split(/, and |, | and |; /).map((piece) => piece.trim())
  return pieces.length > 1 && pieces.every((piece) => /^[\p{Lu}\d]/u.test(piece)) ? pieces : [said]
}

/** "Add Bread": by the control of that name, the one beside it, or entered where there is one field to type in and sent as the page offers. */
export const addedValues: ActionReader = (clause, _reading, earlier) => {
  const { noun = '', said = '' } = adding.exec(clause.replace(again, ''))?.groups ?? {}
  const values = listed(said)
  const isOne = values.length === 1
  const isValue = (value: string) =>
    /^[\p{Lu}\d]/u.test(value) &&
    value.split(' ').length <= mostWords &&
    !kinds.test(value) &&
    !/ (?:to|into|from|in|by|for|with) /.test(value)
  const last = earlier.at(-1)
  // What is added to a choice is chosen, too.
  if (isOne && last?.action === 'select' && /^[Aa]dd \p{Lu}/u.test(clause) && isValue(said))
    return [{ ...last, value: said }]
  const typedBefore = ['fill', 'type', 'select'].includes(earlier.at(-1)?.action ?? '')
  if (said === '' || values.length > mostValues || !values.every(isValue) || (isOne && typedBefore))
    return undefined
  if (!isOne && values.slice(1).some((value) => startsWithVerb(value))) return undefined
  if (isOne && noun === '' && plainName(said.replaceAll(' and ', ' ')) === undefined) return undefined
  return values.flatMap((value): TypedAction[] => {
    const enter = entering('Add', value, noun).map(added)
    const beside = besideOf(value, isOne ? variantsOf(value, enter) : enter)
    return isOne ? [activate([`Add ${value}`], undefined, [beside])] : [beside]
  })
}

// "Enamel Mug White" may be a thing with what is chosen of it: the most words that are one first.
function variantsOf(value: string, enter: TypedAction[]): TypedAction[] {
  const words = value.split(' ')
  const divided = words.slice(1).map((_word, at) => [words.slice(0, at + 1), words.slice(at + 1)] as const)
  return divided.reduce((otherwise: TypedAction[], [thing, option]) => {
    const within: Target = { role: 'thing', name: thing.join(' ') }
    const name = option.join(' ')
    const chosen: TypedAction = { action: 'check', target: { name, whole: true, within }, otherwise }
    return [chosen, besideOf(within.name ?? '')]
  }, enter)
}

/** The control that adds what is called so, which may say more than that it adds. */
function besideOf(name: string, otherwise?: TypedAction[]): TypedAction {
  const beside = activate(['Add'], { role: 'place', name }, otherwise)
  const or: Target[] = [{ role: 'button', name: 'Add', within: { role: 'thing', name } }]
  return beside.action === 'click' ? { ...beside, target: { ...beside.target, or } } : beside
}

// Nothing is added by what searches.
const added = (action: TypedAction): TypedAction =>
  action.action === 'fill'
    ? {
        ...action,
        target: { ...action.target, role: 'adding' },
        ...(action.otherwise && { otherwise: action.otherwise.map(added) }),
      }
    : action

/** Whether the words are one action whose values a comma divides, some of them worded like actions: "Add Walk dog, Pay rent, Call mum". */
export function isListOfValues(text: string): boolean {
  const said = /^add ([^\uE000]{1,400})$/i.exec(text.trim())?.[1] ?? ''
  const values = listed(said)
  return values.length > 1 && values.slice(1).every((value) => !startsWithVerb(value))
}

/** The one value that was added last, which "it" is on the page. */
export function addedLast(actions: readonly TypedAction[]): Target | undefined {
  const last = actions.at(-1)
  const isNamed =
    last?.action === 'click' && last.target.role === 'control' && last.target.within === undefined
  const plans = isNamed ? (last.otherwise ?? []) : []
  const fill = plans.flatMap(everyPlan).find((one) => one.action === 'fill' && one.target.role === 'adding')
  return fill?.action === 'fill' ? { name: fill.value } : undefined
}

const everyPlan = (action: TypedAction): TypedAction[] => [
  action,
  ...(('otherwise' in action && action.otherwise) || []).flatMap(everyPlan),
]
