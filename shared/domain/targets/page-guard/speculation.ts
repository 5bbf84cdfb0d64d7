import { type Scope, replaceFunction } from './wrap.ts'

const { apply, getOwnPropertyDescriptor } = Reflect
type Method = (this: unknown, ...args: never[]) => unknown

/**
 * Takes speculation rules out of a document and its shadow trees before the browser acts on them: no interception sees the loads that would follow. The
 * browser reads new rules in a microtask, and of those that the parser adds it is told after whoever watches changes.
 */
export function guardSpeculation(scope: Scope): void {
  const page = scope['document'] as object | undefined
  if (!page) return
  const NativeObserver = scope['MutationObserver'] as typeof MutationObserver
  const descriptor = (name: string, member: string) => {
    const { prototype } = scope[name] as { prototype: object }
    return getOwnPropertyDescriptor(prototype, member)
  }
  const method = (name: string, member: string) => descriptor(name, member)?.value as Method
  const setAttribute = method('Element', 'setAttribute')
  const remove = method('Element', 'remove')
  const observe = method('MutationObserver', 'observe')
  const countOf = descriptor('NodeList', 'length')?.get as Method
  const watch = (root: object, query: Method, attributes: object): void => {
    const clear = () => {
      const rules = apply(query, root, ['script[type*="speculationrules" i]']) as Record<number, object>
      const count = apply(countOf, rules, []) as number
      for (let at = 0; at < count; at++) {
        apply(setAttribute, rules[at], ['type', 'text/plain'])
        apply(remove, rules[at], [])
      }
    }
    const options = { __proto__: attributes, childList: true, subtree: true }
    apply(observe, new NativeObserver(clear), [root, options])
  }
  watch(page, method('Document', 'querySelectorAll'), { __proto__: null, attributeFilter: ['type'] })
  const query = method('DocumentFragment', 'querySelectorAll')
  // A list of attributes would be read by an iterator that page scripts may have replaced by then.
  const attributes = { __proto__: null, attributes: true }
  replaceFunction(
    (scope['Element'] as { prototype: object }).prototype,
    'attachShadow',
    (target, self, args) => {
      const root = apply(target as Method, self, args as never[]) as object
      watch(root, query, attributes)
      return root
    },
  )
}
