import type {
  Condition,
  Effect,
  Expression,
  RequirementModel,
  Value,
} from '../../shared/domain/requirement-model/index.ts'

/** What a model says, each element as a short sentence, so that tests read as what was understood. */
export function said(model: RequirementModel): string[] {
  const names = new Map([...model.subjects, ...model.controls].map(({ id, name }) => [id, name]))
  const name = (id: string): string => names.get(id) ?? id
  const value = (one: Value): string => ('value' in one ? String(one.value) : one.type)
  const sum = (one: Expression): string => {
    if (one.kind === 'value') return value(one.value)
    if (one.kind === 'subject') return name(one.subject)
    if (one.kind === 'length') return `length of ${sum(one.of)}`
    return one.kind
  }
  const holds = (one: Condition): string => {
    switch (one.kind) {
      case 'compare':
        return `${sum(one.left)} ${one.operator} ${sum(one.right)}`
      case 'all':
        return `(${one.of.map(holds).join(' and ')})`
      case 'any':
        return `(${one.of.map(holds).join(' or ')})`
      case 'not':
        return `not ${holds(one.of)}`
      case 'one-of':
        return `${name(one.subject)} in ${one.values.map(value).join('|')}`
      case 'form':
        return `${name(one.subject)} is ${one.form}`
      case 'valid':
        return 'valid'
      default:
        return one.kind
    }
  }
  const then = (one: Effect): string => {
    if (one.kind === 'shows')
      return `shows "${one.text.map((part) => (typeof part === 'string' ? part : `<${sum(part)}>`)).join('')}"`
    return one.kind === 'set' ? `${name(one.subject)} := ${sum(one.to)}` : one.kind
  }
  return [
    ...model.subjects.map(
      ({ name: own, kind, options, initial }) =>
        `${own}: ${kind}${options ? ` ${options.join('|')}` : ''}${initial ? `, first ${value(initial)}` : ''}`,
    ),
    ...model.rules.map(
      ({ kind, when, if: given, closes, then: effects }) =>
        [
          kind,
          ...(when
            ? [`when ${when.name ?? when.action}${when.target === undefined ? '' : ` ${name(when.target)}`}`]
            : []),
          ...(given ? [`if ${holds(given)}`] : []),
          ...(closes === undefined ? [] : [`closes ${name(closes)}`]),
        ].join(' ') + `: ${effects.map(then).join(', ')}`,
    ),
  ]
}
