/** Words that look like a value: a run of capitalised ones inside of a sentence, an address, a number. */
export function examplesIn(text: string): string[] {
  const inner = text.replace(
    /(^|[.!?:]\s+)(\p{Lu}\p{L}*)(?=[,.!?:]|$|\s(?!\p{Lu}\p{Ll}))/gu,
    (_all, lead: string, word: string) => lead + word.toLowerCase(),
  )
  return [
    ...inner.matchAll(
      /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b\d+(?:[.,:]\d+)*\b|\p{Lu}[\p{L}\p{N}_'-]*(?: \p{Lu}[\p{L}\p{N}_'-]*)*/gu,
    ),
  ]
    .map(([found]) => found)
    .filter((one) => !/^(?:EUR|USD|GBP|CHF|I|You|Your|We|Our|OK|PDF|URL|ID|FAQ)$/.test(one))
}
