interface Named {
  number: number
  title: string
}

/** The stories whose number or title has all words of what is looked for; in whatever case. */
export function choosable<One extends Named>(stories: readonly One[], wanted: string): One[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return stories.filter(({ number, title }) => {
    const text = `#${number} ${title}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** With one more or one less of them. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
