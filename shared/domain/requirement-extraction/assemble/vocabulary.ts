import type {
  Control,
  Id,
  RequirementModel,
  Role,
  Rule,
  Span,
  Subject,
  Value,
} from '../../requirement-model/index.ts'
import { isDecimal } from '../../requirement-model/decimal.ts'
import { hasPart } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { keyOf } from '../../requirement-reading/resolve/naming.ts'
import type { Of } from '../answer.ts'
import { Misfit } from '../language/misfit.ts'

/** Everything that the parts of a document declare, by name: what two parts declare is one. */
export class Vocabulary {
  readonly subjects: Subject[] = []
  readonly controls: Control[] = []
  /** What the other reader found: a part may name what only another part declares. */
  private readonly other: RequirementModel

  constructor(other: RequirementModel) {
    this.other = other
  }

  declare(thing: Of<'things'>, scope: string, from: Span[], quoted: boolean): void {
    const known = this.subjectNamed(thing.name, scope, { only: 'own' })
    const subject = known ?? this.add(subjectOf(thing, scope, from, `m${this.subjects.length + 1}`))
    if (known) merge(known, subjectOf(thing, scope, from, known.id))
    if (thing.control && !this.controls.some((one) => one.subject === subject.id))
      this.control(thing.name, thing.control, scope, from, quoted).subject = subject.id
  }

  /** A field of a list is told by the name of the list. */
  join(thing: Of<'things'>, scope: string): void {
    if (thing.list === null) return
    const [list, field] = [this.subjectNamed(thing.list, scope), this.subjectNamed(thing.name, scope)]
    if (list?.kind === 'list' && field && field !== list && !list.fields?.includes(field.id))
      list.fields = [...(list.fields ?? []), field.id]
  }

  control(name: string, role: Role, scope: string, from: Span[], quoted: boolean): Control {
    const known = this.controls.find(
      (one) => one.role === role && keyOf(one.name) === keyOf(name) && meet(one.scope, scope),
    )
    if (known) return known
    const control: Control = { id: `mc${this.controls.length + 1}`, name, role, quoted, scope, from }
    this.controls.push(control)
    return control
  }

  /** The id that a name stands for at its place. */
  idOf(name: string, slot: string, scope: string, action?: string): Id {
    const control = this.controlNamed(name, scope)
    const isButton = control && control.subject === undefined
    if (slot === 'control' && control) return control.id
    if (slot === 'target' && (action === 'press' || isButton) && control) return control.id
    const subject = this.subjectNamed(name, scope)
    if (slot === 'control') {
      if (subject) return this.control(name, 'text', scope, subject.from, false).id
      throw new Misfit(`no control has the name [${name}]`)
    }
    if (slot === 'target' && action === 'press')
      return this.control(name, 'button', scope, subject?.from ?? [], false).id
    if (subject) return subject.id
    throw new Misfit(`nothing with a value has the name [${name}]`)
  }

  subjectNamed(name: string, scope: string, { only }: { only?: 'own' } = {}): Subject | undefined {
    const wanted = keyOf(name)
    const fits = (one: Subject) =>
      meet(one.scope, scope) && [one.name, ...one.aliases].some((own) => keyOf(own) === wanted)
    const exact = this.subjects.find((one) => meet(one.scope, scope) && one.name === name)
    const own = exact ?? this.subjects.find(fits)
    if (own || only) return own
    const other = this.other.subjects.find(fits)
    return other && this.add({ ...other, id: `m${this.subjects.length + 1}`, fields: undefined } as Subject)
  }

  /** A list that is only asked whether it has something already has entries with this one field. */
  fillLists(rules: readonly Rule[]): void {
    for (const { if: condition } of rules)
      if (condition)
        hasPart(condition, (part) => {
          if (part.kind !== 'repeats') return false
          const list = this.subjects.find(({ id, kind }) => id === part.in && kind === 'list')
          const like = this.subjects.find(({ id }) => id === part.subject)
          if (!list || !like || list.fields) return false
          const { name, kind, scope, from } = like
          const id = `m${this.subjects.length + 1}`
          list.fields = [this.add({ id, name, aliases: [], kind, scope, from, given: true }).id]
          return false
        })
  }

  private controlNamed(name: string, scope: string): Control | undefined {
    const fits = (one: Control) =>
      meet(one.scope, scope) && (one.name === name || keyOf(one.name) === keyOf(name))
    const own = this.controls.find(fits)
    if (own) return own
    const other = this.other.controls.find((one) => fits(one) && one.subject === undefined)
    return other && this.control(other.name, other.role, other.scope, other.from, other.quoted)
  }

  private add(subject: Subject): Subject {
    if (subject.fields === undefined) delete subject.fields
    this.subjects.push(subject)
    return subject
  }
}

function subjectOf(thing: Of<'things'>, scope: string, from: Span[], id: Id): Subject {
  const { name, aliases, kind, unit, step, options, start, optional, entered } = thing
  const isFact = !entered && kind !== 'state' && kind !== 'list'
  return {
    id,
    name,
    aliases,
    kind,
    scope,
    from,
    ...(unit === null ? {} : { unit }),
    ...(step === null || kind !== 'number' ? {} : { step }),
    ...(options.length > 0 ? { options } : {}),
    ...(start === null ? {} : { initial: valueFor(kind, start) }),
    ...(optional === true ? { optional } : {}),
    ...(isFact ? { given: true } : {}),
  }
}

export function valueFor(kind: Subject['kind'], text: string): Value {
  if (text === 'empty') return { type: 'empty' }
  if (kind === 'number' && isDecimal(text)) return { type: 'number', value: text }
  if (kind === 'boolean') return { type: 'boolean', value: !/^(?:no|off|false|not|un)/i.test(text) }
  return { type: 'text', value: text }
}

/** What a second part says of a thing joins what the first one said. */
function merge(
  known: Subject,
  { aliases, unit, step, options, initial, optional, given, from, kind }: Subject,
): void {
  known.aliases = [...new Set([...known.aliases, ...aliases])]
  const all = new Map([...(known.options ?? []), ...(options ?? [])].map((one) => [one.toLowerCase(), one]))
  if (all.size > 0 && (kind === known.kind || options === undefined)) known.options = [...all.values()]
  if (unit !== undefined) known.unit ??= unit
  if (step !== undefined) known.step ??= step
  if (initial !== undefined) known.initial ??= initial
  if (optional) known.optional = optional
  if (!given) delete known.given
  known.from = [...known.from, ...from.filter(({ start }) => known.from.every((one) => one.start !== start))]
}
