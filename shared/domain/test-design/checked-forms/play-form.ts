import type { CheckedAim, CheckedForm, CheckedInput } from '../model.ts'
import { accepted, afterSuccess, again, cleared } from './play-success.ts'
import { counted, focusedOn, gone, holding, messageShown, Script, welcomed } from './script.ts'
import { answersTo, complete, emptyRule, withValue } from './situations.ts'
import { typicalUnder } from './guarded-inputs.ts'
import { playShown } from './play-shown.ts'
import type { Values } from './typical-values.ts'

/** The steps that bring a form into a situation, with what must show then; nothing where no values are known for it. */
export function playForm(form: CheckedForm, aim: CheckedAim): Script | undefined {
  const typical = typicalUnder(form, 'under' in aim ? aim.under : undefined)
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
    case 'updated':
      return updated(form, aim.labels, typical)
    case 'appears':
    case 'discarded':
    case 'length':
    case 'restarts':
      return playShown(form, aim, typical)
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
  if (form.unread || !first || !isFocusable(first.input)) return undefined
  return new Script(form)
    .fill(values)
    .send()
    .expect(messageShown(form, first.input, first.message), focusedOn(first.input))
}

/** Of a choice the text does not say which part of it is focused. */
function isFocusable({ control }: CheckedInput): boolean {
  return control !== 'choice' && control !== 'radio'
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
  const wrong = form.inputs.find(
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

/** Messages are those of the last sending: the one of a corrected input is gone, the other is still there. */
function updated(form: CheckedForm, [label, other]: [string, string], typical: Values): Script | undefined {
  const values = leaving(typical, [label, other])
  const answers = answersTo(form, values)
  const own = answers?.find(({ input }) => input.label === label)
  const rest = answers?.find(({ input }) => input.label === other)
  const value = typical.get(label)
  if (!own || !rest || answers?.length !== 2 || value === undefined || own.message === rest.message)
    return undefined
  return new Script(form)
    .fill(values)
    .send()
    .expect(messageShown(form, own.input, own.message), messageShown(form, rest.input, rest.message))
    .enter(own.input, value)
    .send()
    .expect(messageShown(form, rest.input, rest.message), gone(own.message), counted(form, 1))
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
