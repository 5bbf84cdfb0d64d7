import type { WhyNot } from '../../requirement-model/asks.ts'
import {
  evaluate,
  type Event,
  type Id,
  type RequirementModel,
  type Rule,
  type World,
} from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { isLimit } from '../items/conditions.ts'
import type { Demand, Item } from '../items/item.ts'
import { asking, type Ask } from './ask.ts'
import { Candidates } from './candidates.ts'
import { isAmbiguous, overlapping, silent } from './overlaps.ts'
import { lastOf, type Plan, type Turn } from './plan.ts'
import { subjectsOfTurn } from './subjects-of-turn.ts'
import { blocks, limitChecks, sectionOf, type Limit, type Section } from './section.ts'
import type { Work } from '../../basics/work.ts'
import { withSaid } from './given.ts'
import { usualWorld } from './usual-world.ts'
import { withoutAsides } from './without-asides.ts'
import { search, type Check, valueIn, withValue } from './search.ts'

/** Finds worlds in which items are tried. Every plan is confirmed by `evaluate`. */
export class Planner {
  readonly model: RequirementModel
  readonly ask: Ask
  private readonly candidates: Candidates
  private readonly rules: Map<Id, Rule>
  private readonly bases = new Map<string, World>()
  private readonly sections = new Map<string, Section>()

  constructor(model: RequirementModel, work?: Work) {
    this.model = model
    this.ask = asking(model, work)
    this.candidates = new Candidates(this.ask)
    this.rules = new Map(model.rules.map((rule) => [rule.id, rule]))
  }

  /** The usual world of a section. */
  base(scope: string): World {
    const cached = this.bases.get(scope)
    if (cached) return cached
    const section = this.section(scope)
    this.work.take(section.size)
    const usual = usualWorld(scope, { model: this.model, section, candidates: this.candidates })
    this.bases.set(scope, usual)
    return usual
  }

  chosen(scope: string): Id[] {
    return this.section(scope).chosen
  }

  get work(): Work {
    return this.ask.work
  }

  private section(scope: string): Section {
    const before = this.sections.get(scope)
    if (before) return before
    // Building a section looks at every rule and subject.
    this.work.take(this.model.rules.length + this.model.subjects.length)
    const section = sectionOf(this.ask, scope)
    this.sections.set(scope, section)
    return section
  }

  /**
   * Plans one turn that tries all items together, or returns undefined. If other rules react as well, values are preferred at which the tried
   * rule reacts alone. If there are none and the messages contradict each other, the outcome is undefined by the text and nothing is planned.
   */
  plan(items: Item[], from?: World): Plan | undefined {
    const combined = this.planBeside(items, [], from)
    const [only, ...more] = items
    if (!combined || !only || more.length > 0) return combined
    const others = overlapping(this.model, only, lastOf(combined))
    if (others.length === 0) return combined
    const alone = this.planBeside(items, silent(others), from)
    if (alone && overlapping(this.model, only, lastOf(alone)).length === 0) return alone
    return isAmbiguous(this.model, only, others) ? undefined : combined
  }

  private planBeside(items: Item[], further: Demand[], from?: World): Plan | undefined {
    const [first] = items
    if (!first || this.work.isOver) return undefined
    const demands = [...items.flatMap((item) => item.demands), ...further]
    const wrong = items.find(({ valid, decides, rule }) => decides && (!valid || this.answers(rule, blocks)))
    const vary = this.touched(demands, first.scope)
    const quiet = items.length > 1 ? this.quietIn(first.scope) : []
    const mine = (limit: Limit) => limit.rule === wrong?.rule
    // Where every wrong value breaks another limit on the same entry, too, that one may be broken beside.
    const beside = (limit: Limit) => mine(limit) || limit.subjects.includes(wrong?.subject ?? '')
    for (const start of from ? [from] : this.starts(demands, first.scope))
      for (const spared of wrong ? [mine, beside] : [mine]) {
        const world = search(this.candidates, {
          from: withSaid(start, demands),
          vary,
          demands,
          checks: [...limitChecks(this.section(first.scope), vary, spared), ...quiet],
          accept: (tried) => this.confirms(items, this.turn(tried, first.event)),
        })
        const all = world && this.turn(world, first.event)
        const turn = all && withoutAsides(this.model, items, all)
        if (turn) return { items, turns: [turn], about: this.aboutOf(items, turn) }
      }
    return undefined
  }

  /** Reactions that are silent in the usual world. One that fires would hide whether the other entries are accepted. */
  private quietIn(scope: string): Check[] {
    const base = this.base(scope)
    return this.section(scope).quiet.filter((check) => check.ok(base))
  }

  /** The usual world, and where a state is asked for, the same in each of its states. */
  private starts(demands: Demand[], scope: string): World[] {
    const base = this.base(scope)
    const referenced = new Set(demands.flatMap(({ condition }) => referencesOfCondition(condition)))
    const states = this.model.subjects.filter(({ id, kind }) => kind === 'state' && referenced.has(id))
    return [
      base,
      ...states.flatMap(({ id, options = [] }) =>
        options.map((value) => withValue(base, id, { type: 'text', value })),
      ),
    ]
  }

  /** Why no plan was found, as far as the model says it in a world that meets the demands. */
  whyNot(item: Item): WhyNot {
    const { demands, scope, event } = item
    if (this.work.isOver) return 'notLooked'
    const world = search(this.candidates, {
      from: this.base(scope),
      vary: this.touched(demands, scope),
      demands,
    })
    if (this.work.isOver) return 'notLooked'
    if (!world) return 'noValues'
    this.work.take(this.section(scope).size)
    const evaluation = evaluate(this.model, world, event)
    if (!('undecided' in evaluation)) {
      const turn = {
        before: world,
        event,
        outcomes: evaluation.outcomes,
        after: evaluation.world,
        by: evaluation.by,
      }
      return isAmbiguous(this.model, item, overlapping(this.model, item, turn)) ? 'twoRules' : 'anotherFirst'
    }
    return evaluation.undecided.startsWith('ambiguous') ? 'twoRules' : 'notExercised'
  }

  /** What an event brings about; nothing where the model does not decide it. */
  turn(before: World, event: Event): Turn | undefined {
    if (!this.work.take(this.section(before.scope ?? '').size)) return undefined
    const evaluation = evaluate(this.model, before, event)
    return 'undecided' in evaluation
      ? undefined
      : { before, event, outcomes: evaluation.outcomes, after: evaluation.world, by: evaluation.by }
  }

  /** Whether each item is tried by the turn: its rule decides, or does not, as it wants, and nothing else is wrong. */
  confirms(items: Item[], turn: Turn | undefined): boolean {
    if (!turn) return false
    const by = items.length > 1 ? new Set(turn.by) : undefined
    const isBy = (rule: Id) => by?.has(rule) ?? turn.by.includes(rule)
    if (!items.every(({ rule, decides }) => isBy(rule) === decides)) return false
    const meets = items.every(({ demands }) => demands.every((demand) => this.ask.meets(demand, turn.before)))
    if (!meets) return false
    const tried = items.filter(({ valid, decides }) => !valid && decides)
    return turn.by.every((id) => {
      const rule = this.rules.get(id)
      return (
        tried.some((item) => item.rule === id || (rule && this.breaksToo(rule, item, turn.before))) ||
        rule === undefined ||
        !isLimit(rule)
      )
    })
  }

  /** Whether another limit is broken by the very entry that is tried: with the usual one it would not be. */
  private breaksToo({ if: broken }: Rule, { subject, scope }: Item, world: World): boolean {
    const base = this.base(scope)
    const usual = subject === undefined ? undefined : valueIn(base, subject)
    if (!broken || subject === undefined || !usual) return false
    // What is taken already is part of the entry that is tried.
    const { records = {} } = base
    return this.ask.holds(broken, { ...withValue(world, subject, usual), records }) === false
  }

  /** Whether some entry keeps all limits of a subject. */
  canBeEntered(id: Id): boolean {
    const scope = this.model.subjects.find((subject) => subject.id === id)?.scope ?? ''
    const demands: Demand[] = [{ condition: { kind: 'empty', subject: id }, holds: false }]
    const checks = limitChecks(this.section(scope), [id]).filter(({ subjects }) =>
      subjects.every((own) => own === id),
    )
    return search(this.candidates, { from: this.base(scope), vary: [id], demands, checks }) !== undefined
  }

  /** Subjects that the demands speak of, then those that share a limit with them; what `of` is computed from included. */
  private touched(demands: Demand[], scope: string): Id[] {
    const { chosen, limits } = this.section(scope)
    const free = new Set(chosen)
    const referenced = new Set(demands.flatMap(({ condition }) => referencesOfCondition(condition)))
    const beside = limits
      .filter(({ subjects }) => subjects.length > 1 && subjects.some((id) => referenced.has(id)))
      .flatMap(({ subjects }) => subjects)
    return [...new Set([...referenced, ...beside])].filter((id) => free.has(id))
  }

  /** The subjects that the case of a turn is about. */
  aboutOf(items: Item[], turn: Turn): Id[] {
    const [first] = items
    const form = first ? this.section(first.scope).form : []
    return subjectsOfTurn(items, turn, { model: this.model, rules: this.rules, form })
  }

  private answers(id: Id, test: (rule: Rule) => boolean): boolean {
    const rule = this.rules.get(id)
    return rule !== undefined && test(rule)
  }
}
