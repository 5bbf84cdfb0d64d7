import type { CheckedForm, CheckedInput } from '../../model.ts'
import { answering, checkedValue, countText, isThere, successText } from './broken.ts'

/** What a run of a case must have come to, as far as the text says it; `undefined` is nothing, "unsure" what it leaves open. */
export interface Played {
  values: Map<string, string>
  /** The message of each input; null where the text does not say whether it is still there. */
  messages: Map<string, string | null>
  success: string | undefined
  count: string | undefined
  recorded: Map<string, string[]>
  focused: string | undefined
  /** Something is on the page, or not, that the text does not tell. */
  unsure: Set<'success' | 'count' | 'values' | 'messages'>
}

type Action =
  | { does: 'enter'; label: string; value: string }
  | { does: 'send' | 'sendByKey' }
  | { does: 'press'; button: string }

/** Reads one step of a case; undefined for any other than those that are known here. */
export function actionOf(action: string, form: CheckedForm): Action | 'open' | undefined {
  if (/^open the page\.?$/i.test(action)) return 'open'
  const entered =
    /^Enter "(?<value>[^"]*)" in the "(?<label>[^"]+)" field$/.exec(action) ??
    /^Select "(?<value>[^"]*)" from "(?<label>[^"]+)"$/.exec(action)
  if (entered?.groups)
    return { does: 'enter', label: entered.groups['label'] ?? '', value: entered.groups['value'] ?? '' }
  const cleared = /^Clear the "([^"]+)" field$/.exec(action)
  if (cleared) return { does: 'enter', label: cleared[1] ?? '', value: '' }
  const ticked = /^(Check|Uncheck) "([^"]+)"$/.exec(action)
  if (ticked) return { does: 'enter', label: ticked[2] ?? '', value: ticked[1] === 'Check' ? 'on' : '' }
  const chosen = /^Choose "([^"]+)"$/.exec(action)?.[1]
  const group =
    chosen === undefined
      ? undefined
      : form.inputs.find(({ control, options }) => control === 'radio' && options.includes(chosen))
  if (group && chosen !== undefined) return { does: 'enter', label: group.label, value: chosen }
  const clicked = /^Click the "([^"]+)" button$/.exec(action)?.[1]
  if (clicked !== undefined)
    return clicked === form.send.button ? { does: 'send' } : { does: 'press', button: clicked }
  return /^Press Enter in the "[^"]+" field$/.test(action) ? { does: 'sendByKey' } : undefined
}

/** Plays the steps of a case on what the text says of the form. Nothing where a step is not known. */
export function replay(actions: string[], form: CheckedForm): Played | undefined {
  const played: Played = {
    values: startOf(form),
    messages: new Map(),
    success: undefined,
    count: undefined,
    recorded: new Map(),
    focused: undefined,
    unsure: new Set(),
  }
  for (const [index, prose] of actions.entries()) {
    const action = actionOf(prose, form)
    if (action === undefined || (action === 'open') !== (index === 0)) return undefined
    if (action === 'open') continue
    played.focused = undefined
    if (action.does === 'enter') {
      const input = form.inputs.find(({ label }) => label === action.label)
      if (!input || isThere(input, played.values) !== true) return undefined
      change(played, form, input, action.value)
    } else if (action.does === 'press') {
      if (action.button === form.restarts?.button && played.success !== undefined) restart(played, form)
      else if (action.button === form.clears?.button) clear(played, form)
      else return undefined
    } else {
      if (action.does === 'sendByKey' && !form.enter) return undefined
      send(played, form)
    }
  }
  return played
}

function startOf({ inputs }: CheckedForm): Map<string, string> {
  return new Map(
    inputs.flatMap(({ label, preset }) => (preset === undefined ? [] : [[label, preset] as const])),
  )
}

function change(played: Played, form: CheckedForm, input: CheckedInput, value: string): void {
  played.values.set(input.label, input.none !== undefined && value === input.none ? '' : value)
  hide(played, form, input.label)
  if (form.vanishes) played.messages.delete(input.label)
  else if (played.messages.has(input.label)) played.messages.set(input.label, null)
  if (!form.vanishes?.others)
    for (const label of played.messages.keys()) if (label !== input.label) played.messages.set(label, null)
  if (!form.vanishes?.count) played.unsure.add('count')
  if (!form.stays) played.unsure.add('success')
}

/** What another value hides, or shows again: it holds nothing where the text says that its entry is given up. */
function hide(played: Played, { inputs }: CheckedForm, label: string): void {
  for (const one of inputs) {
    if (one.shown?.when?.label !== label || isThere(one, played.values) === true) continue
    if (played.messages.has(one.label)) played.messages.set(one.label, null)
    if (one.shown.discards) played.values.delete(one.label)
    else if ((played.values.get(one.label) ?? '') !== '') played.unsure.add('values')
  }
}

function restart(played: Played, form: CheckedForm): void {
  played.values = startOf(form)
  played.messages.clear()
  played.success = undefined
  played.count = undefined
  played.unsure.clear()
}

function send(played: Played, form: CheckedForm): void {
  const { values, recorded } = played
  const answers = form.inputs.map((input) => [input, answering(form, input, { values, recorded })] as const)
  const wrong = answers.filter(([, answer]) => answer !== undefined)
  const open = form.unread !== undefined || wrong.some(([, answer]) => answer === 'unsure')
  played.messages = new Map(
    wrong.map(([{ label, rules }, answer]) => [
      label,
      answer === 'unsure' || answer === undefined ? null : (rules[answer]?.message ?? ''),
    ]),
  )
  const [first] = wrong
  played.unsure = new Set(open ? ['success', 'count'] : [])
  if (wrong.length > 0) {
    played.count = open ? undefined : countText(form, wrong.length)
    played.focused = form.focus && !form.unread && first && first[1] !== 'unsure' ? first[0].label : undefined
    // An old success text goes only where the text says so.
    if (played.success !== undefined && !form.goes?.buttons.includes(form.send.button))
      played.unsure.add('success')
    else played.success = undefined
    if (!form.kept) played.unsure.add('values')
    return
  }
  played.count = undefined
  played.success = successText(form, values)
  if (played.success === undefined) played.unsure.add('success')
  for (const input of form.inputs)
    if (input.rules.some(({ wrongs }) => wrongs.some((one) => one.wrong === 'taken' && one.recorded)))
      recorded.set(input.label, [
        ...(recorded.get(input.label) ?? []),
        checkedValue(input, values.get(input.label) ?? ''),
      ])
  if (form.emptied) played.values = startOf(form)
  else played.unsure.add('values')
}

function clear(played: Played, form: CheckedForm): void {
  const { inputs = false, messages = false, success = false } = form.clears ?? {}
  if (inputs) played.values = startOf(form)
  else played.unsure.add('values')
  if (messages) played.messages.clear()
  else played.unsure.add('messages')
  if (success) played.success = undefined
  else if (played.success !== undefined) played.unsure.add('success')
  if (played.count !== undefined) played.unsure.add('count')
}
