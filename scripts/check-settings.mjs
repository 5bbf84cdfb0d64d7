import { readSettings } from '../shared/services/settings.ts'

/**
 * Refuses settings as the Workers would, and those that none of them reads, before anything is started or deployed with them; `vars` of a config stand beside
 * them. Throws with a sentence.
 * @param {Record<string, string>} given
 * @param {Record<string, string>} [vars]
 */
export function checkSettings(given, vars = {}) {
  const known = Object.keys(readSettings({}))
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const near = nearest(unknown, known)
    const meant = near === undefined ? '' : ` Did you mean ${near}?`
    throw new Error(`Nothing reads the setting ${unknown}.${meant} docs/operate.md explains them all.`)
  }
  readSettings({ ...vars, ...given })
}

const mostDifferences = 3

function nearest(word, others) {
  const away = others.map((other) => ({ other, differences: differencesOf(word.toUpperCase(), other) }))
  const [best] = away.toSorted((a, b) => a.differences - b.differences)
  return best !== undefined && best.differences <= mostDifferences ? best.other : undefined
}

/** How many letters have to be added, taken away or replaced (Levenshtein). */
function differencesOf(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const letter of one) {
    const next = [row[0] + 1]
    for (let at = 1; at < row.length; at++) {
      const replaced = row[at - 1] + (letter === other[at - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[at] + 1, next[at - 1] + 1))
    }
    row = next
  }
  return row.at(-1)
}
