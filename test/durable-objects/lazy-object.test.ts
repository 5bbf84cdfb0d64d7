import { env, runInDurableObject } from 'cloudflare:test'
import { DurableObject } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { lazyObject } from '../../durable-objects/lazy-object.ts'

class Counted extends DurableObject<Cloudflare.Env> {
  static made = 0
  readonly calls: string[] = []

  constructor(ctx: DurableObjectState, own: Cloudflare.Env) {
    super(ctx, own)
    Counted.made += 1
  }

  note(call: string): string[] {
    this.calls.push(call)
    return [...this.calls]
  }
}

interface Called {
  note: (call: string) => Promise<string[]>
}

const inObject = <T>(work: (state: DurableObjectState) => Promise<T>): Promise<T> =>
  runInDurableObject(env.EXECUTION.getByName(crypto.randomUUID()), (_, state) => work(state))

test('calls that come before the class is loaded reach one object, in their order', async () => {
  const before = Counted.made
  const answers = await inObject(async (state) => {
    const Lazy = lazyObject(
      async () => {
        await scheduler.wait(1)
        return Counted
      },
      { note: true },
    )
    const object = new Lazy(state, env) as unknown as Called
    return Promise.all(['first', 'second', 'third'].map((call) => object.note(call)))
  })
  expect(answers).toEqual([['first'], ['first', 'second'], ['first', 'second', 'third']])
  expect(Counted.made - before).toBe(1)
})

test('where the class cannot be loaded, the call says why and the object is reset, so that the next call gets a new one', async () => {
  const outcome = await inObject(async (state) => {
    const reasons: unknown[] = []
    // What it does ends the object that runs this test.
    Object.defineProperty(state, 'abort', { value: (reason: unknown) => reasons.push(reason) })
    const Lazy = lazyObject<Counted, Cloudflare.Env>(() => Promise.reject(new Error('no such chunk')), {
      note: true,
    })
    const object = new Lazy(state, env) as unknown as Called
    const refusal = await object.note('first').catch((error: Error) => error.message)
    return [refusal, reasons]
  })
  expect(outcome).toEqual(['no such chunk', ['Error: no such chunk']])
})
