import type { Before, Move } from '../../grammar/lives/told.ts'
import type { Statement } from '../draft.ts'
import type { Whole } from './whole.ts'

type Sentence = Statement['sentence']

const agreeing = new Set('approve accept confirm grant agree pass succeed'.split(' '))
const denying = new Set('reject decline refuse deny disagree fail'.split(' '))

/** Where a life goes on that is told from one move to the next. */
export class Onward {
  /** Where the last move led; `isBack`: where it had been before. */
  private at: { state: string; block: number | undefined; isBack: boolean } | undefined
  /** The last move, where it began, and its sentence. */
  private last: { move: Move; before: Before; number: number } | undefined
  private readonly left = new Set<string>()
  private readonly reached = new Set<string>()
  private readonly whole: Whole

  constructor(whole: Whole) {
    this.whole = whole
  }

  come(state: string, { block }: Sentence): void {
    this.at = { state, block, isBack: this.reached.has(state) }
    this.reached.add(state)
    this.last = undefined
  }

  take(move: Move, before: Before, sentence: Sentence): void {
    if (move.to !== undefined) this.come(move.to, sentence)
    this.last = { move, before, number: sentence.number }
  }

  isIn({ number }: Sentence): boolean {
    return this.last?.number === number
  }

  /** "If she agrees, … If it is lost, …", "also": another way from where the last move began. */
  isBeside({ isIf, to, deed }: Move): boolean {
    const last = this.last?.move
    return last !== undefined && (last.isIf === isIf || to === undefined || last.deed?.verb === deed?.verb)
  }

  /** Where the last move led, if nothing else leads on from there: what is not the end has a way out. */
  startOf(move: Move, sentence: Sentence): Before | undefined {
    const { last, at } = this
    if (last && (isOpposite(last.move, move) || (this.isIn(sentence) && this.isOther(move))))
      return last.before
    if (!at || move.to === undefined || move.to === at.state || this.whole.isEnd(at.state)) return undefined
    const isNext = at.block === sentence.block && !at.isBack
    if (!isNext && (this.whole.isLeft(at.state) || this.left.has(at.state))) return undefined
    this.left.add(at.state)
    return { states: [at.state] }
  }

  private isOther(move: Move): boolean {
    return move.isOr === true || (move.isIf === true && this.isBeside(move))
  }
}

/** "Approves it", "declines it". */
function isOpposite(one: Move, other: Move): boolean {
  const [own, next] = [one.deed?.verb ?? '', other.deed?.verb ?? '']
  return (agreeing.has(own) && denying.has(next)) || (denying.has(own) && agreeing.has(next))
}
