import type { Event, Flow, Id, RequirementModel, Rule, Span } from '../../requirement-model/index.ts'
import type { Sample } from '../../requirement-reading/resolve/checked.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { placeOf, placesOf } from '../../requirement-reading/resolve/places.ts'
import type { Sentence } from '../../requirement-reading/sentence.ts'
import type { Dropped } from '../answer-schema.ts'
import { Misfit } from '../language/misfit.ts'
import { folded } from '../verify/texts.ts'
import type { Flowing, Taken } from '../verify/taken.ts'
import { renamed } from './references.ts'
import { giveAnswer, limitRules, ruleOf } from './rules.ts'
import { inUnits } from './in-units.ts'
import { fitted, valueFor } from './values.ts'
import { Vocabulary } from './vocabulary.ts'

interface Assembled {
  model: Omit<RequirementModel, 'accounts'>
  samples: Sample[]
  dropped: Dropped[]
}

/** What was taken of all parts as one model: names become ids, sections that are pages of their own stay apart. */
export const assemble = (taken: Taken, sentences: readonly Sentence[]): Assembled =>
  new Assembly(taken, sentences).made()

class Assembly {
  private readonly taken: Taken
  private readonly sentences: readonly Sentence[]
  private readonly vocabulary = new Vocabulary()
  private readonly places: string[]
  private readonly rules: Rule[] = []
  private readonly flows: Flow[] = []
  private readonly dropped: Dropped[] = []

  constructor(taken: Taken, sentences: readonly Sentence[]) {
    this.taken = taken
    this.sentences = sentences
    const fields = taken.things.filter(({ control }) => control !== null)
    const pages = new Set(taken.pages.flatMap(({ s }) => s.map((number) => sentences[number]?.scope ?? '')))
    this.places = [
      ...(pages.size > 1 ? pages : []),
      ...placesOf(
        [],
        fields.map(({ name, s }) => ({ name, scope: this.sectionOf(s) })),
      ),
    ]
      .filter((place) => place !== '')
      .sort((a, b) => b.length - a.length)
  }

  made(): Assembled {
    this.declareAll()
    const { limits, rules, answers, flows } = this.taken
    const computed = new Set(
      rules.flatMap(({ then }) =>
        then.flatMap((effect) =>
          effect.kind === 'set' && effect.to.kind !== 'value' ? [effect.subject] : [],
        ),
      ),
    )
    for (const one of limits) this.attempt('limits', one, () => this.add(limitRules(one), one.s))
    for (const one of rules)
      this.attempt('rules', one, () => {
        const kindOf = (name: string) => this.vocabulary.subjectNamed(name, this.scopeOf(one.s))?.kind
        this.add([ruleOf(one, { ...this.tableOf(one.s), kindOf, computed })], one.s)
      })
    this.vocabulary.fillLists(this.rules)
    for (const one of answers)
      this.attempt('answers', one, () => {
        const scope = this.scopeOf(one.s)
        const at = (name: string, slot: string) => this.vocabulary.idOf(name, slot, scope)
        const of = one.of.map((name) => at(name, 'subject'))
        const then = this.fitted(renamed(one.then, at))
        const given = giveAnswer({ of, about: one.about, then }, this.rules, {
          from: this.from(one.s),
          scope,
        })
        if (!given) throw new Misfit('there is no limit that it could answer')
      })
    for (const one of flows) this.attempt('flows', one, () => this.flow(one))
    this.branch()
    const { subjects, controls } = this.vocabulary
    const model = { subjects, controls, rules: this.rules, flows: this.flows, measures: [] }
    return { model, samples: this.samples(), dropped: this.dropped }
  }

  private declareAll(): void {
    for (const thing of this.taken.things)
      this.vocabulary.declare(
        thing,
        this.scopeOf(thing.s),
        this.from(thing.s),
        this.isQuoted(thing.name, thing.s),
      )
    for (const thing of this.taken.things) this.vocabulary.join(thing, this.scopeOf(thing.s))
    for (const { name, role, s } of this.taken.controls)
      this.vocabulary.control(name, role, this.scopeOf(s), this.from(s), this.isQuoted(name, s))
  }

  private attempt(kind: string, element: unknown, make: () => void): void {
    try {
      make()
    } catch (error) {
      if (!(error instanceof Misfit)) throw error
      this.dropped.push({ kind, element, reason: error.message })
    }
  }

  private add(rules: Omit<Rule<string>, 'id' | 'scope' | 'from'>[], s: number[]): void {
    const scope = this.scopeOf(s)
    const made = rules.map((rule) => this.resolved(rule, scope))
    for (const rule of made)
      this.rules.push({ id: `mr${this.rules.length + 1}`, scope, from: this.from(s), ...rule })
  }

  /** Events know by what is done whether their target is a button or a field. */
  private resolved<T extends { when?: Event<string> }>(rule: T, scope: string): T {
    const { when, ...rest } = rule
    const made = renamed(rest, (name, slot) => this.vocabulary.idOf(name, slot, scope))
    return { ...this.fitted(made), ...(when ? { when: this.event(when, scope) } : {}) } as unknown as T
  }

  private event(event: Event<string>, scope: string): Event {
    return this.fitted(renamed(event, (name, slot) => this.vocabulary.idOf(name, slot, scope, event.action)))
  }

  private fitted<T>(tree: T): T {
    const subjectOf = (id: Id) => this.vocabulary.subjectOf(id)
    return inUnits(fitted(tree, subjectOf), (id) => {
      const to = subjectOf(id)?.unit
      return to === undefined ? undefined : { from: to, to }
    })
  }

  private flow({ s, title, role, given, steps }: Flowing): void {
    const scope = this.scopeOf(s)
    const at = (name: string, slot: string): Id => this.vocabulary.idOf(name, slot, scope)
    const made: Flow = {
      id: `mf${this.flows.length + 1}`,
      scope,
      from: this.from(s),
      title,
      role,
      given: this.fitted(renamed(given, at)),
      steps: steps.map(({ events, effects }) => ({
        events: events.map((event) => this.event(event, scope)),
        effects: this.fitted(renamed(effects, at)),
      })),
    }
    this.flows.push(made)
  }

  /** A text counts its steps from 1, the model from 0. */
  private branch(): void {
    for (const { title, branch } of this.taken.flows) {
      const flow = this.flows.find((one) => one.title === title)
      const from = branch && this.flows.find((one) => one.title === branch.of && one !== flow)
      const step = Math.max(0, branch ? branch.step - 1 : 0)
      const isThere = branch && Number.isInteger(branch.step) && branch.step >= 0
      if (flow && from && isThere && step <= from.steps.length) flow.branchesFrom = { flow: from.id, step }
    }
  }

  private samples(): Sample[] {
    return this.taken.samples.flatMap(({ of, value, good, s }) => {
      const subject = this.vocabulary.subjectNamed(of, this.scopeOf(s))
      if (!subject) return []
      const about = (rule: Rule) => rule.if && referencesOfCondition(rule.if).includes(subject.id)
      const rules = this.rules.filter((rule) => rule.kind === 'constraint' && about(rule)).map(({ id }) => id)
      return [{ rules, values: [valueFor(subject, value)], breaks: !good }]
    })
  }

  private tableOf(s: readonly number[]): { table?: string } {
    const row = s.map((number) => this.sentences[number]).find((one) => one?.is === 'row')
    return row?.table === undefined ? {} : { table: `mt${row.table + 1}` }
  }

  /** The section of the last sentence that it names: what it refers to stands before. */
  private sectionOf(s: readonly number[]): string {
    return this.sentences[Math.max(...s)]?.scope ?? ''
  }

  /** The page that all its sentences are about; what several pages have belongs to the document. */
  private scopeOf(s: readonly number[]): string {
    const places = new Set(s.map((number) => placeOf(this.sentences[number]?.scope ?? '', this.places)))
    const [place = '', ...others] = places
    return others.length === 0 ? place : ''
  }

  private from(s: readonly number[]): Span[] {
    return [...s]
      .sort((a, b) => a - b)
      .flatMap((number) => {
        const sentence = this.sentences[number]
        return sentence ? [{ sentence: number, start: sentence.start, end: sentence.end }] : []
      })
  }

  private isQuoted(name: string, s: readonly number[]): boolean {
    const all = s.flatMap((number) => this.sentences[number] ?? [])
    return all.some(({ is, text }) => is === 'row' || folded(text).includes(`"${folded(name)}"`))
  }
}
