import type { Control, Id, Role, Rule, Span, Subject } from '../../requirement-model/index.ts'
import { hasPart } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { keyOf } from '../../requirement-reading/resolve/naming.ts'
import type { Of } from '../answer-schema.ts'
import { Misfit } from '../language/misfit.ts'
import { valueFor } from './values.ts'

/** Everything that the parts of a document declare, by name: what two parts declare is one. */
export class Vocabulary {
  readonly subjects: Subject[] = []
  readonly controls: Control[] = []

  declare(thing: Of<'things'>, scope: string, from: Span[], quoted: boolean): void {
    const known = this.subjectNamed(thing.name, scope)
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

  /** The subject of an id, also of a control that it is entered with. */
  subjectOf(id: Id): Subject | undefined {
    const own = this.controls.find((control) => control.id === id)?.subject ?? id
    return this.subjects.find((subject) => subject.id === own)
  }

  subjectNamed(name: string, scope: string): Subject | undefined {
    const here = this.subjects.filter((one) => meet(one.scope, scope))
    const wanted = keyOf(name)
    return (
      here.find((one) => one.name === name) ??
      here.find((one) => [one.name, ...one.aliases].some((own) => keyOf(own) === wanted))
    )
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
    return this.controls.find((one) => meet(one.scope, scope) && keyOf(one.name) === keyOf(name))
  }

  private add(subject: Subject): Subject {
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
    ...(start === null ? {} : { initial: valueFor({ kind, options }, start) }),
    ...(optional === true ? { optional } : {}),
    ...(isFact ? { given: true } : {}),
  }
}

/** What a second part says of a thing joins what the first one said. */
function merge(known: Subject, more: Subject): void {
  const all = new Map(
    [...(known.options ?? []), ...(more.options ?? [])].map((one) => [one.toLowerCase(), one]),
  )
  const from = [
    ...known.from,
    ...more.from.filter(({ start }) => known.from.every((one) => one.start !== start)),
  ]
  const aliases = [...new Set([...known.aliases, ...more.aliases])]
  Object.assign(
    known,
    { ...more, ...known, from, aliases },
    all.size > 0 ? { options: [...all.values()] } : {},
  )
  if (!more.given) delete known.given
}
