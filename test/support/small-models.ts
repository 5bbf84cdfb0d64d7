import {
  startOf,
  type Control,
  type Event,
  type Outcome,
  type RequirementModel,
  type Rule,
  type Subject,
  type Value,
  type World,
  evaluate,
} from '../../shared/domain/requirement-model/index.ts'

type Given<T, K extends keyof T> = Pick<T, K> & Partial<T>

export type SmallSubject = Given<Subject, 'id' | 'kind'>
export type SmallControl = Given<Control, 'id' | 'role'>
export type SmallRule = Given<Rule, 'then'>

/** A model of which a test says only what it is about. */
export function modelOf({
  subjects = [],
  controls = [],
  rules = [],
}: {
  subjects?: SmallSubject[]
  controls?: SmallControl[]
  rules?: SmallRule[]
}): RequirementModel {
  return {
    subjects: subjects.map((one) => ({ name: one.id, aliases: [], scope: '', from: [], ...one })),
    controls: controls.map((one) => ({ name: one.id, quoted: true, scope: '', from: [], ...one })),
    rules: rules.map((one, index) => ({
      id: `rule ${index + 1}`,
      kind: 'reaction',
      scope: '',
      from: [],
      ...one,
    })),
    flows: [],
    measures: [],
    accounts: [],
  }
}

const valueOf = (value: Value | string): Value =>
  typeof value === 'string' ? { type: 'text', value } : value

export const entering = (target: string, value: Value | string): Event => ({
  action: 'enter',
  target,
  value: { kind: 'value', value: valueOf(value) },
})
export const pressing = (target: string): Event => ({ action: 'press', target })
export const doing = (name: string, actor?: string): Event => ({
  action: 'do',
  name,
  ...(actor ? { actor } : {}),
})
export const submitting: Event = { action: 'submit' }

/** What is told at last when these happen one after the other, from the start or from another world. */
export function after(model: RequirementModel, events: Event[], from: World = startOf(model)) {
  let world = from
  let outcomes: Outcome[] = []
  let by: string[] = []
  for (const event of events) {
    const evaluation = evaluate(model, world, event)
    if ('undecided' in evaluation)
      return { ...evaluation, world, told: [`undecided: ${evaluation.undecided}`] }
    ;({ outcomes, world, by } = evaluation)
  }
  return { world, by, told: outcomes.map(inWords) }
}

/** An outcome as a line: "shows Hello", "order = Sent". */
export function inWords(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'shows':
    case 'hides':
      return `${outcome.kind} ${outcome.text}`
    case 'set':
      return `${outcome.subject} = ${'value' in outcome.to ? outcome.to.value : outcome.to.type}`
    case 'control':
      return `${outcome.control} is ${outcome.is}`
    case 'lists':
      return `lists ${outcome.shown.join(', ')} not ${outcome.hidden.join(', ')}`
    case 'goes':
      return `goes to ${outcome.page}`
    case 'said':
      return outcome.text
    default:
      return outcome.kind
  }
}
