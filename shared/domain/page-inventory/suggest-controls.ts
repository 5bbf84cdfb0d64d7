import { textIndex } from '../text-similarity/index.ts'

const mostSuggested = 5
/** Below it two names have nothing in common that a reader would see. */
const leastLikeness = 0.15
/** What of the same kind adds to the likeness of a name: enough to be suggested for itself. */
const sameKind = 0.2

/** Roles that people mix up, or have one word for. */
const families = [
  'button link menuitem tab control',
  'textbox searchbox spinbutton combobox listbox slider typing adding sending',
  'checkbox switch radio menuitemcheckbox menuitemradio noted',
  'option radio menuitem menuitemradio treeitem',
].map((roles) => new Set(roles.split(' ')))

/**
 * The controls that a step may have meant which names none of them, at most five, the likeliest first: by the words that the names share
 * (their tf-idf) or by their letters (Dice's coefficient of pairs), and before others those of the kind that was said. Controls come back as they were given:
 * `revealedBy` of one that is not shown yet says what has to be done first. Equals keep their order.
 */
export function suggestControls<Control extends { role: string; name: string }>(
  name: string,
  role: string | undefined,
  controls: readonly Control[],
): Control[] {
  const named = controls.filter((control) => control.name.trim() !== '')
  const byWords = new Map(
    textIndex(named.map((control) => control.name))
      .nearest(name)
      .map(({ at, similarity }) => [at, similarity]),
  )
  const pairs = pairsOf(name)
  return named
    .map((control, at) => {
      const likeness = Math.max(byWords.get(at) ?? 0, dice(pairs, pairsOf(control.name)))
      return { control, score: likeness + (isOfKind(role, control.role) ? sameKind : 0) }
    })
    .filter(({ score }) => score > leastLikeness)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostSuggested)
    .map(({ control }) => control)
}

const isOfKind = (role: string | undefined, other: string): boolean =>
  role === other || families.some((family) => role !== undefined && family.has(role) && family.has(other))

/** Each two letters or digits that follow one another. */
function pairsOf(text: string): Set<string> {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return new Set(Array.from({ length: Math.max(key.length - 1, 0) }, (_none, at) => key.slice(at, at + 2)))
}

function dice(wanted: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...wanted].filter((pair) => other.has(pair)).length
  return (2 * shared) / Math.max(wanted.size + other.size, 1)
}
