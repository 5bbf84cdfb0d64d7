import { capital } from '../../english/capital.ts'
import { byHand } from '../../model-based-testing/cases/by-hand.ts'
import { Names } from '../../model-based-testing/cases/words.ts'
import type { Subject } from '../../requirement-model/index.ts'
import type { Draft, ItemBase, StepDraft } from '../../test-cases/draft.ts'
import { priorityOf, type Ranked } from '../../test-cases/priority-of.ts'
import type { Scope, TestCase } from '../../test-cases/schema.ts'
import { checkedDrafts } from '../parts/draft-part.ts'
import type { Part } from '../parts/part.ts'
import type { TextPart } from '../parts/text-part.ts'
import { Guesser } from '../refining/guesser.ts'
import type { ReadRequirement } from '../requirements/read-text.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { criteria, standard, type Criterion } from './criteria.ts'

interface Point {
  item: ItemBase
  draft: Draft
}

/**
 * Points of checklists for the inputs that the texts declare: markup and SQL in every input that takes any text, WCAG criteria for every
 * form. In the scope `full` only those that a sentence asks for, in the scope of a quality all of it.
 */
export function checklistPart(
  texts: readonly TextPart[],
  { read, scope }: { read: readonly ReadRequirement[]; scope: Scope },
): Part {
  const requirements = new Map(read.map(({ requirement }) => [requirement.id, requirement]))
  const wanted = criteria.flatMap((one) => {
    const stating = statingOf(one, read)
    return one.category === scope || (scope === 'full' && stating) ? [{ one, stating }] : []
  })
  const points = texts.flatMap((text) =>
    wanted.flatMap(({ one, stating }) => pointsOf(text, one, { stating, requirements })),
  )
  const exercised = (testCase: TestCase) =>
    new Set(points.flatMap(({ item, draft }) => (doesAll(testCase, draft) ? [item.id] : [])))
  return {
    kind: 'checklist',
    size: points.length,
    exercised,
    design: () => ({
      ...checkedDrafts(
        points.map(({ item }) => item),
        { cases: points.map(({ draft }) => draft), undesigned: [] },
        { exercised, requirements },
      ),
      gaps: [],
    }),
  }
}

function statingOf(
  { stated, category }: Criterion,
  read: readonly ReadRequirement[],
): Requirement | undefined {
  const asking = read
    .map(({ requirement }) => requirement)
    .filter(({ subcategory }) => subcategory !== 'input validation')
  return (
    asking.find(({ statement }) => stated.test(statement)) ??
    (category === 'accessibility' ? asking.find(({ statement }) => standard.test(statement)) : undefined)
  )
}

interface About extends Ranked {
  stating: Requirement | undefined
}

function pointsOf(text: TextPart, one: Criterion, about: About): Point[] {
  if (one.literal !== undefined) return injections(text, one, one.literal, about)
  const names = new Names(text.text.model)
  const forms = Map.groupBy(
    new Guesser(text)
      .inputs()
      .filter(({ kind, needs }) => !needs && kind !== 'file' && kind !== 'date' && kind !== 'time'),
    ({ scope }) => scope,
  )
  return [...forms.values()].flatMap((inputs, index) => {
    const ref = inputs[0]?.from.flatMap(({ sentence }) => text.text.refs.get(sentence) ?? [])[0] ?? ''
    const entries = inputs.map((input) => entryOf(input, names))
    const steps = stepsOf(one, entries)
    const isOfPage = one.expected !== ''
    return steps.length === 0 || (isOfPage && index > 0)
      ? []
      : [
          pointOf(one, {
            ...about,
            where: entries[0]?.name ?? '',
            ref,
            steps: isOfPage ? steps : [open, ...steps],
            manual: isOfPage
              ? []
              : entries.filter(({ quoted }) => !quoted).map(({ name }) => byHand.noControl(name)),
          }),
        ]
  })
}

interface Entry {
  name: string
  said: string
  quoted: boolean
  ticked: boolean
}

/** An input as steps call it. */
function entryOf({ id, kind }: Subject, names: Names): Entry {
  const name = names.of(id)
  const ticked = kind === 'boolean'
  const isList = names.controlOf(id)?.role === 'combobox'
  const noun = ticked ? 'checkbox' : isList ? 'dropdown' : 'field'
  const said = kind === 'choice' && !isList ? `"${name}"` : `the "${name}" ${noun}`
  return { name, said, ticked, quoted: names.controlOf(id)?.quoted === true }
}

const open: StepDraft = { action: 'Open the page', expectedResult: '' }

function stepsOf({ name, expected }: Criterion, entries: readonly Entry[]): StepDraft[] {
  if (expected !== '') return [{ ...open, expectedResult: expected }]
  if (name === 'labels')
    return entries.map(({ said }) => ({
      action: `Hover over ${said}`,
      expectedResult: `${capital(said)} is shown`,
    }))
  return entries.length < 2
    ? []
    : entries.map(({ said, ticked }, index) => ({
        action: index === 0 && !ticked ? `Click ${said}` : 'Press Tab',
        expectedResult: `${capital(said)} is focused`,
      }))
}

/** Each input that takes the literal as any other text. */
function injections(text: TextPart, one: Criterion, literal: string, about: About): Point[] {
  const guesser = new Guesser(text)
  return guesser.freeTexts.flatMap((label) =>
    guesser
      .tried(label, literal)
      .filter(({ valid }) => valid)
      .map(({ item, candidate }) => {
        const steps = (candidate.testCase.steps ?? []).map(({ stepNumber: _number, ...step }, index, all) =>
          index === all.length - 1 ? { ...step, expectedResult: one.expected } : step,
        )
        return pointOf(one, { ...about, where: label, ref: item.requirementId, steps, manual: [] })
      }),
  )
}

interface Made {
  where: string
  ref: string
  steps: StepDraft[]
  manual: string[]
}

function pointOf(
  { name, category, basis, words }: Criterion,
  { stating, requirements, where, ref, steps, manual }: About & Made,
): Point {
  const requirementId = stating?.id ?? ref
  const told = `${where}: ${words}`
  const item: ItemBase = {
    id: `${requirementId}/checklist/${name}/${told}`.slice(0, 390),
    technique: 'Checklist-based Testing',
    requirementId,
    description: told,
    priority: priorityOf({ requirements }, requirementId),
    valid: true,
  }
  const types: Draft['types'] =
    category === 'security' ? ['security', 'negative', 'functional'] : ['accessibility', 'functional']
  return {
    item,
    draft: {
      title: `Checklist ${category}: ${told}`.slice(0, 240),
      steps,
      claims: [item],
      outcome: {
        expected: steps.at(-1)?.expectedResult ?? '',
        oracle: stating ? 'stated' : 'inferred',
        checkable: true,
      },
      preconditions: [],
      types,
      tags: ['checklist', category],
      testCondition: stating ? words : `${words}. The text does not ask for it; it follows from ${basis}`,
      manual,
    },
  }
}

/** Whether a case does what the point asks for, and expects what it expects. */
function doesAll({ steps = [] }: TestCase, draft: Draft): boolean {
  const told = steps.map(({ action, expectedResult }) => `${action}\n${expectedResult}`)
  return draft.steps.every(({ action, expectedResult }) => told.includes(`${action}\n${expectedResult}`))
}
