import { labelKey } from '../../requirements/facts/labels.ts'
import type { ReadSentence } from '../../requirements/index.ts'
import type { WizardPart } from '../../requirements/wizards/wizard-facts.ts'
import type { Parameter, Screen } from '../model/forms.ts'
import type { TestModel } from '../model.ts'
import { buildAmounts } from './build-amounts.ts'
import { stepsOf } from './build-steps.ts'
import type { Wizard } from './wizard-model.ts'

/** A part of the reading with the requirement that states it. */
export type Stated<T extends WizardPart['part'] = WizardPart['part']> = Extract<WizardPart, { part: T }> & {
  requirementId: string
}

/** The model with its forms over several steps. Their inputs stand on no single page, so what was taken for one goes. */
export function withWizardForms(model: TestModel, sentences: ReadSentence[]): TestModel {
  const stepped = sentences.some(({ facts }) =>
    facts.some((fact) => fact.kind === 'wizard' && fact.parts.some(({ part }) => part === 'button')),
  )
  return stepped ? { ...model, screens: [], wizards: buildWizards(sentences, model.screens) } : model
}

/** Folds what the sentences say of steps, and the inputs of all screens, into one form over several steps; none where no text tells of steps. */
export function buildWizards(sentences: ReadSentence[], screens: Screen[]): Wizard[] {
  const first = sentences.find(
    ({ facts, requirementId }) => requirementId && facts.some(({ kind }) => kind === 'wizard'),
  )
  const parts = sentences.flatMap(({ facts, requirementId = first?.requirementId ?? '' }): Stated[] =>
    facts.flatMap((fact) =>
      fact.kind === 'wizard' ? fact.parts.map((part) => ({ ...part, requirementId })) : [],
    ),
  )
  if (!parts.some(({ part }) => part === 'button')) return []
  const of = <T extends WizardPart['part']>(kind: T) =>
    parts.filter((part): part is Stated<T> & Stated => part.part === kind)
  const all = new Map(
    screens.flatMap(({ parameters }) => parameters).map((one) => [labelKey(one.label), one]),
  )
  const idOf = (label: string) => all.get(labelKey(label))?.id
  const fields = of('field').flatMap((field) => {
    const parameter = all.get(labelKey(field.label))
    return parameter ? [{ parameter, step: field.step, requirementId: field.requirementId }] : []
  })
  const lost = of('field').length > fields.length
  if (fields.length === 0 || lost) return []
  const ids = new Set(fields.map(({ parameter }) => parameter.id))
  const form = formOf(
    screens,
    fields.map(({ parameter }) => parameter),
    ids,
  )
  const places = new Map(fields.map(({ parameter, step }) => [parameter.id, step]))
  const named = <T extends { label: string }>(list: T[]) =>
    list.flatMap((one) => {
      const parameterId = idOf(one.label)
      return parameterId === undefined || !ids.has(parameterId) ? [] : [{ ...one, parameterId }]
    })
  const trimmed = of('trimmed')[0]
  const ends = of('end')
  const heading = ends.find((one) => one.heading !== undefined)
  const restart = of('button').find(({ role }) => role === 'restart')
  const wizard: Wizard = {
    id: 'W1',
    title: titleIn(sentences),
    origins: [...new Set(parts.map(({ requirementId }) => requirementId))],
    steps: stepsOf(of, Math.max(...places.values())),
    form,
    places,
    placedBy: new Map(fields.map(({ parameter, requirementId }) => [parameter.id, requirementId])),
    blanks: named(of('blank')),
    digits: named(of('digits')),
    addresses: named(of('address')),
    ...(trimmed ? { trimmed: { requirementId: trimmed.requirementId } } : {}),
    capacities: named(of('capacity')).flatMap((one) => {
      const byId = idOf(one.by)
      return byId === undefined ? [] : [{ ...one, byId }]
    }),
    initial: [...named(of('initial')), ...presets(form)].filter(
      (one, at, list) => list.findIndex(({ parameterId }) => parameterId === one.parameterId) === at,
    ),
    behaviours: new Map(
      of('behaviour')
        .toReversed()
        .map(({ name, requirementId }) => [name, requirementId]),
    ),
    shown: of('shown').map(({ step, rows, values, requirementId }) => ({
      step,
      rows,
      requirementId,
      values: named(values).map(({ parameterId, as }) => ({ parameterId, as })),
    })),
    missing: named(of('missing')),
    rows: of('amount rows'),
    examples: of('example').map(({ values, amounts, requirementId }) => ({
      requirementId,
      amounts,
      values: values.flatMap(([label, value]): [string, string][] => {
        const id = idOf(label)
        return id === undefined ? [] : [[id, value]]
      }),
    })),
    ...(ends.length > 0
      ? {
          end: {
            ...(heading?.heading === undefined
              ? {}
              : { heading: { text: heading.heading, requirementId: heading.requirementId } }),
            texts: ends.flatMap(({ texts, requirementId }) => texts.map((text) => ({ text, requirementId }))),
            ...gone('withoutBack'),
            ...gone('withoutMark'),
          },
        }
      : {}),
    ...(restart ? { restart: { text: restart.name, requirementId: restart.requirementId } } : {}),
  }
  const amounts = buildAmounts(of, wizard, idOf)
  return [amounts ? { ...wizard, amounts } : wizard]

  function gone(what: 'withoutBack' | 'withoutMark'): { [key in typeof what]?: string } {
    const found = ends.find((one) => one[what])
    return found ? { [what]: found.requirementId } : {}
  }
}

/** What the rows of a table say that inputs hold at first. */
function presets({ parameters }: Screen): Wizard['initial'] {
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

function formOf(screens: Screen[], parameters: Parameter[], ids: Set<string>): Screen {
  const relations = screens.flatMap((screen) => screen.relations ?? [])
  const conditionals = screens.flatMap((screen) => screen.conditionals ?? [])
  const address = screens.find((screen) => screen.address !== undefined)?.address
  return {
    id: 'W1',
    name: 'wizard',
    section: 0,
    ...(address === undefined ? {} : { address }),
    parameters,
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
