import type { Known } from './known.ts'
import type { Labels } from './labels.ts'
import { type Part, partsOfRun, titleParts, valuesOf } from './parts.ts'
import {
  type Run,
  aboveTitle,
  bodyRun,
  boxOf,
  isAround,
  isGoingOn,
  isPast,
  labelRun,
  namedLevel,
  namedRun,
} from './runs.ts'
import type { Outline, OutlineBlock } from './types.ts'

/**
 * Cuts the content of a file into its parts, by what is known of its type: the title, values with their labels, what stands under known headings and
 * in elements with known names, and what is left as text between them. No two parts overlap.
 */
export function partsOf({ blocks }: Outline, kept: readonly number[], labels: Labels, known: Known): Part[] {
  const cut = new Cut(blocks, labels, known)
  for (const at of kept) {
    const block = blocks[at]
    if (block && block.hints?.element !== 'dt') cut.take(at, block)
  }
  return cut.end()
}

class Cut {
  readonly #blocks: readonly OutlineBlock[]
  readonly #labels: Labels
  readonly #known: Known
  readonly #parts: Part[] = []
  readonly #runs: Run[] = []
  #run: Run
  #section: Run | undefined
  /** The element that holds the heading of the section and what is under it. */
  #box: string | undefined
  #awaitsBox = false

  constructor(blocks: readonly OutlineBlock[], labels: Labels, known: Known) {
    this.#blocks = blocks
    this.#labels = labels
    this.#known = known
    this.#run = labels.title === undefined ? bodyRun(undefined) : aboveTitle()
  }

  take(at: number, block: OutlineBlock): void {
    if (this.#awaitsBox) this.#box = boxOf(this.#blocks[this.#section?.label ?? -1], block)
    this.#awaitsBox = false
    if (this.#isWayHere(at, block)) return
    if (at === this.#labels.title) this.#takeTitle(block)
    else if (!this.#takeFinds(at, block) && !this.#takeLabel(at, block)) this.#takeText(at, block)
  }

  /** The last of the way here ("Home / Guides / Saving seed") says the title again. */
  #isWayHere(at: number, { key }: OutlineBlock): boolean {
    const { title = -1 } = this.#labels
    return at < title && key === this.#blocks[title]?.key
  }

  #takeTitle(block: OutlineBlock): void {
    this.#parts.push(...titleParts(block))
    this.#open(bodyRun(undefined))
  }

  end(): Part[] {
    this.#open(bodyRun(undefined))
    return [...this.#parts, ...this.#runs.flatMap((one) => partsOfRun(one, this.#blocks))].sort(
      (one, other) => one.start - other.start,
    )
  }

  #open(next: Run): void {
    if (this.#run.places.length > 0) this.#runs.push(this.#run)
    this.#run = next
  }

  /** Whether the block before is a label without a value so far. */
  #isAwaited(at: number): boolean {
    return this.#run.isOneBlock && this.#run.places.length === 0 && this.#run.label === at - 1
  }

  #takeFinds(at: number, block: OutlineBlock): boolean {
    const all = this.#labels.finds.get(at) ?? []
    const isTold = ({ source }: (typeof all)[number]) => source !== 'named' && source !== 'line'
    const finds = all.filter(
      (find) => this.#known.finds.has(find.machineName) && (isTold(find) || !this.#isAwaited(at)),
    )
    for (const find of finds)
      this.#parts.push(...valuesOf({ ...find, isLabelled: find.source !== 'named' }, block))
    if (finds.length > 0 && this.#run.isOneBlock) this.#open(bodyRun(this.#section))
    return finds.length > 0
  }

  #takeLabel(at: number, block: OutlineBlock): boolean {
    if (this.#isAwaited(at)) return false
    // A label whose value is no content is that of nothing else.
    if (this.#run.isOneBlock && this.#run.places.length === 0) this.#open(bodyRun(this.#section))
    const label = labelRun(at, block, this.#labels, this.#known)
    if (!label) return this.#takeSubtitle(at, block)
    this.#open(label)
    if (!label.isOneBlock) {
      this.#section = label
      this.#box = undefined
      this.#awaitsBox = true
    }
    return true
  }

  #takeSubtitle(at: number, block: OutlineBlock): boolean {
    const isNamed = this.#known.names.has(this.#labels.names.get(at) ?? '')
    if (at !== this.#labels.subtitle || !this.#known.hasSubtitle || isNamed) return false
    this.#parts.push(
      ...valuesOf({ ...block, name: 'Subtitle', machineName: 'subtitle', isLabelled: false }, block),
    )
    return true
  }

  #takeText(at: number, block: OutlineBlock): void {
    const { level, isOneBlock, places } = this.#run
    const isOver = block.kind === 'heading' && (block.level ?? 1) <= level && level !== Infinity
    const isFull = isOneBlock && places.length > 0 && !isGoingOn(this.#blocks, this.#run, block)
    if (!isOneBlock && isPast(this.#box, block)) {
      this.#section = undefined
      this.#box = undefined
      this.#open(bodyRun(undefined))
    } else if (isOver || isFull) this.#open(bodyRun(this.#section))
    this.#takeName(at, block)
    this.#run.places.push(at)
  }

  /** An element with a known name is a part of its own, where no label says what it is. */
  #takeName(at: number, block: OutlineBlock): void {
    const { level, machineName, label } = this.#run
    const name = this.#labels.names.get(at)
    // An element beside that of a heading is not what it stands over.
    const isBeside =
      label !== undefined &&
      !this.#run.isOneBlock &&
      this.#labels.names.get(label) !== name &&
      !isAround(this.#blocks[label], block, this.#blocks[this.#labels.title ?? -1])
    if (level !== Infinity && level !== namedLevel && !isBeside) return
    const isKnown = name !== undefined && this.#known.names.has(name)
    if (isKnown && machineName !== name) this.#open({ ...namedRun(block, name), places: [] })
    else if (!isKnown && level === namedLevel) this.#open(bodyRun(this.#section))
  }
}
