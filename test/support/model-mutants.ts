import type {
  Condition,
  Effect,
  Event,
  Expression,
  RequirementModel,
  Rule,
  Template,
  Value,
} from '../../shared/domain/requirement-model/index.ts'
import { decimalText, exact, minus, plus } from '../../shared/domain/requirement-model/decimal.ts'

/** A model with one thing wrong. `rule` is where, `what` says it in words. */
export interface Mutant {
  rule: string
  what: string
  operator: 'bound' | 'comparison' | 'condition' | 'effect' | 'order' | 'target' | 'rule'
  model: RequirementModel
}

type Change<T> = [operator: Mutant['operator'], what: string, to: T]

/** Every model that differs from this one in a single thing: a bound, an operator, an effect, an order, a target, a rule. */
export function mutantsOf(model: RequirementModel): Mutant[] {
  const steps = new Map(model.subjects.map((subject) => [subject.id, subject.step ?? '1']))
  const step = (expression: Expression): string =>
    expression.kind === 'subject' ? (steps.get(expression.subject) ?? '1') : '1'
  const mutants: Mutant[] = []
  for (const [index, rule] of model.rules.entries()) {
    const put = ([operator, what, to]: Change<Rule | undefined>) =>
      mutants.push({
        rule: rule.id,
        what,
        operator,
        model: { ...model, rules: model.rules.toSpliced(index, 1, ...(to ? [to] : [])) },
      })
    put(['rule', 'the rule is not there', undefined])
    if (rule.if)
      for (const change of ofCondition(rule.if, step)) put(mapped(change, (to) => ({ ...rule, if: to })))
    if (rule.if)
      put(['condition', 'the condition is turned round', { ...rule, if: { kind: 'not', of: rule.if } }])
    for (const [at, effect] of rule.then.entries()) {
      put(['effect', `the effect ${effect.kind} is not there`, { ...rule, then: rule.then.toSpliced(at, 1) }])
      for (const change of ofEffect(effect, model, step))
        put(mapped(change, (to) => ({ ...rule, then: rule.then.toSpliced(at, 1, to) })))
    }
    if (rule.when)
      for (const change of ofEvent(rule.when, model)) put(mapped(change, (to) => ({ ...rule, when: to })))
  }
  return mutants
}

const mapped = <A, B>([operator, what, to]: Change<A>, put: (to: A) => B): Change<B> => [
  operator,
  what,
  put(to),
]

const turned = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '=': ['!='],
  '!=': ['='],
} as const

function ofCondition(condition: Condition, step: (of: Expression) => string): Change<Condition>[] {
  switch (condition.kind) {
    case 'compare': {
      const { left, right, operator } = condition
      return [
        ...turned[operator].map((to): Change<Condition> => [
          'comparison',
          `${operator} is ${to}`,
          { ...condition, operator: to },
        ]),
        ...shifted(right, step(left)).map((one) =>
          mapped(one, (to): Condition => ({ ...condition, right: to })),
        ),
        ...shifted(left, step(right)).map((one) =>
          mapped(one, (to): Condition => ({ ...condition, left: to })),
        ),
      ]
    }
    case 'all':
    case 'any':
      return [
        ...(condition.of.length > 1
          ? [
              [
                'condition',
                `${condition.kind} is the other one`,
                { ...condition, kind: condition.kind === 'all' ? 'any' : 'all' },
              ] as Change<Condition>,
            ]
          : []),
        ...condition.of.flatMap((part, at): Change<Condition>[] => [
          ...(condition.of.length > 1
            ? [
                [
                  'condition',
                  'a part is not there',
                  { ...condition, of: condition.of.toSpliced(at, 1) },
                ] as Change<Condition>,
              ]
            : []),
          ...ofCondition(part, step).map((one) =>
            mapped(one, (to): Condition => ({ ...condition, of: condition.of.toSpliced(at, 1, to) })),
          ),
        ]),
      ]
    case 'not':
      return [
        ['condition', 'not is not there', condition.of],
        ...ofCondition(condition.of, step).map((one) =>
          mapped(one, (of): Condition => ({ ...condition, of })),
        ),
      ]
    case 'one-of':
      return condition.values.length > 1
        ? condition.values.map((_, at) => [
            'condition',
            'a value is not there',
            { ...condition, values: condition.values.toSpliced(at, 1) },
          ])
        : []
    case 'form':
      return condition.form === 'whole'
        ? [['condition', 'any number will do', { ...condition, form: 'number' }]]
        : []
    case 'characters':
      return [
        ...(condition.sets.length > 1
          ? condition.sets.map((_, at): Change<Condition> => [
              'condition',
              'a set is not there',
              { ...condition, sets: condition.sets.toSpliced(at, 1) },
            ])
          : []),
        ...(condition.count !== undefined && condition.count > 1
          ? [['bound', 'one less will do', { ...condition, count: condition.count - 1 }] as Change<Condition>]
          : []),
      ]
    default:
      return []
  }
}

/** A number in a sum or a comparison, one step less and one step more. */
function shifted(expression: Expression, step: string): Change<Expression>[] {
  switch (expression.kind) {
    case 'value':
      return near(expression.value, step).map((value) => [
        'bound',
        `${shown(expression.value)} is ${shown(value)}`,
        { ...expression, value },
      ])
    case '+':
    case '-':
    case '*':
    case '/':
    case 'min':
    case 'max': {
      const other = { '+': '-', '-': '+', '*': '+', '/': '*', min: 'max', max: 'min' } as const
      const changes: Change<Expression>[] = [
        [
          'order',
          `${expression.kind} is ${other[expression.kind]}`,
          { ...expression, kind: other[expression.kind] },
        ],
        ...expression.of.flatMap((part, at) =>
          shifted(part, step).map((one) =>
            mapped(one, (to): Expression => ({ ...expression, of: expression.of.toSpliced(at, 1, to) })),
          ),
        ),
      ]
      if (expression.kind === '-' || expression.kind === '/')
        changes.push(['order', 'the parts change places', { ...expression, of: expression.of.toReversed() }])
      return changes
    }
    case 'percent':
      return [
        ...shifted(expression.share, '1').map((one) =>
          mapped(one, (share): Expression => ({ ...expression, share })),
        ),
        ...shifted(expression.of, step).map((one) =>
          mapped(one, (of): Expression => ({ ...expression, of })),
        ),
      ]
    case 'round':
      return [
        ...shifted(expression.of, step).map((one) =>
          mapped(one, (of): Expression => ({ ...expression, of })),
        ),
        ...(['half-up', 'up', 'down'] as const)
          .filter((mode) => mode !== expression.mode)
          .map((mode): Change<Expression> => ['order', `rounded ${mode}`, { ...expression, mode }]),
      ]
    case 'shift': {
      const { days = 0 } = expression
      return [-1, 1].map((more) => ['bound', `${more} day`, { ...expression, days: days + more }])
    }
    default:
      return []
  }
}

function near(value: Value, step: string): Value[] {
  if (value.type === 'boolean') return [{ ...value, value: !value.value }]
  if (value.type === 'day') return [-1, 1].map((more) => ({ ...value, fromToday: value.fromToday + more }))
  const [number, size] = value.type === 'number' ? [exact(value.value), exact(step)] : []
  if (!number || !size) return []
  return [minus, plus].flatMap((move) => {
    const moved = decimalText(move(number, size))
    return moved === undefined ? [] : [{ type: 'number' as const, value: moved }]
  })
}

const shown = (value: Value): string => ('value' in value ? String(value.value) : value.type)

function ofEffect(
  effect: Effect,
  model: RequirementModel,
  step: (of: Expression) => string,
): Change<Effect>[] {
  switch (effect.kind) {
    case 'shows':
      return [['effect', 'another text is shown', { ...effect, text: otherText(effect.text) }]]
    case 'set': {
      const subject = model.subjects.find(({ id }) => id === effect.subject)
      const now =
        effect.to.kind === 'value' && effect.to.value.type === 'text' ? effect.to.value.value : undefined
      const others = now === undefined ? [] : (subject?.options ?? []).filter((option) => option !== now)
      return [
        ...others.map((value): Change<Effect> => [
          'target',
          `it becomes ${value}`,
          { ...effect, to: { kind: 'value', value: { type: 'text', value } } },
        ]),
        ...shifted(effect.to, step({ kind: 'subject', subject: effect.subject })).map((one) =>
          mapped(one, (to): Effect => ({ ...effect, to })),
        ),
      ]
    }
    case 'control': {
      const other = {
        shown: 'hidden',
        hidden: 'shown',
        enabled: 'disabled',
        disabled: 'enabled',
        checked: 'unchecked',
        unchecked: 'checked',
        empty: 'focused',
        focused: 'empty',
      } as const
      return [['effect', `it is ${other[effect.is]}`, { ...effect, is: other[effect.is] }]]
    }
    case 'refused':
      return [['effect', 'it is accepted', { kind: 'accepted' }]]
    case 'accepted':
      return [['effect', 'it is refused', { kind: 'refused' }]]
    case 'goes':
      return [['effect', 'it goes elsewhere', { ...effect, page: `${effect.page} 2` }]]
    case 'adds':
      return [['effect', 'it removes instead', { kind: 'removes', list: effect.list, where: effect.entry }]]
    case 'removes':
      return effect.where.length > 0 ? [['effect', 'it removes all', { ...effect, where: [] }]] : []
    case 'changes':
      return effect.to.flatMap(({ field, is }, at) =>
        shifted(is, step({ kind: 'subject', subject: field })).map((one) =>
          mapped(one, (to): Effect => ({ ...effect, to: effect.to.toSpliced(at, 1, { field, is: to }) })),
        ),
      )
    default:
      return []
  }
}

const otherText = (text: Template): Template =>
  typeof text[0] === 'string' ? [`Not ${text[0]}`, ...text.slice(1)] : ['Not ', ...text]

/** The event of another rule in its place. */
function ofEvent(event: Event, model: RequirementModel): Change<Event>[] {
  const key = (one: Event) => `${one.action} ${one.target ?? ''} ${one.name ?? ''}`
  const others = new Map(
    model.rules.flatMap(({ when }) => (when?.action === event.action ? [[key(when), when] as const] : [])),
  )
  others.delete(key(event))
  return [...others.values()].slice(0, 2).map((other) => ['target', `at ${key(other)} instead`, other])
}
