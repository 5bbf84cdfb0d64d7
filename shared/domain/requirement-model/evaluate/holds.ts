import { denied } from '../denied.ts'
import type { Condition, Id } from '../model.ts'
import { hasPart, referencesOfExpression } from '../references.ts'
import type { Value } from '../values.ts'
import { judgeCharacters } from './characters.ts'
import { compared } from './compare.ts'
import { judgeForm, judgePattern } from './forms.ts'
import { emptinessAsked } from './known.ts'
import type { KnownRule } from './known-rule.ts'
import { entriesOf, held, nameOf, type Moment, type Silent, own } from './moment.ts'
import { equal } from './same.ts'
import { every, opposite, some, unknown, Unknown, type Truth } from './unknown.ts'
import { fits } from './value-of.ts'

function isSaid(text: string, said: readonly string[]): Truth {
  if (said.includes(text)) return true
  const opposite = denied(text)
  return opposite !== undefined && said.includes(opposite) ? false : unknown(`whether ${text} is not known`)
}

/** Whether a condition holds: true, false, or unknown where a value that it needs is. */
export function judge(condition: Condition, moment: Moment): Truth {
  const { silent } = moment
  if (silent && asksForEntry(condition, silent.ids)) return silent.under
  switch (condition.kind) {
    case 'all':
      return every(condition.of, (part) => judge(part, moment))
    case 'any':
      return some(condition.of, (part) => judge(part, moment))
    case 'not':
      return opposite(judge(condition.of, silent ? { ...moment, silent: flipped(silent) } : moment))
    case 'compare':
      return compared(condition.left, condition.operator, condition.right, moment)
    case 'valid':
      return isValid(condition.subjects, moment)
    case 'said':
      return isSaid(condition.text, moment.world.said ?? [])
    case 'has-entry': {
      const entries = entriesOf(moment, condition.list)
      if (entries instanceof Unknown) return entries
      return some(entries, (entry) => fits(moment, entry, condition.where))
    }
    case 'repeats':
      return repeats(condition.subject, condition.in, moment)
    default: {
      if (condition.kind === 'empty' && moment.known.subjects.get(condition.subject)?.kind === 'list') {
        return compared({ kind: 'count', list: condition.subject }, '=', none, moment)
      }
      const value = held(moment, condition.subject)
      return value instanceof Unknown ? value : judgeEntry(value, condition, moment)
    }
  }
}

const none = { kind: 'value', value: { type: 'number', value: '0' } } as const

type OfOne = Extract<Condition, { kind: 'empty' | 'blank' | 'one-of' | 'form' | 'characters' | 'pattern' }>

function judgeEntry(value: Value, condition: OfOne, { known }: Moment): Truth {
  switch (condition.kind) {
    case 'empty':
      return value.type === 'empty' || (value.type === 'boolean' && !value.value)
    case 'blank':
      return value.type === 'empty' || (value.type === 'text' && value.value.trim() === '')
    case 'one-of':
      return some(condition.values, (one) => equal(value, one, known.subjects.get(condition.subject)))
    case 'form':
      return judgeForm(value, condition.form)
    default: {
      if (value.type === 'empty') return unknown('nothing was entered')
      if (!('value' in value) || typeof value.value === 'boolean') return unknown('it is no text')
      return condition.kind === 'pattern'
        ? judgePattern(value.value, condition.expression, condition.said)
        : judgeCharacters(value.value, condition)
    }
  }
}

/** Whether an entry of the list, or the value on record, is the same. Whether "Ann" is the same as "ann" is for the text to say. */
function repeats(subject: Id, where: Id | undefined, moment: Moment): Truth {
  const value = held(moment, subject)
  if (value instanceof Unknown) return value
  if (value.type === 'empty') return false
  const others = recorded(subject, where, moment)
  if (others instanceof Unknown) return others
  return some(others, (other) => {
    const same = equal(value, other, moment.known.subjects.get(subject))
    if (same !== false || value.type !== 'text' || other.type !== 'text') return same
    const alike = value.value.trim().toLowerCase() === other.value.trim().toLowerCase()
    return alike ? unknown('whether capitals and spaces count is not said') : false
  })
}

function recorded(subject: Id, where: Id | undefined, moment: Moment): Value[] | Unknown {
  const { known } = moment
  const list = where ?? known.fieldsOf.get(subject)
  const fields = list === undefined ? undefined : known.subjects.get(list)?.fields
  const records = moment.world.records && own(moment.world.records, subject)
  if (list === undefined)
    return records ?? unknown(`what is on record for "${nameOf(known, subject)}" is not known`)
  if (known.subjects.get(list)?.kind !== 'list') {
    const value = held(moment, list)
    return value instanceof Unknown ? (records ?? value) : [value]
  }
  const entries = entriesOf(moment, list)
  if (entries instanceof Unknown) return entries
  const field = fields?.includes(subject) ? subject : fields?.length === 1 ? fields[0] : undefined
  const listed = entries.flatMap((entry) =>
    field === undefined ? Object.values(entry) : (own(entry, field) ?? []),
  )
  return [...(records ?? []), ...listed]
}

/** No limit on these is broken; without names, or where they name a whole ("the request"), on none that meets the section. */
function isValid(named: Id[] | undefined, moment: Moment): Truth {
  const { known, scope, world, validity } = moment
  const subjects = named?.some((id) => known.entered.has(id)) ? named : undefined
  const kept = subjects ? undefined : validity?.get(world)?.get(scope)
  if (kept !== undefined) return kept
  const limits = subjects
    ? known.limits.filter((limit) => subjects.some((id) => limit.asks.has(id)))
    : known.limitsAt(scope)
  const truth = every(limits, (limit) => opposite(applies(limit, { ...moment, silent: undefined })))
  if (!subjects && validity) {
    const found = validity.get(world) ?? new Map<string, Truth>()
    validity.set(world, found.set(scope, truth))
  }
  return truth
}

/**
 * Whether the condition of a rule holds. An entry that was left empty breaks no limit: where it has to be there, the rule that asks for
 * it answers, and where it may be missing, there is nothing to judge. Where the text says neither, it is unknown, unless the limit only
 * wants it to be there.
 */
export function applies({ rule, entries, refuses }: KnownRule, moment: Moment): Truth {
  const condition = rule.if
  if (!condition) return true
  const truth = judge(condition, moment)
  if (truth === false || entries.size === 0) return truth
  const { known, world } = moment
  const asked = emptinessAsked(condition)
  const missing = [...entries].filter(
    (id) =>
      own(world.values, id)?.type === 'empty' &&
      known.subjects.get(id)?.kind !== 'boolean' &&
      !asked.includes(id) &&
      hasPart(condition, (part) => asksForEntry(part, [id])),
  )
  if (missing.length === 0) return truth
  const answered = missing.filter((id) => known.subjects.get(id)?.optional || known.required.has(id))
  const rest = judge(condition, { ...moment, silent: { ids: answered, under: false } })
  if (rest !== true || answered.length === missing.length) return rest
  const without = judge(condition, { ...moment, silent: { ids: missing, under: false } })
  if (without === true || (refuses && judge(condition, { ...moment, leastLength: 1 }) !== true)) return true
  return unknown(`whether "${nameOf(known, missing[0] ?? '')}" may be left empty is not said`)
}

/** Whether it is a demand on one of these entries that only something entered can keep or break. */
function asksForEntry(condition: Condition, ids: readonly Id[]): boolean {
  if (condition.kind === 'compare') {
    const sides = [condition.left, condition.right].map(referencesOfExpression)
    const alike = condition.operator === '=' || condition.operator === '!='
    return !(alike && sides.every((side) => side.length > 0)) && sides.flat().some((id) => ids.includes(id))
  }
  const single =
    condition.kind === 'form' ||
    condition.kind === 'characters' ||
    condition.kind === 'pattern' ||
    condition.kind === 'one-of'
  return single && ids.includes(condition.subject)
}

const flipped = ({ ids, under }: Silent): Silent => ({ ids, under: !under })
