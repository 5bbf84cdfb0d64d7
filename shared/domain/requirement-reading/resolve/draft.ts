import type { Described } from './fields.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import type { Flow, Id, Measure, Rule, Span, Subject } from '../../requirement-model/index.ts'
import type { KnownPages } from '../flows/opened.ts'
import type { Sentence } from '../sentence.ts'
import { boundsOf } from './beyond.ts'
import { isWritten, unitsOf } from './fitting.ts'
import type { Sample } from './checked.ts'
import { freshMemory, type Memory } from './memory.ts'
import { spanOf } from './statement.ts'
import type { Where } from './subjects.ts'
import { placeOf } from './places.ts'
import { Vocabulary } from './vocabulary.ts'

/** A message for whatever limit of these subjects (or of all) is broken. */
export interface Answer {
  subjects?: Id[]
  scope: string
  then: Rule['then']
  from: Span
  /** Which of them: those of what was entered, of what is not there, those with bounds. */
  about?: 'entry' | 'missing' | 'bounds'
}

/** A model while it is made. */
export class Draft {
  readonly vocabulary = new Vocabulary()
  readonly rules: Rule[] = []
  readonly flows: Flow[] = []
  readonly measures: Measure[] = []
  readonly answers: Answer[] = []
  readonly samples: Sample[] = []
  /** What a list or table says of one field each. */
  readonly fieldsDescribed: Described[] = []
  readonly memory: Memory = freshMemory()
  /** Rules that say what holds where the state answers nothing else; the state may be declared later. */
  readonly closing: Rule[] = []
  /** Rules that an "otherwise" made: they end the cases that it answers. */
  readonly otherwise = new WeakSet<Rule>()
  /** What is asked of whoever uses it, and is no entry of theirs: their age, that they agree. */
  readonly ofPeople = new Set<Id>()
  /** Buttons that only a deed of a life names: they are some where the deed leads to something. */
  readonly pressed = new Set<Id>()
  /** Sections that are pages of their own. */
  places: string[] = []
  /** What the text says of where pages are. */
  pages: KnownPages = { addresses: new Map(), described: new Set() }
  /** Whether a page that the text is about has a field of this name; without a page nothing is known of that. */
  isField: ((name: string) => boolean) | undefined
  /** Amounts of things that limits are about, by key. */
  readonly tried = new Set<string>()
  private count = 0
  /** By place and condition. */
  private readonly limits = new Map<string, Rule>()
  private readonly bySubject = new Map<Id, Rule[]>()

  where(sentence: Sentence, declares = true): Where {
    this.vocabulary.place = placeOf(sentence.scope, this.places)
    return {
      vocabulary: this.vocabulary,
      memory: this.memory,
      span: spanOf(sentence),
      scope: this.vocabulary.place,
      declares,
      fields: (isRequired) => this.fields(isRequired),
      stated: [],
      limits: (id) => boundsOf(this.rules, id),
      units: (id) => unitsOf(this.rules, id),
      tried: this.tried,
      written: (subject) => isWritten(this.rules, subject),
    }
  }

  add(rule: Omit<Rule, 'id' | 'scope'>): Rule {
    const key = rule.kind === 'constraint' ? `${this.vocabulary.place} ${JSON.stringify(rule.if)}` : undefined
    const same = key === undefined ? undefined : this.limits.get(key)
    if (same && this.rules.includes(same)) return this.merge(same, rule)
    this.count += 1
    const made: Rule = { id: `r${this.count}`, scope: this.vocabulary.place, ...rule }
    this.rules.push(made)
    if (key === undefined) return made
    this.limits.set(key, made)
    for (const id of new Set(made.if ? referencesOfCondition(made.if) : [])) {
      const own = this.bySubject.get(id)
      if (own) own.push(made)
      else this.bySubject.set(id, [made])
    }
    return made
  }

  /** The limits that speak of a subject, in their order. */
  limitsOf(id: Id): Rule[] {
    return [...(this.bySubject.get(id) ?? [])]
  }

  /** The same limit said twice is one, with both messages. */
  private merge(same: Rule, { then, from }: Pick<Rule, 'then' | 'from'>): Rule {
    for (const effect of then)
      if (!same.then.some((own) => JSON.stringify(own) === JSON.stringify(effect))) same.then.push(effect)
    for (const span of from)
      if (!same.from.some(({ start, end }) => start === span.start && end === span.end)) same.from.push(span)
    return same
  }

  /** What somebody enters: what has a control, and what is limited. */
  private fields(isRequired: boolean): Subject[] {
    const limited = new Set(
      this.rules.flatMap((rule) =>
        rule.kind === 'constraint' && rule.if && (!isRequired || rule.if.kind === 'empty')
          ? referencesOfCondition(rule.if)
          : [],
      ),
    )
    const controls = new Set(
      isRequired && limited.size > 0 ? [] : this.vocabulary.controls.map(({ subject }) => subject),
    )
    return this.vocabulary.subjects.filter(
      ({ id, kind }) => kind !== 'state' && (limited.has(id) || controls.has(id)),
    )
  }
}

export { spanOf, type Statement } from './statement.ts'
