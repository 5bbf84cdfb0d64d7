import { DurableObject } from 'cloudflare:workers'

/** The methods that a class has, and those handlers of the runtime that it overrides: of these, the ones it leaves out are optional. */
type MethodOf<T> = {
  [K in string & keyof T]-?: T[K] extends (...args: never[]) => unknown ? K : never
}[Exclude<string & keyof T, `__${string}`>]

type ClassOf<T, Env> = new (ctx: DurableObjectState, env: Env) => T

/**
 * A class of Durable Objects whose code is loaded when an isolate has the first object of it: the Worker that hosts all classes reads none of them at its start.
 * Calls wait for the instance
 * and are delivered in order; when it cannot be made, the object is reset. `methods` are those of the class, all of them: what is no method of the prototype
 * cannot be called from outside. The constructor of the class must not wait for anything itself, since it runs beside the first call.
 */
export function lazyObject<T extends DurableObject<Env>, Env>(
  load: () => Promise<ClassOf<T, Env>>,
  methods: Record<MethodOf<T>, true>,
): ClassOf<DurableObject<Env>, Env> {
  class Lazy extends DurableObject<Env> {
    readonly instance = this.#create()

    async #create(): Promise<T> {
      try {
        const Loaded = await load()
        return new Loaded(this.ctx, this.env)
      } catch (error) {
        // The next call gets a new object: this one would stay broken for as long as it is called.
        this.ctx.abort(String(error))
        throw error
      }
    }
  }
  for (const name of Object.keys(methods) as MethodOf<T>[]) {
    async function value(this: Lazy, ...args: never[]) {
      const instance = await this.instance
      return (instance[name] as (...args: never[]) => unknown).apply(instance, args)
    }
    Object.defineProperty(Lazy.prototype, name, { value, configurable: true, writable: true })
  }
  return Lazy
}
