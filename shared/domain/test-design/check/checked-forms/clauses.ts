import { isThere, lengthText } from './broken.ts'
import type { CheckedForm } from '../../model.ts'
import { clausesOf } from '../opened-shown.ts'
import type { Played } from './replay.ts'

/** Whether every clause of an expectation follows from what was played; a clause of an unknown form does not. */
export function allHold(expected: string, played: Played, form: CheckedForm): boolean {
  const clauses = clausesOf(expected).filter((clause) => clause !== '')
  return clauses.every((clause) => holds(clause, played, form))
}

export function holds(
  clause: string,
  { values, messages, success, count, focused, unsure }: Played,
  form: CheckedForm,
): boolean {
  const message =
    /^the message "(?<text>[^"]+)" is shown(?: next to the "(?<label>[^"]+)" (?:field|dropdown|checkbox))?$/i.exec(
      clause,
    )?.groups
  if (message) {
    const { text = '', label } = message
    if (unsure.has('messages')) return false
    return label === undefined ? [...messages.values()].includes(text) : messages.get(label) === text
  }
  const visible = /^"(?<text>[^"]+)" is (?<not>not )?visible$/.exec(clause)?.groups
  if (visible) {
    const { text = '', not } = visible
    const counted = (form.lengths ?? []).some(
      ({ label }) => !unsure.has('values') && lengthText(form, label, values) === text,
    )
    if (counted) return not === undefined
    const shown = [
      ...messages.values(),
      ...(success === undefined ? [] : [success]),
      ...(count === undefined ? [] : [count]),
    ]
    if (not === undefined)
      return (
        shown.includes(text) &&
        !(text === success && unsure.has('success')) &&
        !(text === count && unsure.has('count'))
      )
    const about =
      text === success || isSuccess(text, form) ? 'success' : isCount(text, form) ? 'count' : 'messages'
    if (unsure.has(about) || (about === 'messages' && [...messages.values()].includes(null))) return false
    return shown.every((one) => one !== text)
  }
  const there = isThereAsSaid(clause, values, form)
  if (there !== undefined) return there
  if (isAboutHidden(clause, values, form)) return false
  const empty = /^the "([^"]+)" field is empty$/i.exec(clause)?.[1]
  if (empty !== undefined) return !unsure.has('values') && (values.get(empty) ?? '') === ''
  const value = /^the "([^"]+)" field has the value "([^"]*)"$/i.exec(clause)
  if (value) return !unsure.has('values') && values.get(value[1] ?? '') === value[2]
  const chosen = /^"([^"]+)" is selected in "([^"]+)"$/.exec(clause)
  if (chosen) {
    const input = form.inputs.find(({ label }) => label === chosen[2])
    return (
      input !== undefined &&
      !unsure.has('values') &&
      (values.get(input.label) ?? '') === (chosen[1] === input.none ? '' : chosen[1])
    )
  }
  const ticked = /^the "([^"]+)" checkbox is (not )?checked$/i.exec(clause)
  if (ticked)
    return !unsure.has('values') && (values.get(ticked[1] ?? '') === 'on') === (ticked[2] === undefined)
  const focus = /^the "([^"]+)" (?:field|dropdown|checkbox) is focused$/i.exec(clause)?.[1]
  return focus !== undefined && focus === focused
}

/** What is not on the page, or may not be, holds nothing that could be seen. */
function isAboutHidden(
  clause: string,
  values: ReadonlyMap<string, string>,
  { inputs }: CheckedForm,
): boolean {
  const about = /^the "([^"]+)" (?:field|checkbox) (?:is|has)\b|is selected in "([^"]+)"$/i.exec(clause)
  const one = inputs.find(({ label }) => label === (about?.[1] ?? about?.[2]))
  return one !== undefined && isThere(one, values) !== true
}

/** "The "Permit" field is visible", of an input that comes and goes; undefined for any other clause. */
function isThereAsSaid(
  clause: string,
  values: ReadonlyMap<string, string>,
  { inputs }: CheckedForm,
): boolean | undefined {
  const said = /^the "([^"]+)" (?:field|dropdown|checkbox) is (not )?visible$/i.exec(clause)
  if (!said) return undefined
  const input = inputs.find(({ label }) => label === said[1])
  return input?.shown !== undefined && isThere(input, values) === (said[2] === undefined)
}

function isSuccess(text: string, { success }: CheckedForm): boolean {
  if (!success) return false
  const [start = ''] = success.text.split('{')
  return start.length > 3 ? text.startsWith(start) : text.endsWith(success.text.split('}').at(-1) ?? '')
}

function isCount(text: string, { count }: CheckedForm): boolean {
  return (count?.forms ?? []).some(
    (form) => form.text.replace('{n}', '') === text.replace(/\d+/, '') || form.text === text,
  )
}
