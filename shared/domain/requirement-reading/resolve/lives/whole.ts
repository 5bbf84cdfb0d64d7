import type { Told, ToldLife } from '../../grammar/lives/told.ts'
import type { Statement } from '../draft.ts'

type Sentence = Statement['sentence']

/** What all sentences tell of a life, before anything is taken. */
export class Whole {
  private readonly told = new Map<number, ToldLife>()
  private readonly blocks = new Map<number, number | undefined>()
  private left: ReadonlySet<string> | undefined
  private ends: ReadonlySet<string> | undefined

  add({ number, block }: Sentence, life: ToldLife): void {
    this.told.set(number, life)
    this.blocks.set(number, block)
  }

  of(number: number): ToldLife | undefined {
    return this.told.get(number)
  }

  /** "We return the loan. This is possible from …": the next sentence says what comes of it. */
  isTaken({ number, block }: Sentence): boolean {
    const next = this.told.get(number + 1)?.told[0]
    return (
      next?.kind === 'move' &&
      !next.deed &&
      next.before !== undefined &&
      this.blocks.get(number + 1) === block
    )
  }

  /** "A cylinder that reaches 30 is set to Missing. At 29 it is still On hire." */
  stayingAfter({ number: at, block }: Sentence): string | undefined {
    for (let number = at + 1; number < at + 4; number += 1) {
      const next = this.told.get(number)?.told[0]
      const isOn = next?.kind === 'move' && !next.deed && !next.before && next.guards.length > 0
      if (!isOn || this.blocks.get(number) !== block) return undefined
      if (next.stays) return next.stays
    }
    return undefined
  }

  /** Whether some sentence names this state alone as the one that a move leads away from. */
  isLeft(state: string): boolean {
    this.left ??= new Set(this.leaving())
    return this.left.has(state)
  }

  isEnd(state: string): boolean {
    this.ends ??= new Set(this.all().flatMap((one) => (one.kind === 'final' ? one.states : [])))
    return this.ends.has(state)
  }

  private all(): Told[] {
    return [...this.told.values()].flatMap(({ told, isOdd }) => (isOdd ? [] : told))
  }

  private *leaving(): Generator<string> {
    const all = this.all()
    for (const [index, one] of all.entries()) {
      if (one.kind !== 'move' && one.kind !== 'pending') continue
      const [state, ...more] = one.before && !one.before.others ? one.before.states : []
      const next = one.kind === 'pending' ? all[index + 1] : one
      const to = next?.kind === 'move' && (next === one || !next.before) ? next.to : undefined
      if (state !== undefined && more.length === 0 && to !== undefined && to !== state) yield state
    }
  }
}
