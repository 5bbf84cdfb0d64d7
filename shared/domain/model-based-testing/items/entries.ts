import {
  isEntered,
  type Condition,
  type Control,
  type RequirementModel,
  type Value,
} from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { asksWhetherValid, isLimit, submissionOf } from './conditions.ts'
import type { Item } from './item.ts'
import { isConsent } from './consent.ts'
import { maker } from './maker.ts'

/** Each option of a list, and a box both ticked and not, in a form whose entries are judged. */
export function chosen(model: RequirementModel): Item[] {
  return model.subjects
    .filter(
      ({ id, kind, from, asIs }) =>
        from.length > 0 && !asIs && isEntered(model, id) && (kind === 'choice' || kind === 'boolean'),
    )
    .flatMap((subject) => {
      const { id, kind, options = [], scope, from } = subject
      const judged = model.rules.some(
        (rule) => meet(rule.scope, scope) && (isLimit(rule) || asksWhetherValid(rule.if)),
      )
      const declared = kind === 'choice' || model.controls.some(({ subject }) => subject === id)
      if (!judged || !declared) return []
      const values: Value[] =
        kind === 'choice'
          ? options.map((value) => ({ type: 'text', value }))
          : (isConsent(subject) ? [true] : [true, false]).map((value) => ({ type: 'boolean', value }))
      return values.map((value): Item => ({
        id: `${id}: ${JSON.stringify(value)}`,
        technique: 'Equivalence Partitioning',
        rule: '',
        decides: false,
        demands: [{ condition: { kind: 'one-of', subject: id, values: [value] }, holds: true }],
        subject: id,
        partition: '',
        valid: true,
        as: 'partition',
        event: submissionOf(model, scope, [id]),
        scope,
        from,
      }))
    })
}

/** What the text lets people leave empty. */
export function leftOut(model: RequirementModel): Item[] {
  return model.subjects.flatMap(({ id, optional, scope, from }) => {
    if (!optional || from.length === 0) return []
    const empty: Condition = { kind: 'empty', subject: id }
    const limits = model.rules.filter((rule) => isLimit(rule) && meet(rule.scope, scope))
    const rule = limits.find((one) => one.if && referencesOfCondition(one.if).includes(id)) ?? limits[0]
    if (!rule) return []
    const make = maker(model, rule)
    const demands = [{ condition: empty, holds: true }]
    return make({
      id: `${id}: left empty`,
      as: 'partition',
      technique: 'Equivalence Partitioning',
      partition: 'left empty',
      decides: false,
      valid: true,
      subject: id,
      demands,
      from,
    })
  })
}

/** The page as it is opened, once for each section that declares controls of it. */
export function openedPages(model: RequirementModel): Item[] {
  const scopes = new Set(declaredControls(model).map(({ scope }) => scope))
  return [...scopes].map((scope) => ({
    id: `opened ${scope}`,
    technique: 'Use Case Testing',
    rule: '',
    decides: false,
    demands: [],
    partition: 'the opened page',
    valid: true,
    as: 'opened',
    event: { action: 'open' },
    scope,
    from: declaredControls(model).flatMap((control) => (control.scope === scope ? control.from : [])),
  }))
}

/** Controls that the text says the page has; not those that only some behaviour names or brings about. */
export function declaredControls({
  subjects,
  controls,
  rules,
  flows,
  accounts,
}: RequirementModel): Control[] {
  const conditional = new Set(subjects.flatMap(({ id, needs }) => (needs ? [id] : [])))
  const doubtful = new Set(accounts.flatMap(({ sentence, is }) => (is === 'read' ? [] : [sentence])))
  const elsewhere = new Set([...rules, ...flows].flatMap(({ from }) => from.map(({ sentence }) => sentence)))
  const moved = new Set(
    rules
      .flatMap(({ then }) => then)
      .flatMap((effect) => (effect.kind === 'control' ? [effect.control] : [])),
  )
  return controls.filter(
    ({ id, quoted, from, behind, subject, role }) =>
      quoted &&
      // Radio buttons are called by their options.
      !(role === 'radio' && subject !== undefined) &&
      !behind &&
      !conditional.has(subject ?? '') &&
      !moved.has(id) &&
      from.some(({ sentence }) => !elsewhere.has(sentence) && !doubtful.has(sentence)),
  )
}
