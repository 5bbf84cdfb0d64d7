import type { Control, Id, Role, Span, Subject } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import { roleOf } from '../grammar/controls.ts'
import { keyOf, namesMail, ownedIn } from './naming.ts'

/** What a document speaks of, by its names. */
export class Vocabulary {
  readonly subjects: Subject[] = []
  readonly controls: Control[] = []
  /** The section whose names count: two pages in one text do not touch. "" is the whole text. */
  place = ''
  private readonly keys = new Map<string, Subject[]>()

  /** The subject of this name; made where there is none. */
  declare(words: string, from: Span, scope = this.place): Subject {
    const known = this.byKey(keyOf(words), scope)
    if (known) {
      addSpan(known.from, from)
      return known
    }
    const subject: Subject = {
      id: `s${this.subjects.length + 1}`,
      name: words.trim(),
      aliases: [],
      kind: 'text',
      scope,
      from: [from],
    }
    this.subjects.push(subject)
    this.alias(subject, words)
    return subject
  }

  /** Controls are declared here alone, and keep their names. */
  private readonly controlsByKey = new Map<string, Control[]>()

  alias(subject: Subject, words: string): void {
    const key = keyOf(words)
    const all = this.keys.get(key) ?? []
    if (!all.includes(subject)) this.keys.set(key, [...all, subject])
    if (keyOf(subject.name) !== key && !subject.aliases.includes(words)) subject.aliases.push(words)
  }

  /** Exactly this name, or one that leaves out words before it, or its owner. */
  find(words: string, scope = this.place): Subject | undefined {
    const key = keyOf(words)
    const own = this.byKey(key, scope)
    if (own) return own
    const owned = ownedIn(words)
    const thing = owned && this.byKey(keyOf(owned.thing), scope)
    return thing ?? this.bySuffix(key, scope) ?? this.byLabel(key, scope) ?? this.mail(key, scope)
  }

  private byKey(key: string, scope: string): Subject | undefined {
    const found = this.keys.get(key)
    return found?.find((one) => one.scope === scope) ?? found?.find((one) => meets(one.scope, scope))
  }

  /** "age" for "driver age", "order weight" for "weight": where only one is meant. */
  private bySuffix(key: string, scope: string): Subject | undefined {
    if (key.length < 3 || / (?:of|for) |^(?:additional|extra|further) /.test(key)) return undefined
    const found = this.subjects.filter((one) => {
      const name = keyOf(one.name)
      return (
        meets(one.scope, scope) && (name.endsWith(` ${key}`) || (key.endsWith(` ${name}`) && name.length > 2))
      )
    })
    return found.length === 1 ? found[0] : undefined
  }

  /** "phone number" for the field "Phone": labels leave out what kind of entry it is. */
  private byLabel(key: string, scope: string): Subject | undefined {
    const label = /^(.{3,}) (?:number|code|address|date)$/.exec(key)?.[1]
    const found = label === undefined ? undefined : this.byKey(label, scope)
    const control = found && this.controlOf(found.id)
    return control?.quoted && control.role === 'textbox' ? found : undefined
  }

  private mail(key: string, scope: string): Subject | undefined {
    const found = namesMail(key)
      ? this.subjects.filter((one) => namesMail(one.name) && meets(one.scope, scope))
      : []
    return found.length === 1 ? found[0] : undefined
  }

  /** The state or choice that can be this. */
  withOption(value: string, kind?: Subject['kind']): Subject | undefined {
    const wanted = value.toLowerCase()
    const found = this.subjects.filter(
      (one) =>
        (kind === undefined || one.kind === kind) &&
        one.options?.some((option) => option.toLowerCase() === wanted),
    )
    return found.length === 1 ? found[0] : undefined
  }

  /** The one thing of this place that goes through states, where there is only one. */
  onlyState(): Subject | undefined {
    const found = this.subjects.filter(({ kind, scope }) => kind === 'state' && meets(scope, this.place))
    return found.length === 1 ? found[0] : undefined
  }

  control(name: string, role: Role | undefined): Control | undefined {
    const all = (this.controlsByKey.get(keyOf(name)) ?? []).filter((one) => meets(one.scope, this.place))
    return (
      all.find((one) => one.role === role) ??
      (role === undefined || role === 'text' ? all[0] : all.find((one) => roleMeets(one.role, role)))
    )
  }

  declareControl(
    reference: Extract<Reference, { kind: 'named' }>,
    role: Role,
    from: Span,
    scope = this.place,
  ): Control {
    const known = this.control(reference.words, role)
    if (known) {
      addSpan(known.from, from)
      return known
    }
    const control: Control = {
      id: `c${this.controls.length + 1}`,
      name: reference.words,
      role,
      quoted: true,
      scope,
      from: [from],
    }
    this.controls.push(control)
    const key = keyOf(control.name)
    const same = this.controlsByKey.get(key)
    if (same) same.push(control)
    else this.controlsByKey.set(key, [control])
    return control
  }

  controlOf(subject: Id): Control | undefined {
    return this.controls.find((one) => one.subject === subject)
  }
}

/** Boxes of all kinds take a text or a choice. */
function roleMeets(one: Role, other: Role): boolean {
  const boxes = new Set<Role>(['textbox', 'combobox'])
  return one === other || (boxes.has(one) && boxes.has(other))
}

export function addSpan(all: Span[], one: Span): void {
  if (!all.some(({ start, end }) => start === one.start && end === one.end)) all.push(one)
}

function meets(one: string, other: string): boolean {
  return (
    one === '' || other === '' || one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
  )
}

const entered = new Set<Role | undefined>(['textbox', 'combobox', 'checkbox', 'radio'])
/** Whether a person gives something a value by it. */
export const isEntered = (role: Role | undefined): role is Role => entered.has(role)

/** The role that the noun of a reference tells. */
export function roleOfReference(reference: Reference): Role | undefined {
  return reference.kind === 'named' ? roleOf(reference.noun) : undefined
}
