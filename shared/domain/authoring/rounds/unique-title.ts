const longestTitle = 1000

/** A title that none of `taken` (in lower case) equals: where one does, a number stands behind it. */
export function uniqueTitle(title: string, taken: ReadonlySet<string>): string {
  if (!taken.has(title.toLowerCase())) return title
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`
    const numbered = `${title.slice(0, longestTitle - ending.length)}${ending}`
    if (!taken.has(numbered.toLowerCase())) return numbered
  }
}
