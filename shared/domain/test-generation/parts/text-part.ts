import { whyUntried } from '../../requirement-model/asks.ts'
import { byHand } from '../../model-based-testing/cases/by-hand.ts'
import { behindOf } from '../drawing/behind.ts'
import { decisionTables } from '../drawing/decision-tables.ts'
import { stateMachines } from '../drawing/state-machines.ts'
import { about } from '../gaps/gaps.ts'
import { designCases, type Design, type Item } from '../../model-based-testing/index.ts'
import { checkCases } from '../../model-based-testing/check/index.ts'
import { Names } from '../../model-based-testing/cases/words.ts'
import type { Gap as Found } from '../../model-based-testing/index.ts'
import { itemsOf } from '../../model-based-testing/items/items-of.ts'
import { decidable } from '../../model-based-testing/plans/decidable.ts'
import { isMissed } from '../../model-based-testing/plans/plans-of.ts'
import type { RequirementModel, Span } from '../../requirement-model/index.ts'
import { isBorneOut, readWholly } from '../../model-based-testing/plans/strict.ts'
import { planningWork } from '../../model-based-testing/plans/ask.ts'
import type { Work } from '../../basics/work.ts'
import { priorityOf, type Ranked } from '../../test-cases/priority-of.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import { fits } from '../writing/sized.ts'
import type { Models } from '../schema.ts'
import { typesOf } from './case-types.ts'
import { onPageAlone } from '../../page-reading/on-page-alone.ts'
import { mentions } from './mentions.ts'
import { withKnownInputs } from './known-inputs.ts'
import { narrowed } from './narrowed.ts'
import { isInferred } from './inferred.ts'
import type { Candidate, DesignedPart, Open, Part, Unnumbered } from './part.ts'
import { claimOf, requirementOf, TextItems, type NamedItem } from './text-items.ts'
import type { ReadText } from '../requirements/read-text.ts'

/** Replaying cases for all rules costs their product; beyond this a case counts only by what it says. */
const mostReplays = 20_000

const techniques: Record<Found['kind'], string> = {
  undecided: 'Requirement',
  missed: 'Requirement',
  unconfirmed: 'Requirement',
  disputed: 'Requirement',
  cells: 'State Transition Testing',
  rows: 'Decision Table Testing',
  overlaps: 'Decision Table Testing',
}

/** Cases from the requirement model of one text. */
export class TextPart implements Part {
  readonly kind = 'text'
  readonly text: ReadText
  private readonly names: Names
  private readonly model: RequirementModel
  private readonly isWhole: boolean
  private readonly ranked: Ranked
  private readonly items: TextItems
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
    this.items = new TextItems(text, this.names, ranked)
    for (const raw of itemsOf(known)) if (this.isAsked(raw.from)) this.items.add(raw, taken)
  }

  get size(): number {
    return this.items.byId.size
  }

  get ids(): Iterable<string> {
    return this.items.byId.keys()
  }

  /** Whether cases are made of what was read there. */
  private isAsked(from: readonly Span[]): boolean {
    return !this.text.partly || requirementOf(this.text, from) !== ''
  }

  design(): DesignedPart {
    this.designed ??= this.make()
    return this.designed
  }

  models(): Models {
    const behind = behindOf(this.items.byId.values())
    return {
      decisionTables: decisionTables(this.text, behind),
      stateMachines: stateMachines(this.text, this.names, behind),
    }
  }

  private make(): DesignedPart {
    const { statements, refs } = this.text
    const asked = {
      refOf: ({ number }: { number: number }) => refs.get(number) ?? '',
      isAsked: (from: readonly Span[]) => this.isAsked(from),
      work: this.work,
    }
    const model = this.text.onPage ? onPageAlone(this.model) : this.model
    const alone = designCases(model, statements, asked)
    const made = model === this.model ? alone : besideIt(alone, designCases(this.model, statements, asked))
    const candidates = made.cases.filter(fits).map((one) => this.candidate(one))
    const covered = new Set(candidates.flatMap(({ covers }) => [...covers]))
    const open: Open[] = []
    const isRead = readWholly(this.model)
    const missed = new Map(made.gaps.flatMap(({ item, reason }) => (item ? [[item, reason]] : [])))
    for (const item of this.items.byId.values()) {
      // Items that the planner never reached are reported whatever their kind.
      const isUnseen = missed.get(item.raw.id) === whyUntried.notLooked
      if (covered.has(item.id) || !(isMissed(item.raw) || isUnseen) || !isBorneOut(isRead, item.raw)) continue
      const why = this.isWhole ? whyUntried.notExercised : whyUntried.tooManyInputs
      open.push({ item: this.items.described(item), reason: missed.get(item.raw.id) ?? why })
    }
    const without = new Set(open.map(({ item }) => item.id))
    return {
      items: [...this.items.byId.values()].filter(({ id }) => covered.has(id) || without.has(id)),
      candidates,
      open,
      gaps: made.gaps.flatMap((gap) => (gap.kind === 'missed' ? [] : this.question(gap))),
    }
  }

  private question({ kind, reason, from }: Found): Unnumbered {
    const requirementRef = requirementOf(this.text, from)
    const statement = this.text.statements[from[0]?.sentence ?? -1]?.text
    return {
      requirementRef,
      technique: techniques[kind],
      coverageItem: `${requirementRef}/${kind === 'unconfirmed' ? `unconfirmed/${reason.slice(0, 200)}` : `open ${kind}`}`,
      description:
        (kind === 'undecided' || kind === 'disputed') && statement ? about(statement, reason) : reason,
      priority: priorityOf(this.ranked, requirementRef),
    }
  }

  private candidate(written: TestCase): Candidate {
    const items = (written.coverageItems ?? []).flatMap((item) => {
      const own = this.items.byRaw.get(item.id)
      return own ? [{ own, item }] : []
    })
    const cited = (written.tags ?? []).filter((ref) => ref !== '')
    const declared = items.flatMap(({ own }) => this.declaredAt(own.raw))
    const tests = [...new Set([...cited, ...declared])]
    return {
      testCase: {
        ...written,
        testBasis: (written.testBasis ?? '').replace(/^: /gm, ''),
        ...(this.isWhole ? {} : { automation: { ready: false, reasons: [byHand.notFilled] } }),
        tags: [items.every(({ own }) => own.valid) ? 'positive' : 'negative', ...cited],
        requirementRef: items[0]?.own.requirementId || cited[0] || '',
        coverageItems: items.map(({ own, item }) => claimOf(own, item)),
      },
      covers: new Set(items.map(({ own }) => own.id)),
      types: typesOf(
        written,
        items.map(({ own }) => own.raw),
      ),
      tests,
      ...(isInferred(written) ? { unstated: items.length > 0 ? '' : written.title } : {}),
    }
  }

  private declaredAt({ subject: id }: Item): string[] {
    const subject = id === undefined ? undefined : this.names.subject(id)
    return subject ? [requirementOf(this.text, subject.from)].filter((ref) => ref !== '') : []
  }

  /** By what the case claims, where the claims are ours; else by what it does and by what it says. */
  exercised(testCase: TestCase): Set<string> {
    const claims = (testCase.coverageItems ?? []).flatMap((item) => this.items.byId.get(item.id) ?? [])
    if (claims.length > 0) return this.confirmed(testCase, claims)
    const mentioned = mentions(testCase, this.design(), (id) => this.items.byId.get(id)?.raw.as !== 'opened')
    return new Set([...this.replayed(testCase), ...mentioned])
  }

  /** Those of some items that the checker finds in the literal steps of a case. */
  private confirmed(testCase: TestCase, items: readonly NamedItem[]): Set<string> {
    const coverageItems = items.map((item) => this.items.claim(item))
    // As the design checks its own cases: rules that no values decide are set aside.
    this.decided ??= decidable(this.model).planner.model
    const { confirmed } = checkCases(this.decided, [{ ...testCase, coverageItems }])
    return new Set(
      confirmed.flatMap((one) =>
        (one.coverageItems ?? []).flatMap(({ id }) => this.items.byRaw.get(id)?.id ?? []),
      ),
    )
  }

  /** Looks for every item: right ones of a section together, wrong ones rule by rule, so that no other mistake hides in the case. */
  private replayed(testCase: TestCase): Set<string> {
    const groups = Map.groupBy(this.items.byId.values(), ({ raw }) =>
      raw.flow ? raw.id : `${raw.scope}\n${raw.valid || !raw.decides ? '' : raw.rule}`,
    )
    this.replays += groups.size
    const isLeft = this.replaying.take(groups.size * this.model.rules.length)
    if (!isLeft || this.replays > mostReplays || (testCase.steps ?? []).length === 0) return new Set()
    return new Set([...groups.values()].flatMap((items) => [...this.confirmed(testCase, items)]))
  }
}

/** What a page can show comes first; of what needs more than the page, only what tries something else. */
function besideIt(alone: Design, whole: Design): Design {
  const covered = new Set(alone.cases.flatMap(itemsIn))
  const more = whole.cases.filter((one) => itemsIn(one).some((id) => !covered.has(id)))
  for (const id of more.flatMap(itemsIn)) covered.add(id)
  const isOpen = ({ item }: Found) => item === undefined || !covered.has(item)
  return { ...whole, cases: [...alone.cases, ...more], gaps: whole.gaps.filter(isOpen) }
}

const itemsIn = ({ coverageItems = [] }: TestCase): string[] => coverageItems.map(({ id }) => id)
