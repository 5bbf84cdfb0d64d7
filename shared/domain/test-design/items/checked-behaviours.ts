import { answersTo, complete, emptyRule } from '../checked-forms/situations.ts'
import { isNeeded, typicalValues, wrongsOf } from '../checked-forms/typical-values.ts'
import { shownAims, updatingAims } from './checked-shown-aims.ts'
import type { CheckedForm } from '../model.ts'
import { shownValue, type Aimed } from '../checked-forms/aimed.ts'

/** What a form is said to do as a whole: with several wrong inputs, after a refusal, after a success, when it is cleared. */
export function behaviourAims(form: CheckedForm): Aimed[] {
  return [
    ...severalAims(form),
    ...vanishingAims(form),
    ...sentAims(form),
    ...againAims(form),
    ...clearingAims(form),
    ...updatingAims(form),
    ...shownAims(form),
  ]
}

function severalAims(form: CheckedForm): Aimed[] {
  const { inputs, count, focus, send } = form
  const empty = inputs.filter((input) => emptyRule(form, input) !== undefined && input.preset === undefined)
  const all = answersTo(form, new Map())?.map(({ input }) => input.label)
  const labels = empty.map(({ label }) => label)
  const by = count?.requirementId ?? send.requirementId
  const found: Aimed[] = []
  if (labels.length > 1 && all?.join('\n') === labels.join('\n'))
    found.push({
      aim: { aim: 'several', labels },
      by,
      says: `all ${labels.length} inputs are wrong at once`,
      valid: false,
    })
  const independent = empty.filter(
    ({ label }) =>
      !inputs.some((one) =>
        wrongsOf(one).some((wrong) => wrong.wrong === 'differs' && wrong.label === label),
      ),
  )
  const [one] = independent
  const last = independent.at(-1)
  if (one && last && one !== last && independent.length > 1)
    found.push({
      aim: { aim: 'several', labels: [one.label, last.label] },
      by,
      says: `${one.label} and ${last.label} are wrong at once`,
      valid: false,
    })
  if (focus) {
    const [, second] = independent
    for (const pair of [[one, last], [second, last], [last]]) {
      const wrong = [...new Set(pair)].flatMap((input) => (input ? [input.label] : []))
      if (wrong.length > 0)
        found.push({
          aim: { aim: 'focus', labels: wrong },
          by: focus.requirementId,
          says: `the first wrong input of ${wrong.join(', ')} has the focus`,
          valid: false,
        })
    }
  }
  return found
}

function vanishingAims(form: CheckedForm): Aimed[] {
  const { vanishes, inputs } = form
  if (!vanishes) return []
  const typical = typicalValues(form)
  const empty = inputs.filter(
    (input) => emptyRule(form, input) !== undefined && typical.has(input.label) && input.preset === undefined,
  )
  return empty.map((input, at) => {
    const other = vanishes.others ? empty[(at + 1) % empty.length] : undefined
    const others = other && other !== input ? { other: other.label } : {}
    return {
      aim: { aim: 'vanishes' as const, label: input.label, ...others },
      by: vanishes.requirementId,
      says: `the message of ${input.label} disappears when it changes`,
      valid: false,
    }
  })
}

function sentAims(form: CheckedForm): Aimed[] {
  const { kept, emptied, stays, goes, enter, success, send, inputs } = form
  const whole = complete(form)
  const wrong = inputs.some((input) => emptyRule(form, input) !== undefined && input.preset === undefined)
  return [
    ...(kept && wrong && inputs.filter(isNeeded).length > 1
      ? [
          {
            aim: { aim: 'kept' as const },
            by: kept.requirementId,
            says: 'the entries stay after a refusal',
            valid: false,
          },
        ]
      : []),
    ...(whole && wrong
      ? [
          {
            aim: { aim: 'corrected' as const },
            by: success?.requirementId ?? send.requirementId,
            says: 'a corrected form is accepted',
          },
        ]
      : []),
    ...(enter && (whole || wrong)
      ? [{ aim: { aim: 'enter' as const }, by: enter.requirementId, says: 'Enter sends the form' }]
      : []),
    ...(whole && emptied
      ? [
          {
            aim: { aim: 'emptied' as const },
            by: emptied.requirementId,
            says: 'the inputs are as at the start after a success',
          },
        ]
      : []),
    ...(whole && stays
      ? [
          {
            aim: { aim: 'stays' as const },
            by: stays.requirementId,
            says: 'the success text stays while something is entered',
          },
        ]
      : []),
    ...(whole && goes
      ? goes.buttons
          .filter((button) =>
            button === send.button ? wrong && emptied : form.clears?.button === button && form.clears.success,
          )
          .map((button) => ({
            aim: { aim: 'goes' as const, button },
            by: goes.requirementId,
            says: `the success text goes with "${button}"`,
          }))
      : []),
  ]
}

function againAims(form: CheckedForm): Aimed[] {
  const typical = complete(form)
  if (!typical) return []
  return form.inputs.flatMap((input) => {
    const at = input.rules.findIndex(({ wrongs }) =>
      wrongs.some((one) => one.wrong === 'taken' && one.recorded),
    )
    const rule = input.rules[at]
    const taken = rule?.wrongs.find((one) => one.wrong === 'taken')
    const value = typical.get(input.label)
    if (!rule || taken?.wrong !== 'taken' || value === undefined || input.control !== 'textbox') return []
    const swapped = value === value.toLowerCase() ? value.toUpperCase() : value.toLowerCase()
    const more = [
      value,
      ...(taken.ignoresCase && swapped !== value ? [swapped] : []),
      ...(input.spaces?.ignored ? [` ${value} `] : []),
    ]
    const aims: Aimed[] = more.map((next) => ({
      aim: { aim: 'again', label: input.label, value, next, cleared: false },
      by: rule.requirementId,
      says: `${input.label} ${shownValue(next)} a second time is refused`,
      valid: false,
    }))
    const { remembered, clears } = form
    if (remembered && clears)
      aims.push({
        aim: { aim: 'again', label: input.label, value, next: value, cleared: true },
        by: remembered.requirementId,
        says: `${input.label} stays taken after "${clears.button}"`,
        valid: false,
      })
    return aims
  })
}

function clearingAims(form: CheckedForm): Aimed[] {
  const { clears, inputs } = form
  if (!clears) return []
  const aim = (what: 'inputs' | 'messages' | 'success' | 'length', says: string): Aimed => ({
    aim: { aim: 'clears', what },
    by: clears.requirementId,
    says,
  })
  return [
    ...(clears.inputs && typicalValues(form).size > 0
      ? [aim('inputs', `"${clears.button}" brings all inputs back to the start`)]
      : []),
    ...(clears.messages &&
    inputs.some((input) => emptyRule(form, input) !== undefined && input.preset === undefined)
      ? [aim('messages', `"${clears.button}" removes the messages`)]
      : []),
    ...(clears.length && clears.inputs && form.lengths
      ? [aim('length', `"${clears.button}" sets the number of characters back`)]
      : []),
    ...(clears.success && complete(form)
      ? [aim('success', `"${clears.button}" removes the success text`)]
      : []),
  ]
}
