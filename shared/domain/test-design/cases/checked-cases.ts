import type { CheckedAim, CheckedForm, CheckedInput, CheckedItem, Item, TestModel } from '../model.ts'
import { answersTo, complete, emptyRule, withValue } from '../checked-forms/situations.ts'
import {
  counted,
  focusedOn,
  gone,
  holding,
  messageShown,
  Script,
  untouched,
  welcomed,
} from '../checked-forms/script.ts'
import { successText } from '../check/checked-forms/broken.ts'
import { allowedValues, isNeeded, typicalValues, type Values } from '../checked-forms/typical-values.ts'
import type { CaseDraft } from './case-draft.ts'
import type { Undesigned } from './form-cases.ts'

/** One case for each item of a form with messages beside its inputs: all else is right, the form is sent, what the text says must show. */
export function designChecked(
  model: TestModel,
  items: Item[],
): { cases: CaseDraft[]; undesigned: Undesigned[] } {
  const forms = new Map((model.checkedForms ?? []).map((form) => [form.id, form]))
  const cases: CaseDraft[] = []
  const undesigned: Undesigned[] = []
  for (const item of items) {
    if (item.kind !== 'checked') continue
    const form = forms.get(item.formId)
    const script = form && play(form, item.aim)
    if (script) cases.push(caseOf(item, script))
    else undesigned.push({ item, reason: 'no values were found for it' })
  }
  return { cases, undesigned }
}

function caseOf(item: CheckedItem, script: Script): CaseDraft {
  const expected = script.steps.at(-1)?.expectedResult ?? ''
  const { description } = item
  return {
    title: description.charAt(0).toUpperCase() + description.slice(1),
    steps: script.steps,
    claims: [item],
    outcome: { expected, oracle: 'stated', checkable: true, requirementId: item.requirementId },
    preconditions: [],
    manual: [],
    types:
      item.aim.aim === 'main'
        ? ['functional', 'smoke', 'regression']
        : item.valid
          ? ['functional', 'regression']
          : ['negative', 'functional', 'regression'],
    tags: [item.valid ? 'positive' : 'negative', 'form'],
    testCondition: description,
  }
}

function play(form: CheckedForm, aim: CheckedAim): Script | undefined {
  const typical = typicalValues(form)
  switch (aim.aim) {
    case 'main':
      return accepted(form, typical)
    case 'accepted':
      return accepted(form, withValue(form, typical, aim.label, aim.value))
    case 'refused':
      return refused(form, aim.label, aim.value, typical)
    case 'several':
      return several(form, aim.labels, typical)
    case 'focus':
      return focused(form, aim.labels, typical)
    case 'vanishes':
      return vanishing(form, aim, typical)
    case 'kept':
      return kept(form, typical)
    case 'corrected':
      return corrected(form, typical)
    case 'enter':
      return byKey(form, typical)
    case 'again':
      return again(form, aim, typical)
    case 'clears':
      return cleared(form, aim.what, typical)
    default:
      return afterSuccess(form, aim, typical)
  }
}

function accepted(form: CheckedForm, values: Values): Script {
  return new Script(form).fill(values).send().expect(welcomed(form, values))
}

function refused(form: CheckedForm, label: string, value: string, typical: Values): Script | undefined {
  const input = form.inputs.find((one) => one.label === label)
  const values = withValue(form, typical, label, value)
  // What was never touched is empty.
  if (value === '' && input?.preset === undefined) values.delete(label)
  const own = answersTo(
    { ...form, inputs: form.inputs.filter((one) => one.label === label || isReferred(form, label, one)) },
    values,
  )?.find((one) => one.input.label === label)
  const all = answersTo(form, values)
  if (!input || !own) return undefined
  return new Script(form)
    .fill(values)
    .send()
    .expect(messageShown(form, input, own.message), all && counted(form, all.length))
}

function isReferred({ inputs }: CheckedForm, label: string, other: CheckedInput): boolean {
  const rules = inputs.find((one) => one.label === label)?.rules ?? []
  return rules.some(({ wrongs }) =>
    wrongs.some((one) => (one.wrong === 'differs' || one.wrong === 'same') && one.label === other.label),
  )
}

/** All right but these, which are left as they are. */
function leaving(typical: Values, labels: string[]): Values {
  return new Map([...typical].filter(([label]) => !labels.includes(label)))
}

function several(form: CheckedForm, labels: string[], typical: Values): Script | undefined {
  const values = leaving(typical, labels)
  const answers = answersTo(form, values)
  return (
    answers &&
    new Script(form)
      .fill(values)
      .send()
      .expect(
        ...answers.map(({ input, message }) => messageShown(form, input, message)),
        counted(form, answers.length),
      )
  )
}

function focused(form: CheckedForm, labels: string[], typical: Values): Script | undefined {
  const values = leaving(typical, labels)
  const [first] = answersTo(form, values) ?? []
  return (
    first &&
    new Script(form)
      .fill(values)
      .send()
      .expect(messageShown(form, first.input, first.message), focusedOn(first.input))
  )
}

function vanishing(
  form: CheckedForm,
  { label, other }: Extract<CheckedAim, { aim: 'vanishes' }>,
  typical: Values,
): Script | undefined {
  const labels = [label, ...(other === undefined ? [] : [other])]
  const values = leaving(typical, labels)
  const answers = answersTo(form, values)
  const own = answers?.find(({ input }) => input.label === label)
  const rest = answers?.find(({ input }) => input.label === other)
  const value = typical.get(label)
  if (!answers || !own || value === undefined) return undefined
  const stays = form.vanishes?.count ? counted(form, answers.length) : undefined
  return new Script(form)
    .fill(values)
    .send()
    .expect(messageShown(form, own.input, own.message))
    .enter(own.input, value)
    .expect(gone(own.message), rest && messageShown(form, rest.input, rest.message), rest && stays)
}

function kept(form: CheckedForm, typical: Values): Script | undefined {
  const wrong = form.inputs.findLast(
    (input) => emptyRule(form, input) !== undefined && input.preset === undefined,
  )
  const values = wrong && leaving(typical, [wrong.label])
  const own = values && answersTo(form, values)?.find(({ input }) => input === wrong)
  if (!wrong || !values || !own) return undefined
  const held = form.inputs.flatMap((input) => {
    const value = values.get(input.label)
    // A box for a password shows nothing of what it holds.
    return value === undefined ? [] : [holding(input, value)]
  })
  return new Script(form)
    .fill(values)
    .send()
    .expect(messageShown(form, wrong, own.message), ...held)
}

function corrected(form: CheckedForm, typical: Values): Script | undefined {
  const wrong = form.inputs.find(
    (input) =>
      emptyRule(form, input) !== undefined &&
      input.preset === undefined &&
      (answersTo(form, leaving(typical, [input.label]))?.length ?? 0) > 0,
  )
  const values = wrong && leaving(typical, [wrong.label])
  const answers = values && answersTo(form, values)
  const own = answers?.find(({ input }) => input === wrong)
  if (!wrong || !values || !own) return undefined
  const count = counted(form, answers?.length ?? 0)
  const script = new Script(form)
    .fill(values)
    .send()
    .expect(messageShown(form, wrong, own.message), count)
    .fill(typical)
    .send()
  return script.expect(
    welcomed(form, typical),
    gone(own.message),
    count?.replace(/ is visible$/, ' is not visible'),
  )
}

function byKey(form: CheckedForm, typical: Values): Script | undefined {
  const field = form.inputs.findLast(({ control, label }) => control === 'textbox' && typical.has(label))
  if (!field) return undefined
  if (complete(form)) return new Script(form).fill(typical).key(field.label).expect(welcomed(form, typical))
  const values = leaving(typical, [field.label])
  const own = answersTo(form, values)?.find(({ input }) => input === field)
  return (
    own &&
    new Script(form)
      .fill(values)
      .key(field.label)
      .expect(messageShown(form, field, own.message))
  )
}

/** Sent once with the typical values; the inputs then hold what the form put there. */
function sent(form: CheckedForm, typical: Values): Script {
  const script = accepted(form, typical)
  return form.emptied ? script.emptied() : script
}

function again(
  form: CheckedForm,
  { label, then, cleared: first }: Extract<CheckedAim, { aim: 'again' }>,
  typical: Values,
): Script | undefined {
  const input = form.inputs.find((one) => one.label === label)
  const message = input?.rules.find(({ wrongs }) =>
    wrongs.some((one) => one.wrong === 'taken' && one.recorded),
  )?.message
  if (!input || message === undefined) return undefined
  const values: Values = new Map([...typical, [label, then]])
  const script = sent(form, typical)
  if (first) script.press(form.clears?.button ?? '').emptied()
  // Where nothing is said of what the form holds then, everything is entered anew.
  return (form.emptied || first ? script : script.emptied())
    .fill(values)
    .send()
    .expect(messageShown(form, input, message), counted(form, 1))
}

function cleared(
  form: CheckedForm,
  what: 'inputs' | 'messages' | 'success',
  typical: Values,
): Script | undefined {
  const button = form.clears?.button ?? ''
  if (what === 'inputs')
    return new Script(form)
      .fill(typical)
      .press(button)
      .expect(...backToStart(form, typical))
  if (what === 'success') {
    const text = successText(form, typical)
    return sent(form, typical)
      .press(button)
      .expect(text === undefined ? undefined : gone(text))
  }
  const answers = answersTo(form, new Map())
  return answers && answers.length > 0
    ? new Script(form)
        .send()
        .expect(...answers.slice(0, 1).map(({ input, message }) => messageShown(form, input, message)))
        .press(button)
        .expect(...answers.map(({ message }) => gone(message)))
    : undefined
}

function backToStart(form: CheckedForm, touched: Values): (string | undefined)[] {
  return form.inputs.filter(({ label }) => touched.has(label)).map(untouched)
}

function afterSuccess(
  form: CheckedForm,
  aim: Extract<CheckedAim, { aim: 'emptied' | 'stays' | 'goes' }>,
  typical: Values,
): Script | undefined {
  const text = successText(form, typical)
  if (text === undefined) return undefined
  if (aim.aim === 'emptied') {
    const answers = form.inputs
      .filter(isNeeded)
      .flatMap(
        (input) =>
          input.rules.find(({ wrongs }) => wrongs.some(({ wrong }) => wrong === 'empty'))?.message ?? [],
      )
    return new Script(form)
      .fill(typical)
      .send()
      .expect(welcomed(form, typical), ...backToStart(form, typical), ...answers.slice(0, 2).map(gone))
  }
  if (aim.aim === 'goes') return sent(form, typical).press(aim.button).expect(gone(text))
  const field = form.inputs.find(({ control, label }) => control === 'textbox' && typical.has(label))
  const value = field && (allowedValues(form, field, typical)[1] ?? typical.get(field.label))
  return field && value !== undefined
    ? sent(form, typical).enter(field, value).expect(welcomed(form, typical))
    : undefined
}
