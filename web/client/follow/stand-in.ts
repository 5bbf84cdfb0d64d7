const everyMs = 4_000

interface StandIn<T> {
  ask: () => Promise<T>
  take: (answer: T) => void
  fail: () => void
}

/** Asks again and again, one question at a time, while the socket cannot be had. A question that fails is asked again like the others. */
export function standIn<T>({ ask, take, fail }: StandIn<T>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = 0

  async function once(mine: number) {
    const answer = await ask().catch(() => undefined)
    if (turn !== mine) return
    timer = setTimeout(() => void once(mine), everyMs)
    if (answer === undefined) fail()
    else take(answer)
  }

  return {
    begin: () => {
      if (timer !== undefined) return
      const mine = ++turn
      timer = setTimeout(() => void once(mine), 0)
    },
    stop: () => {
      turn++
      clearTimeout(timer)
      timer = undefined
    },
  }
}
