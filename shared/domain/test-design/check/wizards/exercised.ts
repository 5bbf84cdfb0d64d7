import type { TestCase } from '../../../test-cases/schema.ts'
import type { WizardItem } from '../../model/items.ts'
import type { Wizard } from '../../wizards/wizard-model.ts'
import { amountsNamed, sumsOf } from './sums.ts'
import { walk, type Press } from './walk.ts'

/** Whether a case shows what an item asks of a form over several steps, recomputed by walking its steps through the model. */
export function wizardExercised(testCase: TestCase, { aim }: WizardItem, wizard: Wizard): boolean {
  const presses = walk(testCase, wizard)
  if (!presses) return false
  const last = presses.at(-1)
  if (aim.kind === 'start') return presses.length === 0 && saysStart(wizard, testCase.expectedResult ?? '')
  if (!last) return false
  switch (aim.kind) {
    case 'advance':
      return (
        last.kind === 'onward' &&
        last.from === aim.step &&
        last.to === aim.step + 1 &&
        arrives(wizard, aim.step + 1, last.expected)
      )
    case 'value':
      return valueTried(wizard, aim, last)
    case 'together':
      return (
        last.from === aim.step &&
        last.to === aim.step &&
        last.wrong.length > 1 &&
        last.wrong.every(({ texts }) => texts.some((text) => says(last, text)))
      )
    case 'corrected':
      return corrected(presses, aim.step)
    case 'back':
      return last.kind === 'back' && last.from === aim.step && arrives(wizard, aim.step - 1, last.expected)
    case 'kept':
      return kept(wizard, presses, aim.step)
    case 'left':
      return left(wizard, presses, aim.step)
    case 'end':
      return (
        last.to === wizard.steps.length + 1 &&
        endTexts(wizard).some((text) => last.expected.includes(`"${text}"`))
      )
    case 'restart':
      return restarted(wizard, presses)
    case 'changed':
      return changed(wizard, presses)
    case 'shown':
      return (
        last.to === aim.step &&
        wizard.shown.some(
          ({ step, values }) =>
            step === aim.step && values.some(({ parameterId }) => quotes(last, last.values.get(parameterId))),
        )
      )
    case 'missing':
      return (
        (last.values.get(aim.parameterId) ?? '') === '' &&
        wizard.missing.some((one) => one.parameterId === aim.parameterId && says(last, one.text)) &&
        last.to > (wizard.places.get(aim.parameterId) ?? 0)
      )
    case 'amount':
      return amountsShown(wizard, aim.values, last)
  }
}

function says({ expected }: Press, text: string): boolean {
  return expected.includes(`"${text}"`) && !expected.includes(`"${text}" is not`)
}

function quotes(press: Press, value: string | undefined): boolean {
  return value !== undefined && value !== '' && press.expected.includes(`"${value.trim()}"`)
}

/** The expectation names what tells a step: the text that counts the steps, its heading or name, else one of its inputs. */
function arrives({ steps, form, places }: Wizard, step: number, expected: string): boolean {
  const { mark, heading, name } = steps[step - 1] ?? {}
  const texts = [mark, heading, name].flatMap((one) => (one ? [one.text] : []))
  const named =
    texts.length > 0
      ? texts
      : form.parameters.filter(({ id }) => places.get(id) === step).map(({ label }) => label)
  return named.some((text) => expected.includes(`"${text}"`) && !expected.includes(`"${text}" is not`))
}

function saysStart(wizard: Wizard, expected: string): boolean {
  const labels = wizard.initial.map(
    ({ parameterId }) => wizard.form.parameters.find(({ id }) => id === parameterId)?.label ?? '\n',
  )
  return arrives(wizard, 1, expected) || labels.some((label) => expected.includes(`"${label}"`))
}

function valueTried(
  wizard: Wizard,
  { parameterId, literal, valid }: { parameterId: string; literal: string; valid: boolean },
  last: Press,
): boolean {
  const step = wizard.places.get(parameterId) ?? 0
  const entered = last.values.get(parameterId) ?? ''
  const chosen = wizard.capacities.find((one) => one.parameterId === parameterId)
  const beside = chosen && ` for ${last.values.get(chosen.byId) ?? ''}`
  if (entered !== literal && `${entered}${beside ?? ''}` !== literal) return false
  if (last.kind !== 'onward' || last.from !== step) return false
  if (valid) return last.to === step + 1 && arrives(wizard, step + 1, last.expected)
  const [wrong] = last.wrong
  return last.wrong.length === 1 && wrong?.id === parameterId && wrong.texts.some((text) => says(last, text))
}

/** Two tries at a step: a mistake of the first is none in the second, its message must be gone, the others stay. */
function corrected(presses: Press[], step: number): boolean {
  const [before, after] = presses.slice(-2)
  if (!before || !after || before.to !== step || after.to !== step || before.from !== step) return false
  const still = new Set(after.wrong.map(({ id }) => id))
  const gone = before.wrong.filter(({ id }) => !still.has(id))
  return (
    still.size > 0 &&
    gone.length > 0 &&
    gone.every(({ texts }) => texts.some((text) => after.expected.includes(`"${text}" is not shown`))) &&
    after.wrong.every(({ texts }) => texts.some((text) => says(after, text)))
  )
}

/** Back to the first step and on again, with nothing entered on the way, the values of each step expected in it. */
function kept(wizard: Wizard, presses: Press[], step: number): boolean {
  const way = presses.slice(-2 * (step - 1))
  const back = way.slice(0, step - 1)
  const on = way.slice(step - 1)
  const straight =
    back.every(({ kind }, at) => kind === 'back' && (at === 0 || back[at]?.entered.length === 0)) &&
    on.every(({ kind, to, from, entered }) => kind === 'onward' && to === from + 1 && entered.length === 0)
  const last = presses.at(-1)
  return straight && back.at(-1)?.to === 1 && last?.to === step && arrives(wizard, step, last.expected)
}

function left(wizard: Wizard, presses: Press[], step: number): boolean {
  const [tried, back, on] = presses.slice(-3)
  if (
    !tried ||
    !back ||
    !on ||
    tried.from !== step ||
    tried.wrong.length === 0 ||
    back.kind !== 'back' ||
    on.to !== step
  )
    return false
  return (
    arrives(wizard, step, on.expected) &&
    tried.wrong.every(({ texts }) => texts.some((text) => on.expected.includes(`"${text}" is not shown`)))
  )
}

function endTexts({ end }: Wizard): string[] {
  return [...(end?.heading ? [end.heading.text] : []), ...(end?.texts ?? []).map(({ text }) => text)]
}

function restarted(wizard: Wizard, presses: Press[]): boolean {
  const at = presses.findIndex(({ kind }) => kind === 'restart')
  const press = presses[at]
  return (
    press !== undefined &&
    presses[at - 1]?.to === wizard.steps.length + 1 &&
    arrives(wizard, 1, press.expected)
  )
}

function changed(wizard: Wizard, presses: Press[]): boolean {
  const last = presses.at(-1)
  const backAt = presses.findLastIndex(({ kind }) => kind === 'back')
  const before = presses[backAt]
  const next = presses[backAt + 1]
  if (!last || !before || !next || last.kind !== 'onward' || last.wrong.length > 0) return false
  const other = next.entered.filter((id) => next.values.get(id) !== before.values.get(id))
  const sums = sumsOf(wizard, last.values)
  const seen =
    other.some((id) => quotes(last, last.values.get(id))) ||
    (sums !== undefined && amountsNamed(last.expected).includes(sums.total))
  return other.length > 0 && seen && rightAmounts(wizard, last)
}

/** Every amount that is expected is one that the values come to. */
function rightAmounts(wizard: Wizard, { values, expected }: Press): boolean {
  const sums = sumsOf(wizard, values)
  const named = amountsNamed(expected)
  return sums === undefined || named.every((one) => one === sums.total || sums.parts.includes(one))
}

function amountsShown(wizard: Wizard, pinned: [string, string][], last: Press): boolean {
  const named = amountsNamed(last.expected)
  const at = wizard.rows[0]?.step
  if (last.to !== at || named.length === 0 || !pinned.every(([id, value]) => last.values.get(id) === value))
    return false
  const example = wizard.examples.find(
    ({ values }) =>
      values.length === pinned.length &&
      values.every(([id, value]) => pinned.some((one) => one[0] === id && one[1] === value)),
  )
  if (wizard.amounts) return rightAmounts(wizard, last) && sumsOf(wizard, last.values) !== undefined
  const written = (example?.amounts ?? []).flatMap(({ text }) => amountsNamed(`"${text}"`))
  return named.every((one) => written.includes(one))
}
