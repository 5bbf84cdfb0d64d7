import type { CheckedAim, CheckedForm } from '../../model.ts'
import { isThere, lengthText } from './broken.ts'
import { actionOf, replay, type Played } from './replay.ts'

/** A case as it was played, with the clauses of its expectation. */
export interface Shown {
  actions: string[]
  clauses: string[]
  played: Played
  form: CheckedForm
}

/** Whether what a case does and expects at its end is what the item is about. */
export function showsAim(shown: Shown, aim: CheckedAim): boolean {
  switch (aim.aim) {
    case 'main':
      return sent(shown) && accepted(shown)
    case 'accepted':
      return sent(shown) && accepted(shown) && entered(shown, aim.label) === aim.value
    case 'corrected':
      return (
        sent(shown) &&
        accepted(shown) &&
        shown.actions.filter((one) => one === shown.actions.at(-1)).length > 1
      )
    case 'refused':
    case 'again':
      return sent(shown) && refused(shown, aim)
    case 'several':
    case 'focus':
      return sent(shown) && together(shown, aim)
    case 'vanishes':
      return !sent(shown) && vanished(shown, aim)
    case 'updated':
      return sent(shown) && isUpdated(shown, aim.labels)
    default:
      return showsBehaviour(shown, aim)
  }
}

type Behaviour = Exclude<
  CheckedAim,
  {
    aim:
      | 'main'
      | 'accepted'
      | 'corrected'
      | 'refused'
      | 'again'
      | 'several'
      | 'focus'
      | 'vanishes'
      | 'updated'
  }
>

function showsBehaviour(shown: Shown, aim: Behaviour): boolean {
  const { played, clauses, actions, form } = shown
  const action = lastOf(shown)
  const has = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause))
  switch (aim.aim) {
    case 'kept':
      return sent(shown) && played.messages.size > 0 && has(/has the value|is selected|checkbox is checked/)
    case 'emptied':
      return sent(shown) && played.success !== undefined && has(untouched)
    case 'enter':
      return (
        action?.does === 'sendByKey' &&
        (accepted(shown) || [...played.messages.values()].some((one) => says(shown, one)))
      )
    case 'stays':
      return action?.does === 'enter' && accepted(shown)
    case 'goes': {
      const earlier = before(shown)?.success
      return (
        earlier !== undefined &&
        clauses.includes(`"${earlier}" is not visible`) &&
        actions.at(-1) === click(aim.button)
      )
    }
    case 'appears':
      return has(/is not visible$/) && isHidden(shown, aim.label) && wasThere(shown, aim.label)
    case 'discarded':
      return has(untouched) && wasFilled(shown, aim.label) && (played.values.get(aim.label) ?? '') === ''
    case 'length':
      return (
        action?.does !== 'send' &&
        (played.values.get(aim.label) ?? '') === aim.value &&
        clauses.includes(`"${lengthText(form, aim.label, played.values) ?? ''}" is visible`)
      )
    case 'restarts': {
      const earlier = before(shown)?.success
      return (
        earlier !== undefined &&
        clauses.includes(`"${earlier}" is not visible`) &&
        actions.at(-1) === click(form.restarts?.button)
      )
    }
    case 'clears':
      return (
        actions.at(-1) === click(form.clears?.button) &&
        (aim.what === 'length'
          ? countsNothing(shown)
          : has(aim.what === 'inputs' ? untouched : /is not visible$/))
      )
  }
}

/** At every place of a case, what was on the page then. */
function alongThe({ actions, form }: Shown): Played[] {
  return actions.flatMap((_one, at) => replay(actions.slice(0, at + 1), form) ?? [])
}

function isHidden({ played, form }: Shown, label: string): boolean {
  const input = form.inputs.find((one) => one.label === label)
  return input !== undefined && isThere(input, played.values) === false
}

function wasThere(shown: Shown, label: string): boolean {
  const input = shown.form.inputs.find((one) => one.label === label)
  return input !== undefined && alongThe(shown).some(({ values }) => isThere(input, values) === true)
}

function wasFilled(shown: Shown, label: string): boolean {
  return alongThe(shown).some(({ values }) => (values.get(label) ?? '') !== '')
}

function countsNothing(shown: Shown): boolean {
  const { form, played, clauses } = shown
  return (form.lengths ?? []).some(
    ({ label }) =>
      wasFilled(shown, label) &&
      clauses.includes(`"${lengthText(form, label, played.values) ?? ''}" is visible`) &&
      (played.values.get(label) ?? '') === '',
  )
}

function isUpdated(shown: Shown, [label, other]: [string, string]): boolean {
  const { played, clauses, actions, form } = shown
  const earlier = alongThe({ ...shown, actions: actions.slice(0, -1) }).findLast(
    ({ messages }) => typeof messages.get(label) === 'string',
  )
  const message = earlier?.messages.get(label)
  return (
    form.updates !== undefined &&
    form.inputs.some((one) => one.label === label) &&
    typeof message === 'string' &&
    clauses.includes(`"${message}" is not visible`) &&
    !played.messages.has(label) &&
    says(shown, played.messages.get(other))
  )
}

const untouched = /is empty$|is selected|is not checked$|has the value/

function click(button: string | undefined): string {
  return `Click the "${button}" button`
}

function before({ actions, form }: Shown): Played | undefined {
  return replay(actions.slice(0, -1), form)
}

function lastOf({ actions, form }: Shown) {
  const last = actionOf(actions.at(-1) ?? '', form)
  return typeof last === 'object' ? last : undefined
}

function sent(shown: Shown): boolean {
  return lastOf(shown)?.does === 'send'
}

function says({ clauses }: Shown, text: string | null | undefined): boolean {
  return typeof text === 'string' && clauses.some((clause) => clause.includes(`"${text}"`))
}

function accepted({ played, clauses }: Shown): boolean {
  return played.success !== undefined && clauses.includes(`"${played.success}" is visible`)
}

function entered(shown: Shown, label: string): string {
  return before(shown)?.values.get(label) ?? ''
}

function refused(shown: Shown, aim: Extract<CheckedAim, { aim: 'refused' | 'again' }>): boolean {
  const { form, played, actions } = shown
  const message = played.messages.get(aim.label)
  if (!says(shown, message)) return false
  if (aim.aim === 'refused') {
    const rule = form.inputs.find(({ label }) => label === aim.label)?.rules[aim.rule]
    return entered(shown, aim.label) === aim.value && message === rule?.message
  }
  const earlier = played.recorded.get(aim.label) ?? []
  const cleared = !aim.cleared || actions.includes(click(form.clears?.button))
  return cleared && earlier.includes(aim.value) && entered(shown, aim.label) === aim.next
}

function together(shown: Shown, aim: Extract<CheckedAim, { aim: 'several' | 'focus' }>): boolean {
  const { messages } = shown.played
  if (!aim.labels.every((label) => messages.has(label))) return false
  if (aim.aim === 'focus') return shown.clauses.some((clause) => clause.endsWith('is focused'))
  return messages.size === aim.labels.length && [...messages.values()].every((one) => says(shown, one))
}

function vanished(shown: Shown, { label, other }: Extract<CheckedAim, { aim: 'vanishes' }>): boolean {
  const earlier = before(shown)?.messages.get(label)
  if (typeof earlier !== 'string' || !shown.clauses.includes(`"${earlier}" is not visible`)) return false
  return other === undefined || says(shown, shown.played.messages.get(other))
}
