import { revealDates } from '../../../../shared/domain/prose-steps/relative-dates.ts'

/** Replaces `%NAME%` by the secret of that name in every string of a value; unknown names stay as they are. */
export function reveal<T>(value: T, secrets: Readonly<Record<string, string>>): T {
  return mapStrings(value, (text) =>
    text.replace(/%([A-Za-z_]\w*)%/g, (mark, name: string) =>
      Object.hasOwn(secrets, name) ? (secrets[name] ?? mark) : mark,
    ),
  )
}

/** Replaces `%TODAY+30D%` and the like by dates counted from `today`, an ISO date. A secret called TODAY keeps its `%TODAY%`. */
export function dated<T>(value: T, today: string, secrets: Readonly<Record<string, string>>): T {
  const taken = Object.hasOwn(secrets, 'TODAY')
  return mapStrings(value, (text) =>
    taken
      ? text.replace(/%TODAY[+-][^%]{1,40}%/g, (mark) => revealDates(mark, today))
      : revealDates(text, today),
  )
}

/** Puts `%NAME%` in the place of every secret value, the longest first, as written and as it stands in an address. */
export function conceal<T>(value: T, secrets: Readonly<Record<string, string>>): T {
  const known = Object.entries(secrets)
    .filter(([, secret]) => secret !== '')
    .toSorted(([, a], [, b]) => b.length - a.length)
  if (known.length === 0) return value
  return mapStrings(value, (text) => {
    let hidden = text
    for (const [name, secret] of known) {
      for (const form of new Set([secret, encodeURIComponent(secret), encodeURI(secret)]))
        hidden = hidden.replaceAll(form, () => `%${name}%`)
    }
    return hidden
  })
}

function mapStrings<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((item: unknown) => mapStrings(item, change)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings<unknown>(item, change)]),
  ) as T
}
