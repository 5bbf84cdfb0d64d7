import { whyUntried } from '../../requirement-model/asks.ts'
import { byHand } from '../../model-based-testing/cases/by-hand.ts'
import { behindOf } from '../drawing/behind.ts'
import { decisionTables } from '../drawing/decision-tables.ts'
import { stateMachines } from '../drawing/state-machines.ts'
import { about } from '../gaps/gaps.ts'
import { designCases, type Item } from '../../model-based-testing/index.ts'
import { checkCases } from '../../model-based-testing/check/index.ts'
import { eventName } from '../../model-based-testing/cases/events.ts'
import { Names } from '../../model-based-testing/cases/words.ts'
import type { Gap as Found } from '../../model-based-testing/index.ts'
import { itemsOf } from '../../model-based-testing/items/items-of.ts'
import { decidable } from '../../model-based-testing/plans/decidable.ts'
import { isMissed } from '../../model-based-testing/plans/plans-of.ts'
import type { RequirementModel, Span } from '../../requirement-model/index.ts'
import { planningWork } from '../../model-based-testing/plans/ask.ts'
import type { Work } from '../../work.ts'
import type { ItemBase } from '../../test-cases/draft.ts'
import { priorityOf, type Ranked } from '../../test-cases/priority-of.ts'
import type { CoverageItem, TestCase } from '../../test-cases/schema.ts'
import { fits } from '../writing/sized.ts'
import type { Models } from '../schema.ts'
import { typesOf } from './case-types.ts'
import { mentions } from './mentions.ts'
import { withKnownInputs } from './known-inputs.ts'
import { narrowed } from './narrowed.ts'
import { isInferred } from './inferred.ts'
import { describeItem, idOfItem } from './item-names.ts'
import type { Candidate, DesignedPart, Open, Part, Unnumbered } from './part.ts'
import type { ReadText } from '../requirements/read-text.ts'

/** An item of the model under the name that it has on the wire. */
interface Named extends ItemBase {
  raw: Item
}

// As long as the checker reads of an id.
const longestId = 400
/** Replaying cases for all rules costs their product; beyond this a case counts only by what it says. */
const mostReplays = 20_000

const techniques: Record<Found['kind'], string> = {
  undecided: 'Requirement',
  missed: 'Requirement',
  unconfirmed: 'Requirement',
  cells: 'State Transition Testing',
  rows: 'Decision Table Testing',
}

/** Cases from the requirement model of one text. */
export class TextPart implements Part {
  readonly kind = 'text'
  readonly text: ReadText
  private readonly names: Names
  private readonly model: RequirementModel
  private readonly isWhole: boolean
  private readonly ranked: Ranked
  private readonly byRaw = new Map<string, Named>()
  private readonly byId = new Map<string, Named>()
  private designed: DesignedPart | undefined
  private decided: RequirementModel | undefined
  private replays = 0
  private readonly replaying = planningWork()

  private readonly work: Work

  constructor(
    text: ReadText,
    ranked: Ranked,
    { taken = new Set(), work = planningWork() }: { taken?: ReadonlySet<string>; work?: Work } = {},
  ) {
    this.text = text
    this.work = work
    this.ranked = ranked
    this.names = new Names(text.model)
    const known = text.partly ? withKnownInputs(text.model, (from) => this.isAsked(from)) : text.model
    this.model = narrowed(known)
    this.isWhole = this.model === known
    for (const raw of itemsOf(known)) if (this.isAsked(raw.from)) this.add(raw, taken)
  }

  get size(): number {
    return this.byId.size
  }

  get ids(): Iterable<string> {
    return this.byId.keys()
  }

  private add(raw: Item, taken: ReadonlySet<string>): void {
    const key = raw.id.slice(0, longestId)
    if (this.byRaw.has(key)) return
    const requirementId = this.refOf(raw.from)
    const wanted = idOfItem(raw, requirementId, this.names)
    let id = wanted
    for (let count = 2; this.byId.has(id) || taken.has(id); count += 1) id = `${wanted} #${count}`
    const item: Named = {
      id,
      technique: raw.technique,
      requirementId,
      description: describeItem(raw, this.names),
      priority: priorityOf(this.ranked, requirementId),
      valid: raw.as === 'cell' ? false : raw.valid,
      raw,
    }
    this.byRaw.set(key, item)
    this.byId.set(id, item)
  }

  /** Whether cases are made of what was read there. */
  private isAsked(from: readonly Span[]): boolean {
    return !this.text.partly || this.refOf(from) !== ''
  }

  /** The first requirement that an element was read from; a header never leads. */
  private refOf(from: readonly Span[]): string {
    return from.flatMap(({ sentence }) => this.text.refs.get(sentence) ?? [])[0] ?? ''
  }

  design(): DesignedPart {
    this.designed ??= this.make()
    return this.designed
  }

  models(): Models {
    const behind = behindOf(this.byId.values())
    return {
      decisionTables: decisionTables(this.text, behind),
      stateMachines: stateMachines(this.text, this.names, behind),
    }
  }

  private make(): DesignedPart {
    const { statements, refs } = this.text
    const made = designCases(this.model, statements, {
      refOf: ({ number }) => refs.get(number) ?? '',
      isAsked: (from) => this.isAsked(from),
      work: this.work,
    })
    const candidates = made.cases.filter(fits).map((one) => this.candidate(one))
    const covered = new Set(candidates.flatMap(({ covers }) => [...covers]))
    const open: Open[] = []
    const missed = new Map(made.gaps.flatMap(({ item, reason }) => (item ? [[item, reason]] : [])))
    for (const item of this.byId.values()) {
      // Of what nobody looked at it is told whatever it is.
      const isUnseen = missed.get(item.raw.id) === whyUntried.notLooked
      if (covered.has(item.id) || !(isMissed(item.raw) || isUnseen)) continue
      const why = this.isWhole ? whyUntried.notExercised : whyUntried.tooManyInputs
      open.push({ item: this.told(item), reason: missed.get(item.raw.id) ?? why })
    }
    const without = new Set(open.map(({ item }) => item.id))
    return {
      items: [...this.byId.values()].filter(({ id }) => covered.has(id) || without.has(id)),
      candidates,
      open,
      gaps: made.gaps.flatMap((gap) => (gap.kind === 'missed' ? [] : this.question(gap))),
    }
  }

  /** Of a rule that is about no single input its sentence tells more than "the rule applies". */
  private told(item: Named): Named {
    const { subject, as, from } = item.raw
    const statement = this.text.statements[from[0]?.sentence ?? -1]?.text
    return subject === undefined && (as === 'rule' || as === 'main') && statement
      ? { ...item, description: statement }
      : item
  }

  private question({ kind, reason, from }: Found): Unnumbered {
    const requirementRef = this.refOf(from)
    const statement = this.text.statements[from[0]?.sentence ?? -1]?.text
    return {
      requirementRef,
      technique: techniques[kind],
      coverageItem: `${requirementRef}/${kind === 'unconfirmed' ? `unconfirmed/${reason.slice(0, 200)}` : `open ${kind}`}`,
      description: kind === 'undecided' && statement ? about(statement, reason) : reason,
      priority: priorityOf(this.ranked, requirementRef),
    }
  }

  private candidate(written: TestCase): Candidate {
    const items = (written.coverageItems ?? []).flatMap((item) => {
      const named = this.byRaw.get(item.id)
      return named ? [{ named, item }] : []
    })
    const cited = (written.tags ?? []).filter((ref) => ref !== '')
    const declared = items.flatMap(({ named }) => this.declaredAt(named.raw))
    const tests = [...new Set([...cited, ...declared])]
    return {
      testCase: {
        ...written,
        testBasis: (written.testBasis ?? '').replace(/^: /gm, ''),
        ...(this.isWhole ? {} : { automation: { ready: false, reasons: [byHand.notFilled] } }),
        tags: [items.every(({ named }) => named.valid) ? 'positive' : 'negative', ...cited],
        requirementRef: items[0]?.named.requirementId || cited[0] || '',
        coverageItems: items.map(({ named, item }) => claimOf(named, item)),
      },
      covers: new Set(items.map(({ named }) => named.id)),
      types: typesOf(
        written,
        items.map(({ named }) => named.raw),
      ),
      tests,
      ...(isInferred(written) ? { unstated: items.length > 0 ? '' : written.title } : {}),
    }
  }

  private declaredAt({ subject: id }: Item): string[] {
    const subject = id === undefined ? undefined : this.names.subject(id)
    return subject ? [this.refOf(subject.from)].filter((ref) => ref !== '') : []
  }

  /** By what the case claims, where the claims are ours; else by what it does and by what it says. */
  exercised(testCase: TestCase): Set<string> {
    const claims = (testCase.coverageItems ?? []).flatMap((item) => this.byId.get(item.id) ?? [])
    if (claims.length > 0) return this.confirmed(testCase, claims)
    const said = mentions(testCase, this.design(), (id) => this.byId.get(id)?.raw.as !== 'opened')
    return new Set([...this.replayed(testCase), ...said])
  }

  /** Those of some items that the checker finds in the literal steps of a case. */
  private confirmed(testCase: TestCase, items: readonly Named[]): Set<string> {
    const coverageItems = items.map((item) => this.claim(item))
    // As the design checks its own cases: rules that no values decide are set aside.
    this.decided ??= decidable(this.model).planner.model
    const { confirmed } = checkCases(this.decided, [{ ...testCase, coverageItems }])
    return new Set(
      confirmed.flatMap((one) => (one.coverageItems ?? []).flatMap(({ id }) => this.byRaw.get(id)?.id ?? [])),
    )
  }

  /** Looks for every item: right ones of a section together, wrong ones rule by rule, so that no other mistake hides in the case. */
  private replayed(testCase: TestCase): Set<string> {
    const groups = Map.groupBy(this.byId.values(), ({ raw }) =>
      raw.flow ? raw.id : `${raw.scope}\n${raw.valid || !raw.decides ? '' : raw.rule}`,
    )
    this.replays += groups.size
    const isLeft = this.replaying.take(groups.size * this.model.rules.length)
    if (!isLeft || this.replays > mostReplays || (testCase.steps ?? []).length === 0) return new Set()
    return new Set([...groups.values()].flatMap((items) => [...this.confirmed(testCase, items)]))
  }

  /** An item as a case claims it: what it demands stands in its id. */
  private claim({ raw }: Named): CoverageItem {
    const { id, technique, as, valid, subject, move, event, rule } = raw
    return {
      id: id.slice(0, longestId),
      technique,
      valid: as === 'cell' ? false : valid,
      ...(subject === undefined ? {} : { parameter: this.names.of(subject).slice(0, 400) }),
      ...(move
        ? { from: move.from, event: eventName(this.names, event), ...(move.to ? { to: move.to } : {}) }
        : {}),
      ...(as === 'rule' || as === 'main' ? { rule } : {}),
    }
  }
}

/** On the wire a rule is told in words, and an item by its name. */
function claimOf({ id, description }: Named, item: CoverageItem): CoverageItem {
  return { ...item, id, ...(item.rule === undefined ? {} : { rule: description.slice(0, 400) }) }
}
