export type Scope = Record<string, unknown>

const { defineProperty } = Reflect
const NativeProxy = Proxy

/** Arguments with another first one. */
export const withFirst = (address: string, args: unknown[]): unknown[] =>
  args.length > 1 ? [address, args[1]] : [address]

/** Puts a guarded constructor in the place of a native one, in its scope and where its objects name it. */
export function replaceClass(
  scope: Scope,
  name: string,
  build: (target: object, args: unknown[], made: object) => object,
): void {
  const native = scope[name] as { prototype: object } | undefined
  if (typeof native !== 'function') return
  const { prototype } = native as { prototype: object }
  // Traps of a handler are looked up in what it inherits, too.
  const value = new NativeProxy(native, { __proto__: null, construct: build } as object)
  defineProperty(prototype, 'constructor', { value, writable: true, configurable: true })
  defineProperty(scope, name, { value, writable: true, configurable: true })
}

/** Puts a guarded function in the place of a native one. */
export function replaceFunction(
  owner: object,
  name: string,
  run: (target: object, self: unknown, args: unknown[]) => unknown,
): void {
  const native = (owner as Scope)[name]
  if (typeof native !== 'function') return
  const value = new NativeProxy(native, { __proto__: null, apply: run } as object)
  defineProperty(owner, name, { value, writable: true, configurable: true })
}
