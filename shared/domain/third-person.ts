/** The form of a verb for one thing, of its base: "is", "has", "tries", "passes", "shows". */
export function thirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}
