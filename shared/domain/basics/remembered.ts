const longestKept = 200

/**
 * A pure function of a text with its latest answers kept, for what is asked about the same short texts again and again. Keeps at most
 * `most` answers and then begins anew; answers must be values that nobody changes.
 */
export function remembered<T>(
  work: (text: string) => T,
  most = 500,
  longest = longestKept,
): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    if (text.length > longest) return work(text)
    const known = kept.get(text)
    if (known !== undefined) return known
    const found = work(text)
    if (kept.size >= most) kept.clear()
    kept.set(text, found)
    return found
  }
}
