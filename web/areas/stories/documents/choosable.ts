interface NumberedStory {
  number: number
  title: string
}

/** The stories whose number or title has all words of what is looked for; in whatever case. */
export function choosable<T extends NumberedStory>(stories: readonly T[], wanted: string): T[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return stories.filter(({ number, title }) => {
    const text = `#${number} ${title}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
