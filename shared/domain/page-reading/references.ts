const single: ReadonlySet<string> = new Set([
  'subject',
  'list',
  'field',
  'control',
  'near',
  'target',
  'closes',
  'in',
])

/**
 * The same condition, event or effect with every name in it replaced: names become ids, or ids of one model those of another. `slot` is
 * the property that holds the name, so that a control and a field of one name can be told apart.
 */
export function renamed<T>(value: T, to: (name: string, slot: string) => string): T {
  return walk(value, '', to) as T
}

/** Every name in it. */
export function namesIn(value: unknown): string[] {
  const found: string[] = []
  walk(value, '', (name) => {
    found.push(name)
    return name
  })
  return found
}

function walk(value: unknown, slot: string, to: (name: string, slot: string) => string): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown) =>
      slot === 'subjects' && typeof one === 'string' ? to(one, 'subject') : walk(one, slot, to),
    )
  if (typeof value !== 'object' || value === null) return value
  const made: Record<string, unknown> = {}
  for (const [name, one] of Object.entries(value))
    made[name] = typeof one === 'string' && single.has(name) ? to(one, name) : walk(one, name, to)
  return made
}
