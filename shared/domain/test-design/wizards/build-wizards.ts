import { labelKey } from '../../requirements/facts/labels.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { WizardPart } from '../../requirements/wizards/wizard-facts.ts'
import type { Parameter, Screen } from '../model/forms.ts'
import type { TestModel } from '../model.ts'
import { buildAmounts } from './build-amounts.ts'
import { stepsOf } from './build-steps.ts'
import type { Wizard, WizardStep } from './wizard-model.ts'
import type { Stated } from './stated.ts'

/** The model with its forms over several steps. Their inputs stand on no single page, so what was taken for one goes. */
export function withWizardForms(model: TestModel, sentences: ReadSentence[]): TestModel {
  const stepped = sentences.some(({ facts }) =>
    facts.some((fact) => fact.kind === 'wizard' && fact.parts.some(({ part }) => part === 'button')),
  )
  return stepped ? { ...model, screens: [], wizards: buildWizards(sentences, model.screens) } : model
}

type Of = <T extends WizardPart['part']>(kind: T) => (Stated<T> & Stated)[]

/** Folds what the sentences say of steps, and the inputs of all screens, into one form over several steps; none where no text tells of steps. */
export function buildWizards(sentences: ReadSentence[], screens: Screen[]): Wizard[] {
  const parts = partsIn(sentences)
  const of: Of = (kind) => parts.filter((part): part is Stated<typeof kind> & Stated => part.part === kind)
  const all = new Map(
    screens.flatMap(({ parameters }) => parameters).map((one) => [labelKey(one.label), one]),
  )
  const fields = of('field').flatMap((field) => {
    const parameter = all.get(labelKey(field.label))
    return parameter ? [{ parameter, step: field.step, requirementId: field.requirementId }] : []
  })
  // A step with an input of which nothing is known cannot be left for sure.
  if (fields.length === 0 || of('field').length > fields.length) return []
  const form = formOf(
    screens,
    fields.map(({ parameter }) => withoutPrompt(parameter)),
  )
  const places = new Map(fields.map(({ parameter, step }) => [parameter.id, step]))
  const idOf = (label: string) => {
    const id = all.get(labelKey(label))?.id
    return id !== undefined && places.has(id) ? id : undefined
  }
  const every = stepsOf(of, Math.max(...places.values()))
  const closing = closingOf(every, places)
  const steps = closing ? every.slice(0, -1) : every
  const wizard: Wizard = {
    id: 'W1',
    title: titleIn(sentences),
    origins: [...new Set(parts.map(({ requirementId }) => requirementId))],
    steps,
    form,
    places,
    placedBy: new Map(fields.map(({ parameter, requirementId }) => [parameter.id, requirementId])),
    ...rulesOf(
      of,
      fields.map(({ parameter }) => parameter),
      idOf,
    ),
    ...shownBy(of, idOf),
    ...endOf(of, closing),
    ...doubtIn(sentences, form),
    unread: of('unread').map(({ step, text }) => ({ step, text })),
    pressed: new Map(
      [...Map.groupBy(of('button'), ({ name }) => name)].map(([name, list]) => [
        name,
        list.map(({ requirementId }) => requirementId),
      ]),
    ),
    behaviours: new Map(
      of('behaviour')
        .toReversed()
        .map(({ name, requirementId }) => [name, requirementId]),
    ),
  }
  const amounts = buildAmounts(of, wizard, idOf)
  return [amounts ? { ...wizard, amounts } : wizard]
}

function partsIn(sentences: ReadSentence[]): Stated[] {
  const told = (facts: ReadSentence['facts']) =>
    facts.flatMap((fact) => (fact.kind === 'wizard' ? fact.parts : []))
  // What a heading says belongs to the first requirement, since a heading is none.
  const first = sentences.find(({ facts, requirementId }) => requirementId && told(facts).length > 0)
  return sentences.flatMap(({ facts, requirementId = first?.requirementId ?? '' }) =>
    told(facts).map((part) => ({ ...part, requirementId })),
  )
}

/** A message about something left empty that is no input of any step: a step may have an input that was not read. */
function doubtIn(sentences: ReadSentence[], { parameters }: Screen): Pick<Wizard, 'doubt'> {
  const answered = new Set(parameters.flatMap(({ messages }) => messages.map(({ text }) => text)))
  const lost = sentences
    .flatMap(({ facts }) => facts)
    .find(
      (fact) =>
        fact.kind === 'message' &&
        fact.violations.includes('empty') &&
        fact.about !== 'every' &&
        // "not given" is what stands for an input that was left empty.
        /[.!]$/.test(fact.text) &&
        !answered.has(fact.text),
    )
  return lost?.kind === 'message'
    ? { doubt: `the text answers an empty input with "${lost.text}", but tells of no such input` }
    : {}
}

type IdOf = (label: string) => string | undefined

function named<T extends { label: string }>(list: T[], idOf: IdOf): (T & { parameterId: string })[] {
  return list.flatMap((one) => {
    const parameterId = idOf(one.label)
    return parameterId === undefined ? [] : [{ ...one, parameterId }]
  })
}

function rulesOf(
  of: Of,
  parameters: Parameter[],
  idOf: IdOf,
): Pick<Wizard, 'blanks' | 'digits' | 'addresses' | 'trimmed' | 'capacities' | 'initial'> {
  const [trimmed] = of('trimmed')
  const initial = [...named(of('initial'), idOf), ...presets(parameters)]
  return {
    blanks: named(of('blank'), idOf),
    digits: named(of('digits'), idOf),
    addresses: named(of('address'), idOf),
    ...(trimmed ? { trimmed: { requirementId: trimmed.requirementId } } : {}),
    capacities: named(of('capacity'), idOf).flatMap((one) => {
      const byId = idOf(one.by)
      return byId === undefined ? [] : [{ ...one, byId }]
    }),
    initial: initial.filter(
      (one, at) => initial.findIndex(({ parameterId }) => parameterId === one.parameterId) === at,
    ),
  }
}

function shownBy(of: Of, idOf: IdOf): Pick<Wizard, 'shown' | 'missing' | 'rows' | 'examples'> {
  return {
    shown: of('shown').map(({ step, rows, values, requirementId }) => ({
      step,
      rows,
      requirementId,
      values: named(values, idOf).map(({ parameterId, as }) => ({ parameterId, as })),
    })),
    missing: named(of('missing'), idOf),
    rows: of('amount rows'),
    examples: of('example').map(({ values, amounts, requirementId }) => ({
      requirementId,
      amounts,
      values: values.flatMap(([label, value]): [string, string][] => {
        const id = idOf(label)
        return id === undefined ? [] : [[id, value]]
      }),
    })),
  }
}

/** A last step in which nothing is entered and that nothing leaves is the end. */
function closingOf(steps: WizardStep[], places: Map<string, number>): WizardStep | undefined {
  const last = steps.at(-1)
  const used = [...places.values()].some((step) => step === last?.number)
  return last && steps.length > 2 && !used && !last.onward && steps.at(-2)?.onward ? last : undefined
}

function endOf(of: Of, closing: WizardStep | undefined): Pick<Wizard, 'end' | 'restart'> {
  const ends = of('end')
  const restart = of('button').find(({ role }) => role === 'restart')
  const heading = ends.flatMap((one) =>
    one.heading === undefined ? [] : [{ text: one.heading, requirementId: one.requirementId }],
  )[0]
  const back = ends.find(({ withoutBack }) => withoutBack)?.requirementId
  const mark = ends.find(({ withoutMark }) => withoutMark)?.requirementId
  const end = {
    ...(heading ? { heading } : closing?.heading ? { heading: closing.heading } : {}),
    texts: [
      ...[closing?.mark, closing?.name].filter((one) => one !== undefined),
      ...ends.flatMap(({ texts, requirementId }) => texts.map((text) => ({ text, requirementId }))),
    ],
    ...(back === undefined ? {} : { withoutBack: back }),
    ...(mark === undefined ? {} : { withoutMark: mark }),
  }
  return {
    ...(ends.length > 0 || closing ? { end } : {}),
    ...(restart ? { restart: { text: restart.name, requirementId: restart.requirementId } } : {}),
  }
}

/** What the rows of a table say that inputs hold at first. */
function presets(parameters: Parameter[]): Wizard['initial'] {
  return parameters.flatMap(({ id, constraints, statedBy, origins }) =>
    constraints.default === undefined
      ? []
      : [
          {
            parameterId: id,
            value: constraints.default,
            requirementId: statedBy.default ?? origins[0] ?? '',
          },
        ],
  )
}

/** "Please select" is what a list shows before anything is chosen, and no value of it. */
function withoutPrompt(parameter: Parameter): Parameter {
  const { default: preset, ...rest } = parameter.constraints
  const prompt = preset !== undefined && rest.choices !== undefined && !rest.choices.includes(preset)
  return prompt ? { ...parameter, constraints: rest } : parameter
}

/** An input that is needed whenever it is on the page is needed: where it is not there, nothing is asked of it. */
function neededWhileShown(
  parameter: Parameter,
  conditionals: NonNullable<Screen['conditionals']>,
): Parameter {
  const needed = conditionals.some(
    (one) =>
      one.parameterId === parameter.id && one.otherwise === 'hidden' && one.constraints.required === true,
  )
  return needed ? { ...parameter, constraints: { ...parameter.constraints, required: true } } : parameter
}

function formOf(screens: Screen[], parameters: Parameter[]): Screen {
  const ids = new Set(parameters.map(({ id }) => id))
  const relations = screens.flatMap((screen) => screen.relations ?? [])
  const conditionals = screens.flatMap((screen) => screen.conditionals ?? [])
  const address = screens.find((screen) => screen.address !== undefined)?.address
  return {
    id: 'W1',
    name: 'wizard',
    section: 0,
    ...(address === undefined ? {} : { address }),
    parameters: parameters.map((one) => neededWhileShown(one, conditionals)),
    messages: [],
    relations: relations.filter(
      ({ leftId, right }) => ids.has(leftId) && 'parameterId' in right && ids.has(right.parameterId),
    ),
    conditionals: conditionals.filter(
      ({ parameterId, when }) => ids.has(parameterId) && ids.has(when.parameterId),
    ),
  }
}

function titleIn(sentences: ReadSentence[]): string {
  const heading = sentences.find(({ kind }) => kind === 'heading')?.text ?? ''
  return heading
    .replace(/^\W+|\W+$/g, '')
    .replace(/^use case\s*[:–-]\s*/i, '')
    .slice(0, 60)
}
