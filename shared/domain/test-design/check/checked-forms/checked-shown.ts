import type { TestCase } from '../../../test-cases/schema.ts'
import type { CheckedForm, CheckedItem } from '../../model.ts'
import { allHold } from './clauses.ts'
import { actionOf, replay, type Played } from './replay.ts'
import { clausesOf } from '../opened-shown.ts'

/**
 * Whether a case shows what a checked form does in one situation. Its steps are played on the rules of the text: every expectation of it must
 * follow from them, and it must be of the kind that the item is about.
 */
export function checkedShown(
  { steps = [], expectedResult = '' }: TestCase,
  { aim }: CheckedItem,
  form: CheckedForm,
): boolean {
  const actions = steps.map(({ action }) => action)
  for (let at = 0; at < steps.length; at += 1) {
    const expected =
      at === steps.length - 1
        ? [steps[at]?.expectedResult, expectedResult].filter(Boolean).join(' and ')
        : (steps[at]?.expectedResult ?? '')
    if (expected === '') continue
    const played = replay(actions.slice(0, at + 1), form)
    if (!played || !allHold(expected, played, form)) return false
  }
  const played = replay(actions, form)
  const clauses = clausesOf(expectedResult)
  return played !== undefined && clauses.length > 0 && isAbout({ actions, clauses, played, form }, aim)
}

interface Shown {
  actions: string[]
  clauses: string[]
  played: Played
  form: CheckedForm
}

function isAbout({ actions, clauses, played, form }: Shown, aim: CheckedItem['aim']): boolean {
  const before = (by: number) => replay(actions.slice(0, -by), form)
  const last = actionOf(actions.at(-1) ?? '', form)
  const sent = typeof last === 'object' && last.does === 'send'
  const says = (text: string) => clauses.some((clause) => clause.includes(`"${text}"`))
  const entered = (label: string) => before(1)?.values.get(label) ?? ''
  const accepted =
    played.success !== undefined && says(played.success) && clauses.includes(`"${played.success}" is visible`)
  switch (aim.aim) {
    case 'main':
      return sent && accepted
    case 'accepted':
      return sent && accepted && entered(aim.label) === aim.value
    case 'refused': {
      const message = form.inputs.find(({ label }) => label === aim.label)?.rules[aim.rule]?.message
      return (
        sent &&
        entered(aim.label) === aim.value &&
        played.messages.get(aim.label) === message &&
        message !== undefined &&
        says(message)
      )
    }
    case 'again': {
      const message = played.messages.get(aim.label)
      const earlier = played.recorded.get(aim.label) ?? []
      return (
        sent &&
        earlier.includes(aim.value) &&
        entered(aim.label) === aim.then &&
        message !== undefined &&
        says(message) &&
        (!aim.cleared || actions.some((one) => one === `Click the "${form.clears?.button}" button`))
      )
    }
    case 'several':
      return (
        sent &&
        aim.labels.every((label) => played.messages.has(label)) &&
        played.messages.size === aim.labels.length &&
        [...played.messages.values()].every(says)
      )
    case 'focus':
      return (
        sent &&
        aim.labels.every((label) => played.messages.has(label)) &&
        clauses.some((clause) => clause.endsWith('is focused'))
      )
    case 'vanishes': {
      const earlier = before(1)?.messages.get(aim.label)
      const other = aim.other === undefined ? undefined : played.messages.get(aim.other)
      return (
        !sent &&
        earlier !== undefined &&
        clauses.includes(`"${earlier}" is not visible`) &&
        (aim.other === undefined || (other !== undefined && says(other)))
      )
    }
    case 'corrected':
      return sent && accepted && actions.filter((one) => one === actions.at(-1)).length > 1
    case 'kept':
      return (
        sent &&
        played.messages.size > 0 &&
        clauses.some((clause) => /has the value|is selected|checkbox is checked/.test(clause))
      )
    case 'emptied':
      return (
        sent &&
        played.success !== undefined &&
        clauses.some((clause) => /is empty$|is selected|is not checked$/.test(clause))
      )
    case 'enter':
      return (
        typeof last === 'object' &&
        last.does === 'sendByKey' &&
        (accepted || [...played.messages.values()].some(says))
      )
    case 'stays':
      return typeof last === 'object' && last.does === 'enter' && accepted
    case 'goes': {
      const earlier = before(1)?.success
      return (
        earlier !== undefined &&
        clauses.includes(`"${earlier}" is not visible`) &&
        actions.at(-1) === `Click the "${aim.button}" button`
      )
    }
    case 'clears':
      return (
        actions.at(-1) === `Click the "${form.clears?.button}" button` &&
        clauses.some((clause) =>
          (aim.what === 'inputs' ? /is empty$|is selected|is not checked$/ : /is not visible$/).test(clause),
        )
      )
  }
}
