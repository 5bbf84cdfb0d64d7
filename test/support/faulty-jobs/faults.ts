/** One thing that goes wrong: the calls it strikes, how often, and whether the call was done before it failed. */
export interface Fault {
  /** A pattern of call names, such as `FILES\\.put .*step-2\\.png`, `EXECUTION.putCase` or `STEP case-1`. */
  on: string
  /** `before`: the call never arrives. `after`: it is done, and its answer gets lost. `hang`: it never answers. */
  how: 'before' | 'after' | 'hang'
  /** For ever without it. */
  times?: number
}

/** What strikes next, every call that was made by name, and what runs are set up with beside what the public interface offers. */
export const state: {
  faults: Fault[]
  calls: string[]
  settings: Record<string, unknown>
  /** Browsers answer as `withAnswersOfNobody` says. */
  confused: boolean
  /** Browsers lose scripts as `withoutScripts` says. */
  scriptless: false | 'beginning' | 'first-close'
  /** Queues deliver every message twice. */
  repeating: boolean
} = { faults: [], calls: [], settings: {}, confused: false, scriptless: false, repeating: false }

/** Makes a call, unless a fault strikes it. */
export async function strike<T>(name: string, call: () => Promise<T>): Promise<T> {
  state.calls.push(name)
  const fault = state.faults.find(({ on, times = 1 }) => times > 0 && new RegExp(on).test(name))
  if (!fault) return call()
  if (fault.times !== undefined) fault.times--
  if (fault.how === 'hang') return new Promise(() => undefined)
  if (fault.how === 'after') await call()
  throw new Error(`Struck: ${name}`)
}

type Reading = (name: string, answer: unknown) => unknown

/** The same binding, whose calls can be struck, and whose answers can be read otherwise. Objects are reached by `getByName`. */
export function struck<T extends object>(
  binding: T,
  name: string,
  read: Reading = (_name, answer) => answer,
): T {
  return new Proxy(binding, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function' || typeof key !== 'string') return value
      // Stubs make any name a method; only what their callers await is a call.
      if (key === 'getByName')
        return (...args: unknown[]) => struck(Reflect.apply(value, target, args) as object, name, read)
      return (...args: unknown[]) => {
        const about = typeof args[0] === 'string' ? ` ${args[0]}` : ''
        const call = async () =>
          read(`${name}.${key}`, await (Reflect.apply(value, target, args) as Promise<unknown>))
        return strike(`${name}.${key}${about}`, call)
      }
    },
  })
}
