import type { Constraints } from '../../requirements/facts/types.ts'
import type { Message, Parameter, Screen, TestModel } from '../model.ts'
import { constraintWords, numbersOf, violationWords } from './constraint-words.ts'
import { addCheckedForms } from './checked-forms/form-evidence.ts'
import { addFormRules, addRefusals } from './form-evidence.ts'
import { addFormulas, addStated, numbersOfEntry } from './stated-evidence.ts'
import { addLists } from './list-evidence.ts'
import { addPrices } from './price-evidence.ts'
import { addWizards } from './wizards/wizard-evidence.ts'
import { addWorkflows } from './workflow-evidence.ts'
import { Evidence, Unasked } from './text-evidence.ts'

type Collected = Map<string, Evidence>

/**
 * The evidence of the requirements that are asked about, and under '' the names that any sentence may use: labels, buttons, pages,
 * states. Reads the model alone, so that what the text says can be compared with it.
 */
export function evidenceOf(model: TestModel, asked: Iterable<string>): Collected {
  const all: Collected = new Map(['', ...asked].map((id) => [id, new Evidence()]))
  const unasked = new Unasked()
  const of = (id: string): Evidence => all.get(id) ?? unasked
  const related = (id: string): Evidence => Object.assign(of(id), { compared: true })
  addCheckedForms(model, of)
  addWizards(model, of)
  addWorkflows(model, of)
  for (const screen of [...model.screens, ...(model.wizards ?? []).map(({ form }) => form)]) {
    addScreen(screen, of)
    addFormRules(screen, related)
  }
  for (const { label, add, bulk, filters, remove } of model.collections ?? [])
    for (const name of [
      label,
      add.button,
      remove?.control.name.replace(/ ?\{item\} ?/, ''),
      ...bulk.map(({ button }) => button),
      ...filters.map(({ name: view }) => view),
    ])
      if (name) of('').literal(name)
  addTables(model, related)
  addRefusals(model, related)
  addLists(model, of)
  addPrices(model.pricings ?? [], related)
  addBehaviour(model, related)
  for (const { origins } of model.combinations)
    for (const id of origins)
      of(id).words(
        'every each any all other combination combinations combined together value values setting settings tested seen supported valid works once least',
      )
  for (const [key, elements] of Object.entries(model)) {
    if (known.has(key) || !Array.isArray(elements)) continue
    for (const element of elements)
      for (const id of originsOf(element)) (key === 'checks' ? of : related)(id).any(element)
  }
  return all
}

const known = new Set<string>([
  'requirements',
  'screens',
  'wizards',
  'tables',
  'machines',
  'scenarios',
  'thresholds',
  'pricings',
  'lists',
  'opened',
])

/** The requirements that an element of a later kind names. */
function originsOf(element: unknown): string[] {
  if (typeof element !== 'object' || element === null) return []
  const { requirementId, origins, excludedBy, alsoTests } = element as Record<string, unknown>
  return [requirementId, origins, excludedBy, alsoTests].flat().filter((id) => typeof id === 'string')
}

type Find = (id: string) => Evidence

function addScreen(screen: Screen, of: Find): void {
  const { parameters, messages, success, refusal, name, button, address } = screen
  for (const text of [name, button, address]) if (text) of('').literal(text)
  for (const parameter of parameters) addParameter(parameter, of)
  for (const message of messages) addMessage(message, of)
  if (success) {
    of(success.requirementId).words(
      `${success.check} ${button ?? ''} ${name} successful success valid correct complete everything order fine submit submitted send sent save saved form all fields data input everything order nothing wrong errors`,
    )
  }
  if (refusal)
    of(refusal.requirementId).words(
      `${refusal.expected} any field value input data entry form valid invalid missing wrong empty incorrect required mandatory outside`,
    )
}

function addParameter(parameter: Parameter, of: Find): void {
  const { label, origins, statedBy, repeats, constraints, messages } = parameter
  of('').literal(label)
  for (const choice of constraints.choices ?? []) of('').literal(choice)
  for (const id of origins) of(id).words(label)
  const stated = [
    ...Object.entries(statedBy),
    ...repeats.flatMap(({ requirementId, keys }) => keys.map((key) => [key, requirementId] as const)),
  ]
  for (const [key, id] of stated) if (id) addConstraint(of(id), constraints, key)
  for (const message of messages) {
    addMessage(message, of)
    for (const id of [message.requirementId, ...message.repeatedBy]) addAnswered(of(id), parameter)
  }
}

/** A message about an input speaks of its bounds, whoever states them. */
function addAnswered(evidence: Evidence, { label, constraints }: Parameter): void {
  evidence.words(label)
  if (constraints.file) evidence.words(constraintWords(constraints, 'file'))
  for (const key of ['number', 'length', 'temporal', 'file'] as const)
    for (const number of numbersOf(constraints, key)) evidence.numbers.add(number)
}

function addConstraint(evidence: Evidence, constraints: Constraints, key: string): void {
  const part = Object.entries(constraints).find(([name]) => name === key)?.[1]
  if (part === undefined) return
  if (key === 'equals') evidence.compared = true
  evidence.words(constraintWords(constraints, key))
  for (const number of numbersOf(constraints, key)) evidence.numbers.add(number)
  if (key !== 'number' && key !== 'length' && key !== 'required') evidence.any(part)
}

/** A message may answer the rest of a rule. */
const restWords =
  'otherwise else anything everything other case breaks broken violates rule rules condition meet'

function addMessage({ text, violations, requirementId, repeatedBy }: Message, of: Find): void {
  for (const id of [requirementId, ...repeatedBy]) {
    of(id).literal(text)
    for (const violation of violations) of(id).words(violationWords[violation])
    of(id).words(restWords)
  }
}

const emptying =
  'nothing no not without empty blank missing left leaving selection selected chosen picked entered given filled provided specified set value entry means counts treated'
const repeating =
  'twice second again further each every another row line entry occurs occur appears used listed more than once several times repeated must not only'

function addTables({ tables, formulas = [] }: TestModel, of: Find): void {
  for (const table of tables) addStated(table, of)
  addFormulas(formulas, of)
  for (const {
    rules,
    conditions,
    statedBy,
    act,
    origins: [first],
  } of tables) {
    if (act !== undefined && first !== undefined) of(first).words(`${act} cannot`)
    for (const { requirementId, outcome, entries } of rules) {
      of(requirementId).words(outcome)
      conditions.forEach(({ subject, verb = '', entries: values, parameter }, index) => {
        if (entries[index] === undefined) return
        of(requirementId).words(`${subject} ${verb} ${parameter?.label ?? ''}`)
        for (const entry of values) {
          if (entry.kind === 'fact')
            of(requirementId).words(
              /\bthe same\b/.test(entry.text) ? `${entry.text} ${repeating}` : entry.text,
            )
          else if (entry.kind === 'equals')
            of(requirementId).any(entry.value === '' ? `${parameter?.label ?? ''} ${emptying}` : entry.value)
          else for (const number of numbersOfEntry(entry)) of(requirementId).numbers.add(number)
        }
      })
    }
    for (const [outcome, id] of Object.entries(statedBy))
      of(id).words(`${outcome} otherwise other cases case else default error message`)
  }
}

function addBehaviour({ machines, scenarios, thresholds }: TestModel, of: Find): void {
  for (const { entity, table, origins, permissions } of machines) {
    for (const state of table.states) of('').literal(state)
    table.transitions.forEach((transition, index) => {
      of(origins[index] ?? '').words(`${entity} state status`)
      of(origins[index] ?? '').any(transition)
    })
    for (const { state, event, requirementId, outcome = '' } of permissions) {
      of(requirementId).words(`${entity} state status`)
      of(requirementId).any([state, event])
      of(requirementId).words(outcome)
    }
  }
  for (const { title, origins, preconditions, steps } of scenarios)
    for (const id of origins) of(id).any([title, preconditions, steps])
  for (const threshold of thresholds) {
    const { requirementId, attempts, statement, tried, outcome, subject } = threshold
    if (attempts === undefined) of(requirementId).words(statement)
    else
      of(requirementId).words(`failed wrong incorrect attempts tries entries ${tried ?? ''} ${outcome ?? ''}`)
    of(requirementId).any([attempts, subject, threshold.window, threshold.lasting])
  }
}
