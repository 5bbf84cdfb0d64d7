import type { Guard } from '../../../../shared/db/guard.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { answerOf } from '../../../../shared/kernel/execute.ts'
import type { KeyClaim } from '../../../../shared/kernel/key-claim.ts'
import { derivedIds } from '../../../../shared/services/deployment-ids.ts'
import type { Ids } from '../../../../shared/services/ids.ts'
import { signingSecret } from '../../../../shared/services/signing.ts'
import { toResponse } from '../to-response.ts'
import { holdBody } from './hold-body.ts'
import { type Asking, type Held, packed } from './kept-answer.ts'
import { type Claim, keeping, stillOurs, withoutBody } from './store.ts'

/** A call while it works under its key. */
export class Working implements KeyClaim {
  readonly #context: Context
  readonly #asking: Asking
  readonly #mine: Claim
  readonly guard: Guard
  readonly isDone: boolean
  #kept: Held | undefined

  constructor(context: Context, asking: Asking, mine: Claim, isDone: boolean) {
    this.#context = context
    this.#asking = asking
    this.#mine = mine
    this.guard = stillOurs(mine)
    this.isDone = isDone
  }

  ids(purpose: string): Ids {
    return derivedIds(signingSecret(this.#context.services.settings), this.#mine.seed, purpose)
  }

  async keep(answer: unknown) {
    const { operation } = this.#asking
    const held = await holdBody(toResponse(operation, answerOf(operation, answer)))
    const statement = keeping(this.#context, this.#mine, await packed(this.#context, this.#asking, held))
    this.#kept = held
    return { statement }
  }

  done() {
    const { status } = this.#asking.operation
    return keeping(this.#context, this.#mine, withoutBody(status))
  }

  /** Whether an answer went into the transaction of the change: any, or just this one. */
  hasKept(held?: Held): boolean {
    if (!this.#kept || !held) return this.#kept !== undefined
    const [kept, given] = [this.#kept.bytes, held.bytes]
    return (
      this.#kept.response.status === held.response.status &&
      kept !== null &&
      given !== null &&
      Buffer.from(kept).equals(given)
    )
  }
}
